import { html } from 'hono/html';
import { noIcon } from '../http/noIcon.ts';
import { faultKinds } from '../world/base/faultRules.ts';
import {
  brandIds,
  cdnStates,
  countries,
  currencyChoices,
  humanCheckKinds,
  phoneTroubles,
  reviewKinds,
  toggleIds,
} from '../world/base/settings.ts';
import { switches, switchNames } from './change.ts';
import { matchChanges } from './matchRoutes.ts';
import { action, check, choice, figure, form, frame, type Html, type Option, section, table } from './parts.ts';
import type { PanelState } from './state.ts';

const statuses = ['Normal', 'Maintenance', 'Region restricted'];
const verdicts = { approve: 'approved', reject: 'turned down', hold: 'looked at for ever' } as const;
const changeWords = {
  home: 'A point for the first',
  away: 'A point for the second',
  'home-back': 'A point back from the first',
  'away-back': 'A point back from the second',
  end: 'The end',
} as const;
const pictures = { up: 'Both origins', 'first-down': 'Second origin only', down: 'None arrive' } as const;

export function panelPage(state: PanelState, news: string | null): Html {
  const { settings, clock } = state;
  return frame(
    { title: 'Sandbox', lead: html`Everything here is invented. <a href="/">Open the site</a>`, news },
    html`${section(
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
  'Currency',
  'currency',
  currencyChoices.map((code): Option => [code, code === 'brand' ? 'the brand’s own' : code]),
  settings.currency,
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
${section('Features', form('/sandbox/set', 'toggles', html`${toggleIds.map((id) => check(id, id, settings.toggles[id]))}`, { atOnce: true }))}
${section('Content and rules', form('/sandbox/set', 'switches', html`${switchNames.map((name) => check(switches[name], name, settings[name]))}`, { atOnce: true }))}
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
  'Lottery',
  html`<p>A draw that is held now has the numbers it would have had later; the next one begins at once.</p>
${form(
  '/sandbox/draw',
  'draw',
  choice(
    'Lottery',
    'game',
    state.lotteries.map(({ code, title, number }): Option => [code, `${title}, ${number}`]),
    '',
  ),
  { word: 'Hold the draw now' },
)}`,
)}
${section(
  'Matches',
  html`<p>A score that is moved changes the odds at once; a match that is ended has the score that it has, and its bets are settled.</p>
${form(
  '/sandbox/match',
  'match',
  html`${choice(
    'Match',
    'match',
    state.matches.map(({ id, home, away, score }): Option => [id, `${home} ${score[0]}, ${away} ${score[1]}`]),
    '',
  )}${choice(
    'Change',
    'change',
    matchChanges.map((change): Option => [change, changeWords[change]]),
    '',
  )}`,
  { word: 'Change the match' },
)}`,
)}
${section(
  'Live tables',
  state.tables.length === 0
    ? html`<p>Nobody sits at one.</p>`
    : html`<p>A round that is ended while bets are open goes on without the player; a hand under way stands.</p>
${form(
  '/sandbox/round',
  'round',
  choice(
    'Table',
    'table',
    state.tables.map(({ username, game, title }): Option => [`${username} ${game}`, `${username}, ${title}`]),
    '',
  ),
  { word: 'End the round now' },
)}`,
)}
${section(
  'Accounts',
  html`${table(
    'Accounts and passwords',
    ['Account', 'Password', 'State'],
    state.accounts.map(
      ({ username, password, state: what }) =>
        html`<tr><th scope="row"><a href="/sandbox/accounts/${username}">${username}</a></th><td><code>${password}</code></td><td>${what}</td></tr>`,
    ),
  )}
<p>All of them pay with the password <code>${state.paymentPassword}</code>. A name leads to its money, rank, flags and ledger; <a href="/sandbox/accounts">here is every account</a>.</p>`,
)}
${section(
  'Signed in',
  html`${
    state.sessions.length === 0
      ? html`<p>Nobody.</p>`
      : html`<ul>${state.sessions.map(({ username, startedAt, balance }) => html`<li><a href="/sandbox/accounts/${username}">${username}</a>, since ${new Date(startedAt).toISOString()}, balance ${balance} ${state.currency ?? ''}</li>`)}</ul>`
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
${section('From the beginning', action('/sandbox/reset', 'all', 'yes', 'Reset everything'))}`,
  );
}

export interface Entrant {
  token: string;
  due: { username: string; restricted: boolean; unverified: boolean } | null;
}

/** Stores a scenario's login in the tab, under the keys of SES-01, and continues; the script does the work. */
export function enterPage(entrant: Entrant | null, then: string): Html {
  const { token = '', due = null } = entrant ?? {};
  const name = due?.username ?? '';
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Entering</title>${noIcon}</head>
<body><p><a id="then" href="${then}" data-token="${token}" data-account="${name}" data-username="${name}" data-cpw="${due?.restricted ? 'true' : ''}" data-verify="${due?.unverified ? 'true' : ''}">Go on to the site</a></p><script src="/sandbox/enter.js"></script></body></html>`;
}
