import { announcements, balance, gameList } from '@baize/gateway';
import { beforeEach, expect, test, vi } from 'vitest';
import { createKeptLists, isPublic } from './keptLists.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
let page = new EventTarget();

beforeEach(() => {
  stored.clear();
});

function visit(owner: string | (() => string)) {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const lists = createKeptLists(typeof owner === 'string' ? () => owner : owner, storage);
  return { lists, leave: () => page.dispatchEvent(new Event('pagehide')) };
}

test('PERF-04 what was read is known to the same owner after a reload, and to no other', () => {
  const first = visit('brand EN');
  first.lists.set('brand EN', 'games', [{ id: 1 }]);
  first.leave();
  expect(visit('brand EN').lists.get('games')).toEqual([{ id: 1 }]);
  for (const other of ['brand UR', 'other EN', 'newer brand EN'])
    expect(visit(other).lists.get('games')).toBeUndefined();
});

test('PERF-04 an answer that comes after a login or a change of language is not kept, and what was is gone', () => {
  let owner = 'visitor';
  const { lists, leave } = visit(() => owner);
  lists.set('visitor', 'games', ['first']);
  owner = 'player';
  lists.set('visitor', 'late', ['late']);
  expect([lists.get('games'), lists.get('late')]).toEqual([undefined, undefined]);
  lists.set('player', 'notices', ['n']);
  leave();
  expect(JSON.parse(stored.get('lists') ?? '')).toEqual(['player', ['notices', ['n']]]);
});

test.each(['', '{', 'null', '7', '{"0":"me"}', '["me",7]', '["me",["a"],null]'])(
  'PERF-04 what cannot be read (%s) is none, and writing works on',
  (text) => {
    stored.set('lists', text);
    const { lists, leave } = visit('me');
    expect(lists.get('games')).toBeUndefined();
    lists.set('me', 'games', [1]);
    leave();
    expect(visit('me').lists.get('games')).toEqual([1]);
  },
);

test('PERF-04 at most 300,000 characters are kept, the newest', () => {
  const long = visit('me');
  for (const name of ['old', 'new', 'newest']) long.lists.set('me', name, 'x'.repeat(140_000));
  long.leave();
  expect(stored.get('lists')?.length).toBeLessThanOrEqual(300_100);
  const after = visit('me').lists;
  expect([after.get('old'), typeof after.get('new'), typeof after.get('newest')]).toEqual([
    undefined,
    'string',
    'string',
  ]);
});

test('PERF-04 what depends on who asks is public for a visitor alone, and a balance never', () => {
  expect([isPublic(gameList, null), isPublic(gameList, 'token')]).toEqual([true, false]);
  expect([isPublic(announcements, 'token'), isPublic(balance, null), isPublic(balance, 'token')]).toEqual([
    true,
    false,
    false,
  ]);
});
