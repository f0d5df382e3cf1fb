import { html } from 'hono/html';
import { faultKinds } from '../world/faultRules.ts';
import {
  brandIds,
  cdnStates,
  countries,
  humanCheckKinds,
  phoneTroubles,
  reviewKinds,
  toggleIds,
} from '../world/settings.ts';
import { switches, switchNames } from './change.ts';
import type { PanelState } from './state.ts';

type Html = ReturnType<typeof html>;

const statuses = ['Normal', 'Maintenance', 'Region restricted'];
const verdicts = { approve: 'approved', reject: 'turned down', hold: 'looked at for ever' } as const;
const pictures = { up: 'Both origins', 'first-down': 'Second origin only', down: 'None arrive' } as const;

/** The control panel: plain forms that work without script. */
export function panelPage(state: PanelState, notice: string | null): Html {
  const { settings, clock } = state;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandbox control panel</title>
<link rel="stylesheet" href="/sandbox/panel.css">
<script src="/sandbox/panel.js" defer></script>
</head>
<body>
<header><h1>Sandbox</h1><p>Everything here is invented. <a href="/">Open the site</a></p></header>
${notice ? html`<p role="status">${notice}</p>` : ''}
<main>
${section(
  'Scenarios',
  html`<p>A link puts the whole platform into a state, from the beginning.</p>
<ul class="columns">${state.scenarios.map(({ name, title }) => html`<li><a href="/sandbox/scenario/${name}">${name}</a> <small>${title}</small></li>`)}</ul>`,
)}
${section(
  'Platform',
  form(
    '/sandbox/set',
    'platform',
    html`
${choice(
  'Brand',
  'brand',
  brandIds.map((id) => [id, id]),
  settings.brand,
)}
${choice(
  'System status',
  'systemStatus',
  statuses.map((word, value) => [String(value), word]),
  String(settings.systemStatus),
)}
${choice(
  'Country',
  'country',
  Object.keys(countries).map((code) => [code, code]),
  settings.country,
)}
${choice(
  'Pictures',
  'imageCdn',
  cdnStates.map((id): Option => [id, pictures[id]]),
  settings.imageCdn,
)}
${choice(
  'A person is asked for by',
  'humanCheck',
  humanCheckKinds.map((kind): Option => [kind, kind]),
  settings.humanCheck,
)}
${figure('Latency, ms', 'latencyMs', settings.latencyMs, 600_000)}
${figure('Captcha after failed logins', 'captchaAfter', settings.captchaAfter, 1_000)}
${figure('Minutes a message code holds', 'codeMinutes', settings.codeMinutes, 60)}
${choice(
  'Phones are verified by',
  'phoneService',
  [
    ['platform', 'the platform'],
    ['firebase', 'a third party'],
  ],
  settings.phoneService,
)}
${choice(
  'That third party says',
  'phoneTrouble',
  phoneTroubles.map((id): Option => [id, id]),
  settings.phoneTrouble,
)}
${choice(
  'Payments are',
  'reviews',
  reviewKinds.map((kind): Option => [kind, verdicts[kind]]),
  settings.reviews,
)}
${choice(
  'Complaints about payments are',
  'inquiries',
  reviewKinds.map((kind): Option => [kind, verdicts[kind]]),
  settings.inquiries,
)}
${figure('A payment counts as received after minutes', 'confirmMinutes', settings.confirmMinutes, 10_000)}
${figure('Figures of a movement hold for seconds', 'quoteSeconds', settings.quoteSeconds, 3_600)}
${figure('Session ends after minutes', 'sessionMinutes', settings.sessionMinutes, 10_000)}`,
  ),
)}
${section('Features', form('/sandbox/set', 'toggles', html`${toggleIds.map((id) => check(id, id, settings.toggles[id]))}`))}
${section('Content and rules', form('/sandbox/set', 'switches', html`${switchNames.map((name) => check(switches[name], name, settings[name]))}`))}
${section(
  'Fault',
  html`${form(
    '/sandbox/set',
    'faults',
    html`
${choice('Call', 'call', [['*', 'every call'], ...state.calls.map((call): Option => [call, call])], settings.faults[0]?.call ?? '*')}
${choice('Goes wrong by', 'kind', [['', 'nothing'], ...faultKinds.map((kind): Option => [kind, kind])], settings.faults[0]?.kind ?? '')}`,
  )}
<ul>${settings.faults.map(({ call, kind, when }) => html`<li>${call}: ${kind} ${when ? JSON.stringify(when) : ''}</li>`)}</ul>`,
)}
${section(
  'Clock',
  html`<p>${new Date(clock.now).toISOString()}, ${clock.mode}</p>
<div class="row">${[
    ['freeze', 'Freeze'],
    ['run', 'Run on'],
    ['minute', 'One minute on'],
    ['hour', 'One hour on'],
    ['day', 'One day on'],
    ['reset', 'Real time'],
  ].map(([kind, word]) => action('/sandbox/clock', 'kind', kind, word))}</div>`,
)}
${section(
  'Accounts',
  html`<div class="scroll" tabindex="0" role="group" aria-label="Accounts and passwords"><table><thead><tr><th scope="col">Account</th><th scope="col">Password</th><th scope="col">State</th></tr></thead>
<tbody>${state.accounts.map(({ username, password, state: what }) => html`<tr><th scope="row">${username}</th><td><code>${password}</code></td><td>${what}</td></tr>`)}</tbody></table></div>
<p>All of them pay with the password <code>${state.paymentPassword}</code>.</p>`,
)}
${section(
  'Signed in',
  html`${
    state.sessions.length === 0
      ? html`<p>Nobody.</p>`
      : html`<ul>${state.sessions.map(({ username, startedAt, balance }) => html`<li>${username}, since ${new Date(startedAt).toISOString()}, balance ${balance} ${state.currency ?? ''}</li>`)}</ul>`
  }${action('/sandbox/expire', 'all', 'yes', 'End every session now')}`,
)}
${section(
  'Codes',
  html`<h3>Captchas</h3>${
    state.captchas.length === 0
      ? html`<p>None open.</p>`
      : html`<ul>${state.captchas.map(({ answer }) => html`<li><code>${answer}</code></li>`)}</ul>`
  }<h3>Sent by message</h3>${state.codes.length === 0 ? html`<p>None.</p>` : html`<ul>${state.codes.map(({ purpose, mobileNum, code }) => html`<li>${mobileNum}, ${purpose}: <code>${code}</code></li>`)}</ul>`}
<h3>Letters</h3>${state.letters.length === 0 ? html`<p>None.</p>` : html`<ul>${state.letters.map(({ to, username, password }) => html`<li>${to}: ${username} may log in once with <code>${password}</code></li>`)}</ul>`}
<h3>Other proofs</h3><ul>${state.proofs.map(({ username, payeeName }) => html`<li>${username}: bank account of <code>${payeeName}</code>; the authenticator’s code stands at <a href="/sandbox/api/authenticator/${username}">/sandbox/api/authenticator/${username}</a></li>`)}</ul>`,
)}
${section('From the beginning', action('/sandbox/reset', 'all', 'yes', 'Reset everything'))}
</main>
</body>
</html>`;
}

type Option = readonly [value: string, word: string];

const section = (title: string, body: Html): Html => html`<section><h2>${title}</h2>${body}</section>`;

const form = (target: string, name: string, body: Html): Html =>
  html`<form method="post" action="${target}" aria-label="${name}"><input type="hidden" name="section" value="${name}"><div class="row">${body}</div><button>Apply</button></form>`;

const action = (target: string, name: string, value: string | undefined, word: string | undefined): Html =>
  html`<form method="post" action="${target}"><button name="${name}" value="${value ?? ''}">${word ?? ''}</button></form>`;

const choice = (label: string, name: string, options: readonly Option[], chosen: string): Html =>
  html`<label>${label}<select name="${name}">${options.map(([value, word]) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${word}</option>`)}</select></label>`;

const figure = (label: string, name: string, value: number, most: number): Html =>
  html`<label>${label}<input type="number" name="${name}" value="${String(value)}" min="0" max="${String(most)}"></label>`;

const check = (label: string, name: string, on: boolean): Html =>
  html`<label class="check"><input type="checkbox" name="${name}" ${on ? 'checked' : ''}>${label}</label>`;

/** Hands a scenario's token to the tab and goes on; the script beside it does the work. */
export const enterPage = (token: string | null, then: string): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Entering</title></head>
<body><p><a id="then" href="${then}" data-token="${token ?? ''}">Go on to the site</a></p><script src="/sandbox/enter.js"></script></body></html>`;
