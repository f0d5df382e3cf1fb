import { fatePauses, type MoneyIntent } from '@baize/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { json, moneyCall, never, setUp } from '../base/client.fixture.ts';
import { pause } from '../base/patience.ts';
import { type IntentStorage, learnFate, makePaymentTracker } from './paymentTracker.ts';

const key = '8d8ac610-566d-4ef0-9c22-186b2a5ed793';
const intent: MoneyIntent = { key, account: 'demo.member', what: 'Deposit of 500', bet: null };
const refuse = (status: number, code: string) => () => Response.json({ success: false, code }, { status });
const lost = (): Promise<Response> => Promise.reject(new TypeError('lost'));

type Answer = (request: Request) => Response | Promise<Response>;

function trackerOver(answers: { money: Answer; fate?: Answer }, wait: typeof pause = async () => undefined) {
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
  const tracker = makePaymentTracker({ keep, account: () => here.account, wait });
  const send = () => tracker.send(world.client, moneyCall, { amount: '500' }, intent);
  const questions = () => asked.filter((path) => path !== moneyCall.path).length;
  return { world, tracker, here, kept, send, questions };
}

test('FLT-031 a press is kept before it leaves and let go once it is answered', async () => {
  const seen: ReturnType<typeof trackerOver> = trackerOver({
    money: (request) => {
      expect(seen.tracker.open()).toEqual([intent]);
      return json({ balance: '9' })(request);
    },
  });
  expect(await seen.send()).toEqual({ kind: 'done', value: { balance: '9' }, reference: null });
  expect(seen.kept).toHaveLength(2);
  expect(seen.kept.at(-1)).toBeNull();
});

test('FLT-035 a refusal that is certain ends a press, and nobody is asked', async () => {
  const { tracker, send, questions } = trackerOver({ money: refuse(200, 'insufficient-balance') });
  expect(await send()).toMatchObject({ kind: 'refused', error: { code: 'insufficient-balance' } });
  expect([tracker.open(), questions()]).toEqual([[], 0]);
});

test.each([
  ['done', 'W1', { kind: 'done', value: null, reference: 'W1' }],
  ['none', null, { kind: 'none', reference: null }],
] as const)('FLT-028 FLT-029 an answer that was lost is asked for by its key: %s', async (state, reference, end) => {
  const { tracker, send, questions, world } = trackerOver({
    money: lost,
    fate: json({ state, referenceNo: reference }),
  });
  expect(await send()).toEqual(end);
  expect([tracker.open(), questions()]).toEqual([[], 1]);
  expect(world.requests.filter((request) => request.headers.has('idempotency-key'))).toHaveLength(3);
});

test('FLT-029 what nobody knows stays kept, and patience ends', async () => {
  const { tracker, send, questions } = trackerOver({ money: lost });
  expect(await send()).toEqual({ kind: 'unknown' });
  expect(tracker.open()).toEqual([intent]);
  expect(questions()).toBe(fatePauses.length);
});

test('FLT-011 a session that ends in the middle keeps the press for the next login', async () => {
  const seen: ReturnType<typeof trackerOver> = trackerOver({
    money: () => {
      seen.here.account = null;
      seen.world.token = null;
      return lost();
    },
  });
  expect(await seen.send()).toEqual({ kind: 'unknown' });
  expect([seen.tracker.open(), seen.questions()]).toEqual([[], 0]);
  seen.here.account = 'demo.member';
  expect(seen.tracker.open()).toEqual([intent]);
});

test('FLT-009 FLT-011 the fate of a press is never asked for in another player’s name, who would be told that nothing was done', async () => {
  const { tracker, here, questions, world } = trackerOver({ money: lost });
  tracker.begin(intent);
  here.account = 'demo.vip';
  expect(tracker.open()).toEqual([]);
  expect(await tracker.lookUp(world.client, intent)).toEqual({ kind: 'unknown' });
  expect(questions()).toBe(0);
  here.account = 'demo.member';
  expect(tracker.open()).toEqual([intent]);
});

test('FLT-075 leaving a page ends the asking with its own reason, and keeps the press', async () => {
  const { tracker, world } = trackerOver({ money: lost });
  tracker.begin(intent);
  const leaving = new AbortController();
  const reason = new DOMException('left', 'AbortError');
  leaving.abort(reason);
  const asking = learnFate(world.client, intent, { account: () => intent.account, signal: leaving.signal });
  await expect(asking).rejects.toBe(reason);
  expect(tracker.open()).toEqual([intent]);
});

afterEach(() => {
  vi.useRealTimers();
});

const broken: Record<string, Answer> = {
  '401': refuse(401, 'not-logged-in'),
  '409': refuse(409, 'in-flight'),
  '422': refuse(422, 'validation-failed'),
  '429': refuse(429, 'too-many-requests'),
  '502': () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  reset: lost,
  'half an answer': () =>
    new Response('{"success":true,"value":{"bala', { headers: { 'content-type': 'application/json' } }),
};

test.each(Object.entries(broken))(
  'FLT-154 a press ends within 30 s of the last answer, whatever that is: %s',
  async (_, answer) => {
    const later: Answer[] = [answer, never, json({ state: 'working', referenceNo: null })];
    for (const fate of [...later, inTurn([...later, ...later])]) {
      vi.useFakeTimers();
      let heard = Date.now();
      const noted =
        (next: Answer): Answer =>
        async (request) => {
          const response = await next(request);
          heard = Date.now();
          return response;
        };
      const { send } = trackerOver({ money: noted(answer), fate: noted(fate) }, pause);
      const ended = send().then(({ kind }) => ({ kind, after: Date.now() - heard }));
      await vi.advanceTimersByTimeAsync(120_000);
      const { kind, after } = await ended;
      expect(['refused', 'unknown']).toContain(kind);
      expect(after).toBeLessThan(30_000);
      vi.useRealTimers();
    }
  },
);

function inTurn(answers: readonly Answer[]): Answer {
  let asked = 0;
  return (request) => (answers[asked++ % answers.length] ?? lost)(request);
}
