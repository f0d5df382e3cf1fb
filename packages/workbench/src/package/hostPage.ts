import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import type { Consumer } from './consumer.ts';
import { serveFolder } from './serverPage.ts';

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

export const hosts = {
  none: '',
  tailwind: '@import "tailwindcss";',
  bootstrap: '@import "bootstrap/dist/css/bootstrap.css" layer(bootstrap);',
};

/**
 * Builds a host with two entries and a lazy route that holds our parts, so that our sheets are linked apart from the
 * host's. The order of layers stands in the head, as the package's README says.
 */
export async function openHostPage(
  browser: Browser,
  { folder }: Consumer,
  host: keyof typeof hosts,
  withOurs: boolean,
): Promise<Page> {
  const layers = host === 'none' ? '' : readFileSync(join(folder, `node_modules/@baize/ui/layers/${host}.css`), 'utf8');
  const page = (entry: string) =>
    `<!doctype html><html lang="en" dir="ltr" data-brand="plain" data-theme="light"><head><meta charset="utf-8"><title>Host</title>
    <style>${layers}</style><script type="module" src="./${entry}"></script></head>
    <body><div id="host" style="width:600px">${hostMarkup}</div><div id="ours" style="width:600px"></div></body></html>`;
  // Bundlers link what two entries share before the sheet of either.
  const shared = `import { Alert, Button, Text } from '@baize/ui';\nconsole.log(Alert, Button, Text);\n`;
  const files = {
    'host.css': hosts[host],
    'host.html': page('host.js'),
    'other.html': page('other.js'),
    'host.js': withOurs ? `${shared}import './host.css';\nvoid import('./route.js');` : `import './host.css';`,
    'other.js': `${shared}import './host.css';`,
    'route.js': `import '@baize/ui/sheets/plain.css';\n${ours}`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const outDir = join(folder, `${host}-${withOurs}`);
  await build({
    root: folder,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [tailwind()],
    build: { outDir, rolldownOptions: { input: ['host.html', 'other.html'].map((name) => join(folder, name)) } },
  });
  const tab = await browser.newPage();
  await serveFolder(tab, outDir);
  await tab.goto('http://localhost/host.html');
  if (withOurs) await tab.locator('#ours button').first().waitFor();
  return tab;
}

/** Inherited properties that `data-brand` or a host sets without a visible effect on our components. */
const inherited = ['--', 'color-scheme', 'tab-size', 'text-size-adjust', '-webkit-tap-highlight-color'];

/** Returns all computed properties of the matched elements as lines. Styles of zero-width borders are ignored. */
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

export const differences = (now: readonly string[], before: readonly string[]) => {
  const known = new Set(before);
  return now.filter((line) => !known.has(line));
};
