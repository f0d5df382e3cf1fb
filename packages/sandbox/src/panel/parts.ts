import { html } from 'hono/html';
import { noIcon } from '../http/noIcon.ts';

export type Html = ReturnType<typeof html>;

/** Renders a page of the panel. `news` reports what was just done, `problem` why it was not. */
export const frame = (
  { title, lead, news, problem }: { title: string; lead: Html; news: string | null; problem?: string | null },
  body: Html,
): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${noIcon}
<link rel="stylesheet" href="/sandbox/panel.css">
<script src="/sandbox/panel.js" defer></script>
</head>
<body>
<header><h1>${title}</h1><p>${lead}</p></header>
${news ? html`<p role="status">${news}</p>` : ''}${problem ? html`<p role="alert">${problem}</p>` : ''}
<main>
${body}
</main>
</body>
</html>`;

export type Option = readonly [value: string, word: string];

export const section = (title: string, body: Html): Html => html`<section><h2>${title}</h2>${body}</section>`;

interface FormOptions {
  word?: string;
  /** Check boxes submitted on change; without script the button does the same. */
  atOnce?: boolean;
}

export const form = (
  target: string,
  name: string,
  body: Html,
  { word = 'Apply', atOnce = false }: FormOptions = {},
): Html =>
  html`<form method="post" action="${target}" aria-label="${name}" ${atOnce ? 'data-at-once' : ''}><input type="hidden" name="section" value="${name}"><div class="row">${body}</div><button>${word}</button></form>`;

export const search = (target: string, name: string, body: Html, word: string): Html =>
  html`<form method="get" action="${target}" aria-label="${name}"><div class="row">${body}</div><button>${word}</button></form>`;

export const action = (target: string, name: string, value: string | undefined, word: string | undefined): Html =>
  html`<form method="post" action="${target}"><button name="${name}" value="${value ?? ''}">${word ?? ''}</button></form>`;

export const choice = (label: string, name: string, options: readonly Option[], chosen: string): Html =>
  html`<label>${label}<select name="${name}">${options.map(([value, word]) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${word}</option>`)}</select></label>`;

export const figure = (label: string, name: string, value: number, most: number): Html =>
  html`<label>${label}<input type="number" name="${name}" value="${String(value)}" min="0" max="${String(most)}"></label>`;

export const check = (label: string, name: string, on: boolean): Html =>
  html`<label class="check"><input type="checkbox" name="${name}" ${on ? 'checked' : ''}>${label}</label>`;

export const line = (label: string, name: string, value: string, hint = ''): Html =>
  html`<div class="field"><label>${label}<input name="${name}" value="${value}" autocomplete="off" spellcheck="false" ${hint ? html`aria-describedby="${name}-hint"` : ''}></label>${hint ? html`<small id="${name}-hint">${hint}</small>` : ''}</div>`;

/** Renders a table that scrolls if too wide, also by keyboard; `figures` are the amount columns. */
export const table = (
  label: string,
  heads: readonly string[],
  rows: readonly Html[],
  figures: readonly string[] = [],
): Html =>
  html`<div class="scroll" tabindex="0" role="group" aria-label="${label}"><table><thead><tr>${heads.map((head) => html`<th scope="col" class="${figures.includes(head) ? 'figure' : ''}">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
