import * as v from 'valibot';
import { vi } from 'vitest';
import { type ClientOptions, createClient } from './client.ts';
import { endpoint } from './endpoint.ts';

type Answer = (request: Request) => Response | Promise<Response>;

interface SetUp extends Partial<Omit<ClientOptions, 'token' | 'language'>> {
  token?: string | null;
  language?: string;
  answer?: Answer;
}

export const json =
  (value: unknown): Answer =>
  () =>
    Response.json({ success: true, value });

/**
 * Creates a client with a fake transport; waits resolve at once and are recorded. `requests` are copies with readable
 * bodies, `originals` the requests as sent.
 */
export function setUp({ token = 't0ken', language = 'EN', answer = json(null), ...options }: SetUp = {}) {
  const requests: Request[] = [];
  const originals: Request[] = [];
  const waits: number[] = [];
  const onSignedOut = vi.fn();
  const log = vi.fn();
  const world = { token, answer, requests, originals, waits, onSignedOut, log };
  const client = createClient({
    baseUrl: 'https://platform.example',
    fetch: async (request) => {
      requests.push(request.clone());
      originals.push(request);
      return world.answer(request);
    },
    token: () => world.token,
    language: () => language,
    cipher: async () => ({ seal: async () => 'sealed' }),
    onSignedOut,
    log,
    random: () => 0,
    wait: async (ms, signal) => {
      signal?.throwIfAborted();
      waits.push(ms);
    },
    ...options,
  });
  return Object.assign(world, { client });
}

export const moneyCall = endpoint({
  method: 'POST',
  path: '/wps/test/transfer',
  access: 'player',
  money: true,
  input: v.object({ amount: v.string() }),
  value: v.object({ balance: v.string() }),
});

export const favourite = { id: '7', vendor: 'OMB', gameType: 'RNG' };

export const refusal =
  (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ success: false, ...body }, { status, headers });

export const reset = () => Promise.reject(new TypeError('reset'));

export const never = () => new Promise<Response>(() => {});
