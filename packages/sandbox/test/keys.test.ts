import { endpoint } from '@baize/gateway';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answer, Refusal } from '../src/index.ts';
import { errorOf, visit } from './visit.ts';

const site = 'https://site.example';

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

describe('money and keys', () => {
  let movements = 0;
  let release: () => void = () => undefined;
  const move = endpoint({
    method: 'POST',
    path: '/wps/test/move',
    access: 'player',
    money: true,
    input: v.object({ amount: v.string() }),
    value: v.object({ movement: v.number() }),
  });
  const routes = [
    answer(move, async ({ amount }) => {
      if (amount === 'slow') await new Promise<void>((resolve) => (release = resolve));
      if (amount === 'none') throw new Refusal('insufficient-balance');
      movements += 1;
      return { movement: movements };
    }),
  ];
  const one = '8d8ac610-566d-4ef0-9c22-186b2a5ed793';
  const two = '3f333df6-90a4-4fda-8dd3-9485d27cee36';

  test('FLT-027 FLT-030 one key moves once; another payload under it is a 422, in flight a 409', async () => {
    movements = 0;
    const { client, sandbox } = visit({ routes, scenario: 'member' });
    const raw = (amount: string, key: string) =>
      sandbox.fetch(
        `${site}${move.path}`,
        post({ amount }, { authorization: `Bearer ${sandbox.token}`, 'idempotency-key': key }),
      );
    expect(await client.call(move, { amount: '5' }, { idempotencyKey: one })).toEqual({ movement: 1 });
    expect(await client.call(move, { amount: '5' }, { idempotencyKey: one })).toEqual({ movement: 1 });
    expect((await raw('6', one)).status).toBe(422);
    const slow = raw('slow', two);
    await expect.poll(() => raw('slow', two).then(({ status }) => status)).toBe(409);
    release();
    expect((await slow).status).toBe(200);
    expect(movements).toBe(2);
    expect((await raw('5', 'no-uuid')).status).toBe(400);
  });

  test('FLT-028 a lost answer after the work is found again under the same key', async () => {
    movements = 0;
    const { client, sandbox } = visit({ routes, scenario: 'member' });
    sandbox.world.settings.faults = [{ call: move.path, kind: 'reset', times: 1 }];
    expect(await client.call(move, { amount: '5' }, { idempotencyKey: one })).toEqual({ movement: 1 });
    expect(movements).toBe(1);
  });

  test('FLT-042 refused work frees its key: nothing was done under it', async () => {
    movements = 0;
    const { client } = visit({ routes, scenario: 'member' });
    const refused = () => errorOf(client.call(move, { amount: 'none' }, { idempotencyKey: two }));
    expect((await refused()).code).toBe('insufficient-balance');
    expect((await refused()).code).toBe('insufficient-balance');
    expect(movements).toBe(0);
  });
});
