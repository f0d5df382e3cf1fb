import { type AnyEndpoint, endpoints, joseCipher, readBrand } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { IdempotencyService } from '../src/http/idempotency.ts';
import { serve } from '../src/http/serve.ts';
import { brandDocumentOf } from '../src/index.ts';
import { inputWith } from './inputs.ts';
import { noon, visit } from './visit.ts';

const calls = Object.entries(endpoints as Record<string, AnyEndpoint>)
  .map(([name, endpoint]) => ({ name, endpoint }))
  .filter(({ endpoint }) => endpoint.encrypted || endpoint.sealedField);

const site = 'https://site.example';
const reading = readBrand(brandDocumentOf('baize', 'https://games.example', true));
if (!reading.ok) throw new Error(reading.problems.join(', '));
const { kid, key } = reading.brand.platformKey;
const seal = async (secret: object, { at = noon, named = kid } = {}) =>
  (await joseCipher({ kid: named, key: key as JsonWebKey })).seal(secret, at);

test('FLT-020 every call with a secret in it is sealed', () => {
  const names = ['login', 'register', 'registerMobile', 'changePassword', 'resetPassword', 'redeemPointReward'];
  expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining([...names, 'convertPoint', 'startFreePlay']));
});

describe.each(calls)('FLT-020 $name', ({ name, endpoint }) => {
  const { sandbox } = visit({ games: 20 });
  const platform = { world: sandbox.world, gameOrigin: '', hasGameHost: false, idempotency: new IdempotencyService() };
  let handled = 0;
  const handle = async () => {
    handled += 1;
    return undefined;
  };
  const input = inputWith(endpoint.input, ['(none)'], '') as Record<string, unknown>;
  const { sealedField } = endpoint;
  const secret = sealedField ? { [sealedField]: input[sealedField] } : input;
  const bodyOf = (payload: unknown) => (sealedField ? { ...input, [sealedField]: payload } : { payload });
  const send = async (body: unknown) => {
    const headers = {
      authorization: `Bearer ${sandbox.world.signIn(endpoint.access === 'agent' ? 'demo.agent' : 'demo.member')}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const request = new Request(site + endpoint.path, {
      method: endpoint.method,
      headers,
      body: JSON.stringify(body),
    });
    const before = handled;
    const route = { name, endpoint: { ...endpoint, value: anything }, handle };
    const response = await serve(route, request, platform, undefined);
    return { answer: `${response.status} ${await response.text()}`, reached: handled - before };
  };

  test('is read once, and refused with one common text when replayed, old, of another key, tampered or readable', async () => {
    const fresh = await seal(secret);
    expect((await send(bodyOf(fresh))).reached).toBe(1);
    const other = await seal(secret);
    const bad: Record<string, unknown> = {
      replayed: bodyOf(fresh),
      'older than five minutes': bodyOf(await seal(secret, { at: noon - 301_000 })),
      'of a time to come': bodyOf(await seal(secret, { at: noon + 360_000 })),
      'of another key': bodyOf(await seal(secret, { named: 'another' })),
      readable: sealedField ? input : secret,
      'readable where the sealed belongs': bodyOf(JSON.stringify(secret)),
      'an object where the sealed belongs': bodyOf(secret),
      nothing: bodyOf(undefined),
      ...Object.fromEntries([0, 1, 2, 3, 4].map((part) => [`part ${part} changed`, bodyOf(changed(other, part))])),
    };
    const common = '400 {"success":false,"value":null,"message":"the payload cannot be used","code":"invalid-request"}';
    for (const [what, body] of Object.entries(bad)) {
      expect(await send(body), what).toEqual({ answer: common, reached: 0 });
    }
    expect((await send(bodyOf(other))).reached).toBe(1);
  });
});

const anything = endpoints.logout.value;

function changed(payload: string, part: number): string {
  return payload
    .split('.')
    .map((text, place) => (place === part ? (text[0] === 'A' ? 'B' : 'A') + text.slice(1) : text))
    .join('.');
}
