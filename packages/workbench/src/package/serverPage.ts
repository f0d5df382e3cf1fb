import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { execute } from '../lib/execute.ts';
import type { Consumer } from './consumer.ts';

/** An application of Next.js. Its page has no directive: it is drawn where no hook and no handler exists. */
const application = {
  // What is installed here are links into this repository.
  'next.config.mjs': `export default { output: 'export', turbopack: { root: '/' } };`,
  'app/layout.jsx': `
import '@baize/ui/sheets/plain.css';

export default function Layout({ children }) {
  return (
    <html lang="en" dir="ltr" data-brand="plain" data-theme="light">
      <body>{children}</body>
    </html>
  );
}`,
  'app/page.jsx': `
import { Badge, Button, Root, SearchField, Stack } from '@baize/ui';
import { TextField } from '@baize/ui/overlays';

export default function Page() {
  return (
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
  );
}`,
};

/** Builds it as files and returns their folder. */
export async function buildServerPage({ folder }: Consumer): Promise<string> {
  mkdirSync(join(folder, 'app'), { recursive: true });
  for (const [name, code] of Object.entries(application)) writeFileSync(join(folder, name), code);
  const { code, output } = await execute(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: folder,
    quiet: true,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Error(`Next.js does not build:\n${output}`);
  return join(folder, 'out');
}

/** Lets a browser's page fetch the files of a folder. */
export const serveFolder = (page: Page, folder: string): Promise<unknown> =>
  page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname) });
  });
