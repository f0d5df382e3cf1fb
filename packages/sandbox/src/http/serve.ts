import { memberKind } from '@baize/domain';
import { countingDrops, readQuery } from '@baize/gateway';
import { safeParse } from 'valibot';
import { freePlayOf } from '../world/platform/brands.ts';
import type { World } from '../world/world.ts';
import type { Call, Route } from './answer.ts';
import { isOfType } from './borders.ts';
import { applyFault, losesAnswer, type NodeBindings, wait } from './faults.ts';
import { type IdempotencyService, isIdempotencyKey, moneyKey } from './idempotency.ts';
import { json, Refusal, refused, succeeded } from './refusal.ts';
import { openSealed } from './seal.ts';

export interface Platform {
  world: World;
  gameOrigin: string;
  hasGameHost: boolean;
  idempotency: IdempotencyService;
  art?: 'drawn' | 'plain' | undefined;
}

/** Serves one call, with latency and faults around the checks of the contract. */
export async function serve(
  route: Route,
  request: Request,
  platform: Platform,
  bindings: NodeBindings | undefined,
): Promise<Response> {
  const { world } = platform;
  await wait(world.settings.latencyMs, request.signal);
  const body = await readBody(request, route.endpoint.form === true).catch((error) =>
    error instanceof Refusal ? error : undefined,
  );
  const fault = world.takeFault(route.name, (body ?? {}) as Record<string, unknown>);
  if (fault && !losesAnswer(fault)) return dated(world, await applyFault(fault, request, bindings));
  const response = await attempt(route, request, body, platform, bindings);
  return dated(world, fault ? await applyFault(fault, request, bindings, response) : response);
}

async function attempt(
  route: Route,
  request: Request,
  body: unknown,
  platform: Platform,
  bindings: NodeBindings | undefined,
): Promise<Response> {
  try {
    refuseForeignWrites(request);
    if (body instanceof Refusal) throw body;
    refuseWhenClosed(route, platform.world);
    refuseWhenLacking(route, platform.world);
    const call = identify(route, request, platform, bindings);
    const input = safeParse(route.endpoint.input, await opened(route, body, platform.world));
    if (!input.success) throw new Refusal('invalid-request', { status: 400, message: 'not what this call takes' });
    call.language = languageOf(input.output, request);
    return succeeded(await work(route, input.output, request, call, platform));
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    console.error(`sandbox: ${route.name} failed`, error);
    return json(500, { success: false, value: null, message: 'server error', code: 'server' });
  }
}

async function opened({ endpoint }: Route, body: unknown, world: World): Promise<unknown> {
  if (endpoint.encrypted) return openSealed(body, world);
  const { sealedField } = endpoint;
  if (!sealedField) return body ?? {};
  const fields = (body ?? {}) as Record<string, unknown>;
  return { ...fields, ...(await openSealed({ payload: fields[sealedField] }, world)) };
}

async function work(route: Route, input: unknown, request: Request, call: Call, platform: Platform): Promise<unknown> {
  const run = async () => {
    const value = await route.handle(input, call);
    const { result: checked, dropped } = countingDrops(() => safeParse(route.endpoint.value, value));
    if (dropped > 0) throw new TypeError(`${route.name}: ${dropped} items of the answer are against the contract`);
    if (!checked.success)
      throw new TypeError(`${route.name} answers against its contract: ${checked.issues[0].message}`);
    return value;
  };
  if (!route.endpoint.money) return run();
  const key = request.headers.get('idempotency-key');
  if (!isIdempotencyKey(key)) throw new Refusal('invalid-request', { status: 400, message: 'a key is needed' });
  return platform.idempotency.once(moneyKey(call, key), [route.name, input], run);
}

const formType = 'application/x-www-form-urlencoded';

/**
 * Reads the fields of a call: the query of a GET, else a body of JSON or a form. Returns undefined when unreadable;
 * refuses other media types.
 */
async function readBody(request: Request, form: boolean): Promise<unknown> {
  const url = new URL(request.url);
  if (request.method === 'GET') return readQuery(url.searchParams);
  const text = await request.text();
  if (text === '') return readQuery(url.searchParams);
  if (!isOfType(request, form ? formType : 'application/json'))
    throw new Refusal('invalid-request', { status: 415, message: 'not of the type this call takes' });
  if (form) return readQuery(new URLSearchParams(text));
  return JSON.parse(text);
}

