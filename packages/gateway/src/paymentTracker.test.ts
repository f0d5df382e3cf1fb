import { fatePauses, type MoneyIntent } from '@baize/domain';
import { expect, test } from 'vitest';
import { json, moneyCall, setUp } from './client.fixture.ts';
import { type IntentStorage, learnFate, makePaymentTracker } from './paymentTracker.ts';

const key = '8d8ac610-566d-4ef0-9c22-186b2a5ed793';
const intent: MoneyIntent = { key, account: 'demo.member', what: 'Deposit of 500', bet: null };
const refuse = (status: number, code: string) => () => Response.json({ success: false, code }, { status });
const lost = (): Promise<Response> => Promise.reject(new TypeError('lost'));

type Answer = (request: Request) => Response | Promise<Response>;

/** A desk over a client whose money calls and questions for fates are answered apart. */
function deskOver(answers: { money: Answer; fate?: Answer }) {
  let text: string | null = null;
  const kept: (string | null)[] = [];
  const keep: IntentStorage = {
    read: () => text,
    write: (next) => {
      text = next;
      kept.push(next);
    },
  };
  const here = { account: 'demo.member' as string | null };
  const asked: string[] = [];
  const world = setUp({
    answer: (request) => {
      const path = new URL(request.url).pathname;
      asked.push(path);
      return path === moneyCall.path ? answers.money(request) : (answers.fate ?? lost)(request);
    },
  });
  const desk = makePaymentTracker({ keep, account: () => here.account, wait: async () => undefined });
  const send = () => desk.send(world.client, moneyCall, { amount: '500' }, intent);
  const questions = () => asked.filter((path) => path !== moneyCall.path).length;
  return { world, desk, here, kept, send, questions };
}

test('FLT-031 a press is kept before it leaves and let go once it is answered', async () => {
  const seen: ReturnType<typeof deskOver> = deskOver({
    money: (request) => {
      expect(seen.desk.open()).toEqual([intent]);
      return json({ balance: '9' })(request);
    },
  });
  expect(await seen.send()).toEqual({ kind: 'done', value: { balance: '9' }, reference: null });
  expect(seen.kept).toHaveLength(2);
  expect(seen.kept.at(-1)).toBeNull();
});

test('FLT-035 a refusal that is certain ends a press, and nobody is asked', async () => {
  const { desk, send, questions } = deskOver({ money: refuse(200, 'insufficient-balance') });
  expect(await send()).toMatchObject({ kind: 'refused', error: { code: 'insufficient-balance' } });
  expect([desk.open(), questions()]).toEqual([[], 0]);
});

test.each([
  ['done', 'W1', { kind: 'done', value: null, reference: 'W1' }],
  ['none', null, { kind: 'none', reference: null }],
] as const)('FLT-028 FLT-029 an answer that was lost is asked for by its key: %s', async (state, reference, end) => {
  const { desk, send, questions, world } = deskOver({
    money: lost,
    fate: json({ state, referenceNo: reference }),
  });
  expect(await send()).toEqual(end);
  expect([desk.open(), questions()]).toEqual([[], 1]);
  expect(world.requests.filter((request) => request.headers.has('idempotency-key'))).toHaveLength(3);
});

test('FLT-029 what nobody knows stays kept, and patience ends', async () => {
  const { desk, send, questions } = deskOver({ money: lost });
  expect(await send()).toEqual({ kind: 'unknown' });
  expect(desk.open()).toEqual([intent]);
  expect(questions()).toBe(fatePauses.length);
});

test('FLT-011 a session that ends in the middle keeps the press for the next login', async () => {
  const seen: ReturnType<typeof deskOver> = deskOver({
    money: () => {
      seen.here.account = null;
      seen.world.token = null;
      return lost();
    },
  });
  expect(await seen.send()).toEqual({ kind: 'unknown' });
  expect([seen.desk.open(), seen.questions()]).toEqual([[], 0]);
  seen.here.account = 'demo.member';
  expect(seen.desk.open()).toEqual([intent]);
});

test('FLT-009 FLT-011 the fate of a press is never asked for in another player’s name, who would be told that nothing was done', async () => {
  const { desk, here, questions, world } = deskOver({ money: lost });
  desk.begin(intent);
  here.account = 'demo.vip';
  expect(desk.open()).toEqual([]);
  expect(await desk.lookUp(world.client, intent)).toEqual({ kind: 'unknown' });
  expect(questions()).toBe(0);
  here.account = 'demo.member';
  expect(desk.open()).toEqual([intent]);
});

test('FLT-075 leaving a page ends the asking with its own reason, and keeps the press', async () => {
  const { desk, world } = deskOver({ money: lost });
  desk.begin(intent);
  const leaving = new AbortController();
  const reason = new DOMException('left', 'AbortError');
  leaving.abort(reason);
  const asking = learnFate(world.client, intent, { account: () => intent.account, signal: leaving.signal });
  await expect(asking).rejects.toBe(reason);
  expect(desk.open()).toEqual([intent]);
});
