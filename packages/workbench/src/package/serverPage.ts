import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from '@baize/tooling/execute';
import type { Page } from 'playwright';
import type { Consumer } from './consumer.ts';

/** Next.js application. Its page has no `use client`, so it renders on the server. */
const application = {
  // Installed packages are links into this repository.
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

export const serveFolder = (page: Page, folder: string): Promise<unknown> =>
  page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname) });
  });