/** Refuses writes from another site's page, which must not act in a player's name. */
export function refuseForeignWrites(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { headers } = request;
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const foreign = origin !== null && !ownOrigins(request).includes(origin);
  if (foreign || site === 'cross-site' || site === 'same-site') {
    throw new Refusal('not-allowed', { status: 403, message: 'not from here' });
  }
}

/** Returns our origins; behind a proxy that ends TLS, the page's origin differs from ours in scheme. */
function ownOrigins(request: Request): readonly string[] {
  const { host, origin } = new URL(request.url);
  return [origin, `https://${host}`];
}

function siteOrigin(request: Request): string {
  const { host, origin } = new URL(request.url);
  return request.headers.get('x-forwarded-proto') === 'https' ? `https://${host}` : origin;
}

/** Calls allowed to a session that has yet to pass extra verification. */
const beforeProof = new Set([
  'logout',
  'verificationWays',
  'sendVerification',
  'verifyLogin',
  'sessionLife',
  'prolongSession',
]);

const alwaysOpen = new Set(['countryCode', 'systemStatus', 'permission', 'logout']);

function refuseWhenClosed(route: Route, world: World): void {
  const { systemStatus } = world.settings;
  if (systemStatus === 0 || alwaysOpen.has(route.name)) return;
  if (systemStatus === 2) throw new Refusal('region-blocked', { status: 403, message: 'not available here' });
  throw new Refusal('maintenance', { status: 503, message: 'under maintenance' });
}

function refuseWhenLacking({ endpoint: { capability } }: Route, { settings }: World): void {
  if (capability && settings.lacks.includes(capability))
    throw new Refusal('not-offered', { status: 404, message: 'not offered here' });
}

/**
 * Identifies the caller and checks access. Order matters: a dead token is a 401 for any call; roles are checked after
 * it.
 */
function identify(
  { endpoint, name }: Route,
  request: Request,
  { world, gameOrigin, hasGameHost, idempotency }: Platform,
  bindings: NodeBindings | undefined,
): Call {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  const session = endpoint.background ? world.sessions.attend(token) : world.sessions.use(token);
  const account = (session && world.accounts.find(session.username)) ?? null;
  const needed = endpoint.access !== 'open' || (endpoint.tokenWhenHeld && token !== null);
  if (needed && !account) throw new Refusal('not-logged-in', { status: 401, message: 'log in first' });
  if (session?.unverified && endpoint.access !== 'open' && !beforeProof.has(name)) {
    throw new Refusal('verify-first', { status: 403, message: 'verify who you are first' });
  }
  if (
    session?.restricted &&
    !beforeProof.has(name) &&
    endpoint.access !== 'open' &&
    name !== 'logout' &&
    name !== 'changePassword'
  ) {
    throw new Refusal('change-password-first', { status: 403, message: 'change the password first' });
  }
  const kind = account && memberKind(String(account.type));
  const demo = endpoint.playMoney === true && freePlayOf(world.settings.brand) === 'demo';
  if (endpoint.access === 'player' && kind === 'trial' && !demo) {
    const code = endpoint.money ? 'not-a-member' : 'need-true-account';
    throw new Refusal(code, { status: 403, message: 'not with a trial account' });
  }
  if (endpoint.access === 'agent' && kind !== 'agent') {
    throw new Refusal('not-an-agent', { status: 403, message: 'for agents' });
  }
  return {
    world,
    session,
    account,
    token,
    key: request.headers.get('idempotency-key'),
    language: 'EN',
    origin: request.headers.get('origin') ?? siteOrigin(request),
    gameOrigin,
    hasGameHost,
    userAgent: request.headers.get('user-agent'),
    visitor: bindings?.incoming?.socket?.remoteAddress ?? 'here',
    idempotency,
  };
}

function languageOf(input: unknown, request: Request): string {
  const named = (input as { language?: unknown }).language;
  if (typeof named === 'string') return named;
  return /^ur\b/i.test(request.headers.get('accept-language') ?? '') ? 'UR' : 'EN';
}

/** Adds the platform's time to the response; countdowns are based on it. */
function dated(world: World, response: Response): Response {
  if (response.type !== 'error') response.headers.set('date', new Date(world.clock.now()).toUTCString());
  return response;
}
