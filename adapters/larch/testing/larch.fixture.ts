import { createHost, type HostOptions, memoryStore } from '@baize/adapter';
import {
  type AnyEndpoint,
  createClient,
  type InputOf,
  joseCipher,
  login,
  moneyQuote,
  placeDeposit,
  type ValueOf,
  withdraw,
  withdrawalSettings,
} from '@baize/gateway';
import { createLarch, createSandbox, demoPassword } from '@baize/sandbox';
import adapter from '../adapter.ts';

export const site = 'https://play.example';
const LARCH_URL = 'https://larch.example';
export const noon = Date.UTC(2026, 10, 21, 12);

const algorithm = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' };
const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
const jwkOf = async (key: CryptoKey) => ({ ...(await crypto.subtle.exportKey('jwk', key)), kid: 'larch-1' });
const BAIZE_SEAL_KEY = JSON.stringify(await jwkOf(pair.privateKey));
export const platformKey = { kid: 'larch-1', key: await jwkOf(pair.publicKey) };
export const cipher = joseCipher(platformKey);

type Way = (request: Request, path: string) => Promise<Response | undefined> | Response | undefined;

/** Starts larch, its adapter behind a host, and the site's own client in front. `way` may answer in larch’s place. */
export async function larch(
  options: Partial<HostOptions> = {},
  { world } = createSandbox({ games: 60, now: () => noon, gameOrigin: 'https://games.example' }),
) {
  world.limiter.forget();
  const app = createLarch(world, { tick: 5 });
  const sent: Request[] = [];
  const lines: unknown[] = [];
  const trouble: { way?: Way } = {};
  const fetch = async (request: Request) => {
    sent.push(request.clone());
    const given = await trouble.way?.(request.clone(), new URL(request.url).pathname);
    return given ?? app.fetch(request);
  };
  const host = await createHost(adapter, {
    env: { LARCH_URL, BAIZE_SEAL_KEY },
    store: memoryStore(() => world.clock.now()),
    fetch,
    now: () => world.clock.now(),
    log: (line) => lines.push(line),
    limits: { perSecond: 1e6, loginsPerMinute: 1e6 },
    ...options,
  });
  let token: string | null = null;
  let signedOut = 0;
  const client = createClient({
    baseUrl: site,
    fetch: (request) => host.fetch(request, { address: '203.0.113.9' }),
    token: () => token,
    language: () => 'EN',
    cipher: () => cipher,
    now: () => world.clock.now(),
    wait: async () => undefined,
    onSignedOut: () => {
      signedOut += 1;
    },
  });
  const signIn = async (username: string) => {
    const { token: made } = await client.call(login, { type: 'username', username, password: demoPassword });
    token = made;
    return made;
  };
  const call = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, key?: string): Promise<ValueOf<E>> =>
    client.call(endpoint as never, input as never, { ...(key && { idempotencyKey: key }) } as never) as never;
  const paths = () => sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { world, app, host, client, call, signIn, sent, lines, trouble, paths, signedOut: () => signedOut };
}

export type Larch = Awaited<ReturnType<typeof larch>>;

export const key = (n: number) => `0000000${n}-0000-4000-8000-000000000000`;
/** Quotes, takes the quote and returns both. */
export async function pay({ call }: Larch, amount: string, method = 'QLP', name = key(1)) {
  const quote = await call(moneyQuote, { type: 'deposit', amount, method });
  const agreed = { quoteId: quote.id, amount: quote.amount, received: quote.received };
  return { quote, agreed, pay: () => call(placeDeposit, agreed, name) };
}

export async function payOut(set: Larch, amount: string, name: string) {
  const { payees } = await set.call(withdrawalSettings, {});
  const quote = await set.call(moneyQuote, { type: 'withdrawal', amount, payeeId: payees[0]?.id });
  const agreed = { quoteId: quote.id, amount: quote.amount, received: quote.received, paymentPassword: 'none' };
  return () => set.call(withdraw, agreed, name);
}

/** A player who owes no bets before a withdrawal. */
export async function free(currency: 'brand' | 'KWD' | 'VND' = 'brand') {
  const set = await larch();
  set.world.settings.currency = currency;
  await set.signIn('demo.vip');
  return set;
}
