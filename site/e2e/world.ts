import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Need } from './platforms.ts';

interface LedgerEntry {
  posting: number;
  amount: string;
  kind?: string;
}

interface WorldState {
  captchas: { id: string; answer: string }[];
  codes: { purpose: string; code: string }[];
  letters: { password: string }[];
  sessions: { username: string }[];
  feedback: unknown[];
  clock: { now: number };
}

export interface World {
  origin: string;
  /** Calls that the platform answers; null for the sandbox, which answers all. */
  offers: ReadonlySet<string> | null;
  has(need: Need): boolean;
  /** Resets the sandbox to a named scenario; names may be joined by `+`. */
  scenario(name: string): Promise<string | null>;
  settings(change: object): Promise<void>;
  state(): Promise<WorldState>;
  /** Signs an account in without changing it and returns the token. */
  signIn(account: string): Promise<string>;
  ledger(account: string): Promise<{ balance: string; entries: LedgerEntry[] }>;
  pass(ms: number): Promise<void>;
  expire(): Promise<void>;
  /** Issues a token by which the operator's team looks at planned content. */
  preview(): Promise<{ token: string }>;
}

export type Art = 'drawn' | 'plain';
/** Pages that ask for all they read, as on a static host, or hold the first answers. */
export type Answers = 'asked' | 'stamped';

/** Platform behind the site: the sandbox itself, or the name of an adapter over the sandbox's world. */
export type PlatformId = 'sandbox' | 'larch';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the port of a worker. A run with many retries starts workers without end, and `fetch` refuses port 5060. */
export const portFrom = (first: number, workerIndex: number): number => first + (workerIndex % 30) * 10;

/** Serves the site with a sandbox of its own. The games are on the next port. */
export async function startWorld(
  port: number,
  art: Art,
  { answers = 'stamped', platform = 'sandbox' }: { answers?: Answers; platform?: PlatformId } = {},
): Promise<{ world: World; stop: () => void }> {
  const behind = platform === 'sandbox' ? [] : ['--platform', platform];
  const server = spawn(process.execPath, ['packages/workbench/run.mjs', 'start', ...behind], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ART: art, ANSWERS: answers },
  });
  const origin = await addressOf(server);
  const offers = platform === 'sandbox' ? null : await offersOf(origin);
  return { world: worldAt(origin, offers), stop: () => server.kill() };
}

async function offersOf(origin: string): Promise<ReadonlySet<string>> {
  const { offers } = (await (await fetch(`${origin}/healthz`)).json()) as { offers: string[] };
  return new Set(offers);
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

function worldAt(origin: string, offers: World['offers']): World {
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
    offers,
    has: (need) => offers?.has(need) ?? true,
    scenario: async (name) => ((await post('scenario', { name })) as { token: string | null }).token,
    settings: async (change) => void (await post('settings', change)),
    state: () => get('state') as Promise<WorldState>,
    signIn: async (account) => ((await post('sign-in', { account })) as { token: string }).token,
    ledger: (account) => get(`ledger/${account}`) as ReturnType<World['ledger']>,
    pass: async (ms) => void (await post('clock', { kind: 'step', ms })),
    expire: async () => void (await post('expire')),
    preview: () => post('preview') as Promise<{ token: string }>,
  };
}

const unwrapped = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'success' in answer ? (answer as { value?: unknown }).value : answer;
