import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import type { Browser, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import type { Consumer } from './consumer.ts';

/** Elements that every host's own sheet says something about. */
const hostMarkup = `
  <h1 class="text-5xl font-bold display-4">Our house</h1>
  <h2>Offers</h2>
  <p>Words with <a href="#a" class="underline">a link</a>, <b>bold</b> and <code>code</code>.</p>
  <ul class="list-disc"><li>First</li><li>Second</li></ul>
  <dl><dt>Term</dt><dd>Meaning</dd></dl>
  <button class="btn btn-primary bg-red-500 p-4">Press</button>
  <label>Name <input class="form-control border" /></label>
  <table class="table"><caption>Bets</caption><thead><tr><th>When</th></tr></thead><tbody><tr><td>Today</td></tr></tbody></table>
  <fieldset><legend>Choice</legend><input type="checkbox" /></fieldset>
  <figure><img alt="" width="20" height="20" /></figure>`;

/** Parts of every kind of element: text, links, buttons, fields, lists, a table. */
const ours = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Accordion, Alert, Badge, Button, DescriptionList, RecordTable, Root, Stack, Text, Timeline } from '@baize/ui';
import { Checkbox, RadioGroup, SelectField, Tabs, TextArea, TextField } from '@baize/ui/overlays';

const rows = [{ id: 'a', game: 'Tides', stake: '5.00' }];
const options = [{ value: 'day', label: 'Day' }, { value: 'week', label: 'Week' }];
const none = () => {};
const page = h(Root, null, h(Stack, { gap: 4 },
  h(Text, { as: 'h2', size: 'displaySm' }, 'Your points'),
  h(Text, null, 'Nine of them'),
  h(Badge, { tone: 'positive' }, 'Won'),
  h(Alert, { tone: 'warning' }, 'Two days are left.'),
  h(Button, { kind: 'primary' }, 'Redeem'),
  h(Button, { href: '#more' }, 'More'),
  h(TextField, { label: 'Name', hint: 'As on the card', error: 'Say who you are.' }),
  h(TextArea, { label: 'Words' }),
  h(SelectField, { label: 'Span', options }),
  h(Checkbox, { label: 'I am of age' }),
  h(RadioGroup, { label: 'Limit', options, name: 'limit' }),
  h(DescriptionList, { items: [{ id: 'a', term: 'Account', value: 'ada' }] }),
  h(Accordion, { label: 'Questions', items: [{ id: 'a', title: 'When?', body: 'Today.' }], open: 'a', onToggle: none }),
  h(Timeline, { label: 'Way', steps: [{ id: 'a', label: 'Asked', state: 'done' }], words: { done: 'done' } }),
  h(Tabs, { label: 'Kinds', selected: 'a', onSelect: none, items: [{ id: 'a', label: 'All', panel: 'Everything' }] }),
  h(RecordTable, {
    caption: 'Bets', captionShown: true, rows, rowId: (row) => row.id, load: { kind: 'ready' },
    columns: [
      { id: 'game', header: 'Game', role: 'title', cell: (row) => row.game },
      { id: 'stake', header: 'Stake', role: 'result', align: 'end', cell: (row) => row.stake },
    ],
  }),
));
flushSync(() => createRoot(document.querySelector('#ours')).render(page));
`;

/** Hosts by name, each with its own sheet. */
export const hosts = {
  none: '',
  tailwind: '@layer theme, base, baize, components, utilities;\n@import "tailwindcss";',
  bootstrap: '@layer bootstrap, baize;\n@import "bootstrap/dist/css/bootstrap.css" layer(bootstrap);',
};

/** Builds a page of a host's sheet, of our parts, or of both, and opens it. */
export async function openHostPage(
  browser: Browser,
  { folder }: Consumer,
  host: keyof typeof hosts,
  withOurs: boolean,
): Promise<Page> {
  writeFileSync(join(folder, 'host.css'), hosts[host]);
  writeFileSync(join(folder, 'host.html'), hostMarkup);
  const imports = [`import './host.css';`, ...(withOurs ? [`import '@baize/ui/sheets/plain.css';`, ours] : [])];
  writeFileSync(join(folder, 'host.js'), imports.join('\n'));
  const { output } = (await build({
    root: folder,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [tailwind()],
    build: { write: false, modulePreload: false, rolldownOptions: { input: join(folder, 'host.js') } },
  })) as Rolldown.RolldownOutput;
  const styles = output.map((part) => (part.type === 'asset' && part.fileName.endsWith('.css') ? part.source : ''));
  const scripts = output.map((part) => (part.type === 'chunk' ? part.code : ''));
  const page = await browser.newPage();
  await page.setContent(
    `<!doctype html><html lang="en" dir="ltr" data-brand="plain" data-theme="light"><meta charset="utf-8"><style>${styles.join('\n')}</style>
    <body><div id="host" style="width:600px">${hostMarkup}</div><div id="ours" style="width:600px"></div>`,
  );
  for (const content of scripts.filter((script) => script.trim())) await page.addScriptTag({ content, type: 'module' });
  if (withOurs) await page.locator('#ours button').first().waitFor();
  return page;
}

/** Inherited by all: what `data-brand` sets on the document, and what a host sets there that shows on nothing of ours. */
const inherited = ['--', 'color-scheme', 'tab-size', 'text-size-adjust', '-webkit-tap-highlight-color'];

/** Every computed property of every element meant, as lines to compare. A border without a width has no look. */
export const looksOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (elements, left) =>
      elements.flatMap((element, index) => {
        const style = getComputedStyle(element);
        const bare = (name: string) =>
          /^border-.*-(style|color)$/.test(name) &&
          style.getPropertyValue(name.replace(/(style|color)$/, 'width')) === '0px';
        return Array.from(style)
          .filter((name) => !left.some((start) => name.startsWith(start)) && !bare(name))
          .map((name) => `${index} ${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
      }),
    inherited,
  );

/** What only one of two looks has. */
export const differences = (now: readonly string[], before: readonly string[]) => {
  const known = new Set(before);
  return now.filter((line) => !known.has(line));
};
