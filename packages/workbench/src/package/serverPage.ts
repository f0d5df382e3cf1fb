import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { execute } from '../lib/execute.ts';
import type { Consumer } from './consumer.ts';

/** What any framework with server components has of its own: one entry each for the server, its HTML and the browser. */
const framework = {
  'vite.config.js': `
import rsc from '@vitejs/plugin-rsc';
const entry = (index) => ({ build: { rolldownOptions: { input: { index } } } });
export default {
  plugins: [rsc()],
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic', development: false } },
  environments: { rsc: entry('./server.jsx'), ssr: entry('./html.jsx'), client: entry('./browser.jsx') },
};`,
  'server.jsx': `
import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { Page } from './page.jsx';
export default async function answer(request) {
  const payload = renderToReadableStream(<Page />);
  if (request.url.endsWith('.rsc')) return new Response(payload);
  const { html } = await import.meta.viteRsc.loadModule('ssr', 'index');
  return new Response(await html(payload));
}`,
  'html.jsx': `
import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import { renderToReadableStream } from 'react-dom/server.edge';
export async function html(payload) {
  const root = await createFromReadableStream(payload);
  const bootstrapScriptContent = await import.meta.viteRsc.loadBootstrapScriptContent('index');
  return renderToReadableStream(root, { bootstrapScriptContent });
}`,
  'browser.jsx': `
import { createFromFetch } from '@vitejs/plugin-rsc/browser';
import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document, await createFromFetch(fetch('/index.rsc')));
document.documentElement.dataset.hydrated = '';`,
  'answers.js': `
import { writeFileSync } from 'node:fs';
import answer from './dist/rsc/index.js';
for (const name of ['index.html', 'index.rsc']) {
  const response = await answer(new Request('http://localhost/' + name));
  writeFileSync('dist/client/' + name, await response.text());
}`,
};

/** A page without a directive: it is drawn where no hook and no handler exists. */
const page = `
import '@baize/ui/sheets/plain.css';
import { Badge, Button, Root, SearchField, Stack } from '@baize/ui';
import { TextField } from '@baize/ui/overlays';

export const Page = () => (
  <html lang="en" dir="ltr" data-brand="plain" data-theme="light">
    <head><title>Slip</title></head>
    <body>
      <Root>
        <form>
          <Stack gap={4}>
            <Badge tone="positive">Won</Badge>
            <TextField label="Name" name="name" defaultValue="Ada" hint="As on the card" />
            <SearchField label="Find" name="find" words={{ clear: 'Clear' }} />
            <Button kind="primary" type="submit">Send</Button>
          </Stack>
        </form>
      </Root>
    </body>
  </html>
);`;

/** Builds an application of that page and writes what it answers beside its files. Returns their folder. */
export async function buildServerPage({ folder }: Consumer): Promise<string> {
  for (const [name, code] of Object.entries({ ...framework, 'page.jsx': page }))
    writeFileSync(join(folder, name), code);
  // In processes of their own: the plug-in and React read what they need to know of where they are started.
  await node(folder, 'node_modules/vite/bin/vite.js', 'build');
  await node(folder, 'answers.js');
  return join(folder, 'dist/client');
}

async function node(cwd: string, ...args: string[]): Promise<void> {
  const options = { cwd, quiet: true, env: { NODE_ENV: 'production' } };
  const { code, output } = await execute(process.execPath, args, options);
  if (code !== 0) throw new Error(`${args.join(' ')} fails:\n${output}`);
}

/** Lets a browser's page fetch the files of a folder. */
export const serveFolder = (page: Page, folder: string): Promise<unknown> =>
  page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname) });
  });
