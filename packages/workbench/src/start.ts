import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '@baize/sandbox/node';
import type { Hono } from 'hono';
import { freePort } from './lib/ports.ts';
import { buildSite, siteFolder } from './lib/site.ts';
import { siteServer } from './server.ts';

/**
 * npm start: builds the site when it is stale and serves it with its stand-in platform; games stand on a second origin.
 * PORT (4173) and HOST (localhost) choose another place; a port that is taken gives way to the next. ART=plain spares a slow machine the
 * painting of pictures: each is one colour.
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
  const { origin, world } = await startSandbox({ host, port, gamePort, around, art });
  console.log(welcome(origin, world.accounts.demo()));
}

interface DemoAccount {
  username: string;
  password: string;
  state: string;
}

/** The address first, alone on its line. */
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
