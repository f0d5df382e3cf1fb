import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { byFinger, byMouse, type Press } from './press.ts';
import { type Say, type Speech, wordsOf } from './words.ts';

export { expect };

interface LedgerEntry {
  /** Which posting it is of. */
  posting: number;
  amount: string;
  kind?: string;
}

interface WorldState {
  captchas: { id: string; answer: string }[];
  /** What was sent by message and by letter. */
  codes: { purpose: string; code: string }[];
  letters: { password: string }[];
  sessions: { username: string }[];
  feedback: unknown[];
  clock: { now: number };
}

/** The sandbox's switches, as its control panel has them. */
export interface World {
  origin: string;
  /** Begins anew, in a named state; names may be joined by `+`. */
  scenario(name: string): Promise<string | null>;
  settings(change: object): Promise<void>;
  state(): Promise<WorldState>;
  /** Signs somebody in as they are, and answers with the token. */
  signIn(account: string): Promise<string>;
  ledger(account: string): Promise<{ balance: string; entries: LedgerEntry[] }>;
  /** Lets so many milliseconds go by for the platform. */
  pass(ms: number): Promise<void>;
  /** Ends every session, as an operator or the passing of time would. */
  expire(): Promise<void>;
}

/** One persona at the site: viewport, input, language, and the platform behind it. */
export interface Person {
  page: Page;
  world: World;
  say: Say;
  press: Press;
}

interface Fixtures {
  speech: Speech;
  say: Say;
  press: Press;
  person: Person;
  speaks: undefined;
  quiet: string[];
  anew: undefined;
}

/** How a phone is used: a narrow window, and a finger. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export const password = 'Baize.demo.1';
const root = fileURLToPath(new URL('../..', import.meta.url));

interface Platform {
  world: World;
  /** Painting pictures is a fifth of what a journey costs; most are not about them. */
  art: 'drawn' | 'plain';
}

export const test = base.extend<Fixtures, Platform>({
  art: ['plain', { option: true, scope: 'worker' }],
  world: [
    async ({ art }, use, { workerIndex }) => {
      const port = 4700 + workerIndex * 10;
      const server = spawn(process.execPath, ['packages/workbench/run.mjs', 'start'], {
        cwd: root,
        env: { ...process.env, PORT: String(port), ART: art },
      });
      const origin = await addressOf(server);
      await use(worldAt(origin));
      server.kill();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ world }, use) => use(world.origin),
  /** The language the person reads. */
  speech: ['EN', { option: true }],
  say: async ({ speech }, use) => use(wordsOf(speech)),
  press: async ({ hasTouch }, use) => use(hasTouch ? byFinger : byMouse),
  person: async ({ page, world, say, press }, use) => use({ page, world, say, press }),
  /** The language was chosen on an earlier visit; what is chosen on this one stays. */
  speaks: [
    async ({ context, speech }, use) => {
      if (speech !== 'EN') {
        await context.addInitScript((code) => {
          // A page of nowhere has nothing to keep it in.
          if (origin !== 'null') localStorage.lang ??= code;
        }, speech);
      }
      await use(undefined);
    },
    { auto: true },
  ],
  anew: [
    async ({ world }, use) => {
      await world.scenario('default');
      await use(undefined);
    },
    { auto: true },
  ],
  /** What the page complained of. A journey that makes failures on purpose says which complaints it expects. */
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      expect(complaints, 'no policy violation, no error in the console').toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/** Takes out of the complaints what the journey itself provoked. */
export function expected(complaints: string[], pattern: RegExp): void {
  const rest = complaints.filter((complaint) => !pattern.test(complaint));
  complaints.splice(0, complaints.length, ...rest);
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const address = /^(http:\/\/\S+)$/m.exec(said)?.[1];
      if (address) done(address);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', () => fail(new Error(`the server ended: ${said}`)));
  });
}

function worldAt(origin: string): World {
  const post = async (path: string, body: object = {}) => {
    const answer = await fetch(`${origin}/sandbox/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return unwrapped(await answer.json());
  };
  const get = async (path: string) => unwrapped(await (await fetch(`${origin}/sandbox/api/${path}`)).json());
  return {
    origin,
    scenario: async (name) => ((await post('scenario', { name })) as { token: string | null }).token,
    settings: async (change) => void (await post('settings', change)),
    state: () => get('state') as Promise<WorldState>,
    signIn: async (account) => ((await post('sign-in', { account })) as { token: string }).token,
    ledger: (account) => get(`ledger/${account}`) as ReturnType<World['ledger']>,
    pass: async (ms) => void (await post('clock', { kind: 'step', ms })),
    expire: async () => void (await post('expire')),
  };
}

const unwrapped = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'success' in answer ? (answer as { value?: unknown }).value : answer;
