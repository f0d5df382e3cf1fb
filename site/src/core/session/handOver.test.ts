import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tabs } from '../browser/tabs.ts';
import { answerNewTabs, askForSession, type HandedSession } from './handOver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const dee: HandedSession = { platform: 'https://p.example B1', state: { token: 't-1', account: 'demo.member' } };

function browser(unwritten = true) {
  const all: { listener: (word: unknown) => void; of: number }[] = [];
  const said: unknown[] = [];
  let count = 0;
  const open = (): Tabs => {
    const of = count++;
    return {
      ...(unwritten && { unwritten: true as const }),
      say(word) {
        said.push(word);
        for (const each of all) if (each.of !== of) setTimeout(() => each.listener(structuredClone(word)), 1);
      },
      listen: (listener) => void all.push({ listener, of }),
    };
  };
  const taken = new Set<string>();
  const locks = {
    async request(name: string, _: unknown, work: (lock: unknown) => Promise<void>) {
      if (taken.has(name)) return work(null);
      taken.add(name);
      await work({ name });
      taken.delete(name);
    },
  } as unknown as Pick<LockManager, 'request'>;
  return { open, said, locks };
}

const wordsOf = (said: unknown[], kind: string) => said.filter((word) => (word as { kind: string }).kind === kind);

test('SES-07 a new tab gets the session of an open one, and of several tabs one answers', async () => {
  const { open, said, locks } = browser();
  for (let tab = 0; tab < 3; tab++) answerNewTabs(open(), () => dee, locks);
  const asking = askForSession(open());
  await vi.advanceTimersByTimeAsync(10);
  await asking?.settled;
  expect(asking?.take()).toEqual(dee);
  expect(asking?.take()).toBeNull();
  expect(wordsOf(said, 'hand')).toHaveLength(1);
});

test('SES-07 where several answer at once, the first answer counts', async () => {
  const { open } = browser();
  answerNewTabs(open(), () => dee, null);
  answerNewTabs(open(), () => ({ ...dee, state: { ...dee.state, token: 't-2' } }), null);
  const asking = askForSession(open());
  await vi.advanceTimersByTimeAsync(10);
  expect(asking?.take()?.state.token).toBe('t-1');
});

test('SES-07 what needs a session waits a tenth of a second; a late answer is taken still, a very late one is not', async () => {
  for (const [delay, token] of [
    [500, 't-1'],
    [3_500, undefined],
  ] as const) {
    const { open } = browser();
    const late = open();
    late.listen((word) => {
      const { id } = word as { id: string };
      setTimeout(() => late.say({ kind: 'hand', id, ...dee }), delay);
    });
    const asking = askForSession(open());
    const seen: string[] = [];
    void asking?.settled.then(() => seen.push('settled'));
    void asking?.answered.then(() => seen.push('answered'));
    await vi.advanceTimersByTimeAsync(99);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(seen).toEqual(['settled']);
    expect(asking?.take()).toBeNull();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen).toEqual(token ? ['settled', 'answered'] : ['settled']);
    expect(asking?.take()?.state.token).toBe(token);
  }
});

test('SES-07 SES-05 a player who signs out before the new tab has begun is not signed in there', async () => {
  const { open, locks } = browser();
  const old = open();
  answerNewTabs(old, () => dee, locks);
  const asking = askForSession(open());
  await vi.advanceTimersByTimeAsync(10);
  old.say({ kind: 'out', account: 'Demo.Member' });
  await vi.advanceTimersByTimeAsync(10);
  expect(asking?.take()).toBeNull();
});

test('SES-07 where messages would be written down, none is asked for and none is given', async () => {
  const { open, said, locks } = browser(false);
  answerNewTabs(open(), () => dee, locks);
  expect(askForSession(open())).toBeNull();
  open().say({ kind: 'ask', id: '0'.repeat(32) });
  await vi.advanceTimersByTimeAsync(200);
  expect(wordsOf(said, 'hand')).toEqual([]);
});

test.each([
  ['another question', { ...dee, kind: 'hand', id: 'f'.repeat(32) }],
  ['no platform', { ...dee, kind: 'hand', platform: undefined }],
  ['no token', { ...dee, kind: 'hand', state: { account: 'demo.member' } }],
  ['an empty token', { ...dee, kind: 'hand', state: { token: '' } }],
  ['a token that is no text', { ...dee, kind: 'hand', state: { token: 7 } }],
  ['a key of another kind', { ...dee, kind: 'hand', state: { token: 't', moneyIntents: '[]' } }],
  ['a huge value', { ...dee, kind: 'hand', state: { token: 't', nickname: 'x'.repeat(5000) } }],
  ['nothing', null],
  ['text', 'hand'],
])('SES-07 an answer with %s is none', async (_, answer) => {
  const { open } = browser();
  const other = open();
  other.listen((word) =>
    other.say(answer && typeof answer === 'object' ? { id: (word as { id: string }).id, ...answer } : answer),
  );
  const asking = askForSession(open());
  await vi.advanceTimersByTimeAsync(200);
  expect(asking?.take()).toBeNull();
});

test.each([null, 'ask', {}, { kind: 'ask' }, { kind: 'ask', id: 7 }, { kind: 'ask', id: 'x' }])(
  'SES-07 a question that is %j is not answered',
  async (question) => {
    const { open, said, locks } = browser();
    answerNewTabs(open(), () => dee, locks);
    open().say(question);
    await vi.advanceTimersByTimeAsync(10);
    expect(said).toEqual([question]);
  },
);
