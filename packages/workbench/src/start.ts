import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '@baize/sandbox/node';
import { freePort } from '@baize/tooling/ports';
import type { Hono } from 'hono';
import { buildSite, siteFolder } from './builds/site.ts';
import { commonHeaders, siteServer } from './server.ts';

/**
 * npm start builds the site if stale and serves it with the sandbox; games run on a second origin. PORT (4173) and HOST
 * (localhost) change the address, taken ports are skipped. ART=plain draws pictures in one colour, for slow machines.
 */
export async function run(): Promise<void> {
  const built = await buildSite();
  if (built) console.log('Built the site.');
  const host = process.env.HOST ?? 'localhost';
  const first = Number(process.env.PORT ?? 4173);
  const port = await freePort(first, host);
  const gamePort = await freePort(first + 1, host, [port]);
  const art = process.env.ART === 'plain' ? 'plain' : 'drawn';
  const page = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  const around = ({ app }: { app: Hono }) => siteServer({ platform: app, folder: siteFolder, page });
  const { origin, world } = await startSandbox({
    host,
    port,
    gamePort,
    around,
    art,
    malformedHeaders: commonHeaders(),
  });
  console.log(welcome(origin, world.accounts.demo()));
}

interface DemoAccount {
  username: string;
  password: string;
  state: string;
}

function welcome(address: string, accounts: readonly DemoAccount[]): string {
  const widest = (field: 'username' | 'password') => Math.max(...accounts.map((account) => account[field].length));
  const [names, passwords] = [widest('username'), widest('password')];
  return `
${address}

Components and pages, state by state:  npm run storybook
Control panel of the sandbox:          ${address}/sandbox

Accounts, all of them invented:
${accounts.map(({ username, password, state }) => `  ${username.padEnd(names)}  ${password.padEnd(passwords)}  ${state}`).join('\n')}
`;
}
