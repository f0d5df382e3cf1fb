import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from '@baize/sandbox';
import { startSandbox } from '@baize/sandbox/node';
import { freePort } from '@baize/tooling/ports';
import { Refusal } from '@baize/tooling/refusal';
import type { Hono } from 'hono';
import { behindAdapter } from './adapter/platform.ts';
import { buildSite, siteFolder } from './builds/site.ts';
import { answersFirst, commonHeaders, siteServer } from './server.ts';

/**
 * npm start builds the site if stale and serves it with the sandbox; games run on a second origin. PORT (4173) and HOST
 * (localhost) change the address, taken ports are skipped. ART=plain draws pictures in one colour, for slow machines.
 * `--platform larch` plays another platform behind an adapter. ANSWERS=asked serves pages as a static host does, so that they ask for all they read.
 */
export async function run(args: readonly string[] = []): Promise<void> {
  const id = platformIn(args);
  const built = await buildSite();
  if (built) console.log('Built the site.');
  const host = process.env.HOST ?? 'localhost';
  const first = Number(process.env.PORT ?? 4173);
  const port = await freePort(first, host);
  const gamePort = await freePort(first + 1, host, [port]);
  const art = process.env.ART === 'plain' ? 'plain' : 'drawn';
  const page = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  let site: Promise<Hono> | undefined;
  const around = (sandbox: Sandbox) => {
    const gameOrigin = `http://${host}:${gamePort}`;
    const behind = id === null ? Promise.resolve(sandbox.app) : behindAdapter(id, sandbox, gameOrigin);
    site = behind.then((platform) => siteServer({ platform, folder: siteFolder, page, answersFirst: answersFirst() }));
    return {
      fetch: async (request: Request, env?: unknown) => (await site)?.fetch(request, env as object) as Response,
    };
  };
  const { origin, world } = await startSandbox({
    host,
    port,
    gamePort,
    around,
    art,
    malformedHeaders: commonHeaders(),
  });
  await site;
  console.log(welcome(origin, world.accounts.demo()));
}

/** Reads the name of an adapter from `--platform <id>`; null without one. */
function platformIn(args: readonly string[]): string | null {
  if (args.length === 0) return null;
  const [name, id = '', ...more] = args;
  if (name !== '--platform' || id === '' || more.length > 0)
    throw new Refusal('npm start takes no arguments but --platform and the id of an adapter, such as larch.');
  return id;
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
