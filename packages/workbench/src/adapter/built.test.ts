import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, gameMenus, joseCipher, login, memberInfo } from '@baize/gateway';
import { createLarch, demoPassword } from '@baize/sandbox';
import { type RunningSandbox, startSandbox } from '@baize/sandbox/node';
import { execute } from '@baize/tooling/execute';
import { freePort } from '@baize/tooling/ports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from './projectCopy.fixture.ts';
import { sealKeyOf } from './sealKey.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Store that says it is shared, as one process plays all of them here. */
const sharedStore = `import { memoryStore } from '@baize/adapter';
export const store = () => ({ ...memoryStore(), shared: true });
`;
/** Name of the adapter in the copy, which nothing else of the project knows. */
const name = 'birch';
const build = `import { buildAdapter } from './packages/workbench/src/adapter/build.ts';
process.exitCode = await buildAdapter('${name}');
`;

let project: ProjectCopy;
let before: ReturnType<ProjectCopy['state']>;
let out: string;
let larch: RunningSandbox;
let env: { LARCH_URL: string; BAIZE_SEAL_KEY: string };
let cipher: ReturnType<typeof joseCipher>;

beforeAll(async () => {
  project = copyProject('larch', name);
  before = project.state();
  out = join(project.root, 'adapters', name, 'dist');
  larch = await startSandbox({ games: 10, around: ({ world }) => createLarch(world) });
  const { secret, platformKey } = await sealKeyOf('larch', undefined);
  env = { LARCH_URL: larch.origin, BAIZE_SEAL_KEY: secret };
  cipher = joseCipher(platformKey);
  writeFileSync(join(project.root, 'adapters', name, 'store.ts'), sharedStore);
  const args = ['--input-type=module', '--eval', build];
  const { code, output } = await execute(process.execPath, args, { cwd: project.root, quiet: true });
  expect(code, output).toBe(0);
}, 60_000);

afterAll(async () => {
  await larch?.stop();
  project?.remove();
});

/** Reads the menu as a visitor, logs in by a sealed call and reads who one is. */
async function visit(fetch: Fetch, baseUrl: string) {
  let token: string | null = null;
  const client = createClient({
    baseUrl,
    fetch,
    token: () => token,
    language: () => 'EN',
    cipher: () => cipher,
    onSignedOut: () => undefined,
  });
  const menu = await client.call(gameMenus, {});
  larch.world.limiter.forget();
  ({ token } = await client.call(login, { type: 'username', username: 'demo.member', password: demoPassword }));
  const { account } = await client.call(memberInfo, {});
  return { groups: menu.length, account };
}

test('ADP-17 the file for Node serves larch from nothing but itself and its settings', async () => {
  const port = await freePort(4990, '127.0.0.1');
  const child = spawn(process.execPath, [join(out, 'node.mjs')], {
    cwd: tmpdir(),
    env: { ...env, PORT: String(port), PATH: '' },
  });
  try {
    const address = await addressOf(child);
    expect(address).toBe(`http://127.0.0.1:${port}`);
    expect(await (await fetch(`${address}/wps/system/status`)).json()).toMatchObject({ success: true });
    expect(await visit((request) => fetch(request), address)).toEqual({ groups: 6, account: 'demo.member' });
  } finally {
    child.kill();
  }
});

test('ADP-19 the folder of an adapter is all that connects a platform: site, ui and gateway are read-only and as they were', () => {
  expect(Object.keys(before).length).toBeGreaterThan(1_000);
  expect(project.state()).toEqual(before);
  const named = Object.keys(before).filter(
    (path) => /^(site|packages\/\w+)\/src\/.*\.tsx?$/.test(path.replaceAll('\\', '/')) && namesPlatform(path),
  );
  expect(named).toEqual([]);
});

test('ADP-17 the file for workers answers by Web APIs alone', async () => {
  const file = join(out, 'worker.mjs');
  expect(readFileSync(file, 'utf8')).not.toMatch(/["'`]node:|\bprocess\.|\bBuffer\b|\brequire\(/);
  const { default: worker } = (await import(pathToFileURL(file).href)) as {
    default: { fetch: (request: Request, env: unknown) => Promise<Response> };
  };
  expect(await visit((request) => worker.fetch(request, env), 'https://play.example')).toEqual({
    groups: 6,
    account: 'demo.member',
  });
});

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const address = /answers at (\S+)/.exec(said)?.[1];
      if (address) done(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => fail(new Error(`the host ended: ${said}`)));
  });
}

const namesPlatform = (path: string): boolean => /larch|birch/i.test(readFileSync(join(project.root, path), 'utf8'));
