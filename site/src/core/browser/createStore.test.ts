import { afterEach, expect, test, vi } from 'vitest';
import { createStore, createStoredText } from './createStore.ts';

afterEach(() => vi.unstubAllGlobals());

test('a store tells everyone who still listens, and holds the last value', () => {
  const store = createStore(1);
  const stays = vi.fn();
  const leaves = vi.fn();
  store.subscribe(stays);
  const leave = store.subscribe(leaves);
  store.set(2);
  leave();
  store.set(3);
  expect(stays).toHaveBeenCalledTimes(2);
  expect(leaves).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe(3);
});

test('a stored text follows other tabs, and hears of its own key alone', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const kept = new Map<string, string>();
  const text = createStoredText(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    'own',
  );
  const listener = vi.fn();
  const leave = text.subscribe(listener);
  const changedElsewhere = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

  text.set('a');
  expect([text.get(), listener.mock.calls.length]).toEqual(['a', 1]);
  changedElsewhere('other');
  expect(listener).toHaveBeenCalledTimes(1);
  changedElsewhere('own');
  changedElsewhere(null);
  expect(listener).toHaveBeenCalledTimes(3);
  text.set(null);
  expect(text.get()).toBeNull();
  leave();
  changedElsewhere('own');
  expect(listener).toHaveBeenCalledTimes(4);
});
