import { joseCipher } from '@baize/gateway';
import * as v from 'valibot';
import { createHost, defineAdapter, type HostOptions, minorUnits, readProblem, secondsToWait } from '../src/index.ts';
import type { Operations } from '../src/types.ts';

export const address = 'https://play.example';
export const platformAddress = 'https://api.acme.example';
const money = minorUnits({ PKR: 2, JPY: 0, KWD: 3 });
const sum = v.object({ minor: v.number(), currency: v.string() });
const tokens = v.object({ access: v.string(), refresh: v.string(), seconds: v.number() });
const booking = v.object({ id: v.string(), sum });
const seconds = (count: number) => count * 1000;

type Booking = v.InferOutput<typeof booking>;

const movementOf = ({ id, sum: booked }: Booking) => ({
  referenceNo: id,
  type: 'deposit' as const,
  status: 'in-review' as const,
  applyTime: 1_790_000_000_000,
  amount: money.decimal(booked),
  currency: booked.currency,
  fee: '0',
  bonus: '0',
  amountReceived: money.decimal(booked),
  receivedCurrency: booked.currency,
  steps: [],
});

const about = async (methodCode: string) => ({
  type: 'deposit' as const,
  currency: 'PKR',
  receivedCurrency: 'PKR',
  about: methodCode,
  terms: {
    digits: 2,
    receivedDigits: 2,
    min: '100',
    max: '50000',
    available: null,
    limitLeft: null,
    limited: 'typed' as const,
    turnoverLeft: '0',
    turnover: 1,
    fee: { percent: '0', fixed: terms.fee },
    rate: null,
    bonus: null,
  },
});

/** Terms of the platform that tests change. */
export const terms = { fee: '0' };

const operations = {
  systemStatus: () => ({ status: 0 }),
  async login({ username, password }, { platform, open, now }) {
    const { access, refresh, seconds: life } = await platform.post('/token', { username, password }, tokens);
    const credentials = { access, refresh, expiresAt: now() + seconds(life) };
    return { token: await open(credentials, { id: username ?? '', kind: username === 'trial' ? 'trial' : 'player' }) };
  },
  logout: (_, { close }) => close(),
  async balance(_, { platform }) {
    const { minor, currency } = await platform.get('/wallet', sum);
    return { sumBalance: money.decimal({ minor, currency }), currency };
  },
  async moneyMovements({ pageNo }, { platform, pages }) {
    const rows = v.object({ data: v.array(booking), next: v.nullable(v.string()) });
    const { items, pagesKnown } = await pages.at(pageNo, async (after) => {
      const { data, next } = await platform.get('/movements', rows, { after });
      return { items: data, next };
    });
    return { list: items.map(movementOf), total: items.length, totalPages: pagesKnown };
  },
  moneyQuote: async ({ amount, methodCode }, { quotes }) => quotes.make(amount ?? null, await about(methodCode ?? '')),
  async placeDeposit(agreed, { platform, quotes, key }) {
    await quotes.take(agreed, about);
    const body = { sum: money.minor(agreed.amount, 'PKR') };
    return movementOf(await platform.post('/deposits', body, booking, { headers: { 'idempotency-key': key } }));
  },
  async withdraw(agreed, { platform, key }) {
    const body = { sum: money.minor(agreed.amount, 'PKR'), ref: key };
    return movementOf(await platform.post('/withdrawals', body, booking));
  },
} satisfies Operations;

const lookup =
  (path: string) =>
  async (key: string, { platform }: { platform: { get: Get } }) => {
    const found = await platform.get(path, v.object({ found: v.nullable(booking) }), { ref: key });
    return found.found && movementOf(found.found);
  };
type Get = <S extends v.GenericSchema>(
  path: string,
  schema: S,
  query: Record<string, string>,
) => Promise<v.InferOutput<S>>;

export const acme = defineAdapter({
  id: 'acme',
  config: v.object({ ACME_SECRET: v.string() }),
  origins: () => [platformAddress],
  authorise: (request, { access }) => ({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${access}` },
  }),
  async renew({ refresh }, platform, { now }) {
    const { access, refresh: next, seconds: life } = await platform.post('/refresh', { refresh }, tokens);
    return access === 'over' ? null : { access, refresh: next, expiresAt: now() + seconds(life) };
  },
  refusal(answer) {
    const problem = readProblem(answer);
    if (answer.status === 429) return { code: 'too-many', retryAfter: secondsToWait(answer) };
    if (problem?.type === 'running') return { code: 'in-flight' };
    if (problem?.type === 'insufficient-funds') return { code: 'insufficient-balance' };
    if (problem?.type === 'validation') return { code: 'validation-failed', value: { fields: problem.fields } };
    return null;
  },
  watch: (call, emit, { signal, memory }) =>
    call.platform.events('/events', {
      signal,
      lastId: memory.lastId,
      onEvent: ({ id, event }) => {
        if (id) memory.lastId = id;
        if (event === 'wallet') emit('balance');
      },
    }),
  money: { placeDeposit: { by: 'key' }, withdraw: { by: 'reference', find: lookup('/find') } },
  operations,
});

export const clock = { now: 1_790_000_000_000 };

const algorithm = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' };
const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
const jwkOf = async (key: CryptoKey) => ({ ...(await crypto.subtle.exportKey('jwk', key)), kid: 'test-1' });
export const sealKey = JSON.stringify(await jwkOf(pair.privateKey));
export const cipher = await joseCipher({ kid: 'test-1', key: await jwkOf(pair.publicKey) });

export type Answers = (request: Request, path: string) => Response | undefined | Promise<Response | undefined>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const problem = (type: string, status: number, errors: unknown[] = []) =>
  json({ type: `https://acme.example/problems/${type}`, title: type, status, errors }, status, {
    'content-type': 'application/problem+json',
  });

/** Starts a host over answers of the platform; those that a test does not give sign a player in and have 1,234.50. */
export async function start(answers: Answers = () => undefined, options: Partial<HostOptions> = {}) {
  clock.now = 1_790_000_000_000;
  terms.fee = '0';
  const sent: Request[] = [];
  const lines: unknown[] = [];
  const fetch = async (request: Request) => {
    sent.push(request.clone());
    const path = new URL(request.url).pathname;
    const given = await answers(request, path);
    if (given) return given;
    if (path === '/token' || path === '/refresh') return json({ access: 'a1', refresh: 'r1', seconds: 900 });
    if (path === '/wallet') return json({ minor: 123_450, currency: 'PKR' });
    return problem('not-there', 404);
  };
  const env = { ACME_SECRET: 's', BAIZE_SEAL_KEY: sealKey };
  const host = await createHost(acme, {
    env,
    fetch,
    now: () => clock.now,
    log: (line) => lines.push(line),
    limits: { perSecond: 1000, loginsPerMinute: 1000 },
    deadline: 200,
    ...options,
  });
  const ask = async (path: string, init: RequestInit = {}, token?: string) => {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (init.body && !headers.has('content-type')) headers.set('content-type', 'application/json');
    const response = await host.fetch(new Request(address + path, { ...init, headers }), { address: '10.0.0.1' });
    const body = (await response.json()) as { success: boolean; value: never; code?: string; message?: string };
    return { status: response.status, headers: response.headers, ...body };
  };
  const logIn = async (username = 'ada') => {
    const payload = await cipher.seal({ type: 'username', username, password: 'secret' }, clock.now);
    const answer = await ask('/wps/session/login', { method: 'POST', body: JSON.stringify({ payload }) });
    return (answer.value as { token: string }).token;
  };
  const paths = () => sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { host, ask, logIn, sent, lines, paths };
}
