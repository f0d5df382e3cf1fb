import type { Client } from '@baize/gateway';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recallMember } from './member.ts';
import type { Session, SessionState } from './session.ts';

const window = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const member = { account: 'demo.member', nickname: 'Dee', id: '7', type: '3', toUpline: false, labels: [] };

function setUp(held: Partial<SessionState>, answers: (typeof member | null)[]) {
  let state = { token: 't', isAgent: null, cpw: null, verify: null, ...held } as SessionState;
  let asked = 0;
  const session = {
    get: () => state,
    set: (change: Partial<SessionState>) => {
      state = { ...state, ...change };
    },
  } as unknown as Session;
  const call = async () => {
    const answer = answers[asked++];
    if (!answer) throw new Error('down');
    return answer;
  };
  return { session, client: { call } as unknown as Client, asked: () => asked };
}

test('APP-03 LGN-04 settles after the first try, and asks on until the platform has said who it is', async () => {
  const { session, client, asked } = setUp({}, [null, null, member]);
  await recallMember(client, session);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([asked(), session.get().isAgent]).toEqual([2, null]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([asked(), session.get().isAgent]).toEqual([3, '3']);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked()).toBe(3);
});

test('APP-03 a network that comes back is asked at once', async () => {
  const { session, client } = setUp({}, [null, member]);
  await recallMember(client, session);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.get().nickname).toBe('Dee');
});

test.each([
  ['a visitor', { token: null }, 0],
  ['whoever owes a new password', { cpw: 'true' }, 0],
  ['whoever owes a proof', { verify: 'true' }, 0],
  ['a visit that knows its member', { isAgent: '3' }, 1],
])('APP-03 of %s it asks at most once', async (_, held, times) => {
  const { session, client, asked } = setUp(held, [null, null]);
  await recallMember(client, session);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked()).toBe(times);
});

test('SES-03 what is told late about the one before is not the next one’s, and nobody is asked for who has left', async () => {
  const { session, client, asked } = setUp({}, [member]);
  const recalled = recallMember(client, session);
  session.set({ token: null });
  await recalled;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([asked(), session.get().isAgent]).toEqual([1, null]);
});
