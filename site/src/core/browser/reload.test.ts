import { beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
const assign = vi.fn();

async function load() {
  vi.resetModules();
  return import('./reload.ts');
}

function keepIn(store: Map<string, string>) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
}

beforeEach(() => {
  reload.mockClear();
  assign.mockClear();
  vi.stubGlobal('location', { reload, assign });
  keepIn(new Map());
});

test('NAV-16 FLT-091 a deployment is reloaded once in a visit, however many files of it are gone', async () => {
  expect((await load()).reloadOnce()).toBe(true);
  const { reloadOnce } = await load();
  expect([reloadOnce(), reloadOnce()]).toEqual([false, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('FLT-091 servers of which some are new and some are old do not send a page round and round', async () => {
  const store = new Map([['reloaded-from', 'https://site.example/assets/start-old.js']]);
  keepIn(store);
  expect((await load()).reloadOnce()).toBe(true);
  expect(store.get('reloaded-from')?.split(' ')).toHaveLength(2);
  expect((await load()).reloadOnce()).toBe(false);
});

test('FLT-023 where the browser keeps nothing, no page reloads by itself: nobody would know that it did', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect((await load()).reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('FLT-095 what is under way is waited for, and does not use up the one reload', async () => {
  const { reloadOnce, stayWhile } = await load();
  let underWay = true;
  stayWhile(() => underWay);
  expect(reloadOnce()).toBe(false);
  underWay = false;
  expect(reloadOnce()).toBe(true);
});

test('FLT-091 a reload leads to the page that is on its way', async () => {
  const { noteNavigation, reloadOnce } = await load();
  noteNavigation(new Request('https://site.example/promotions?type=new'));
  expect(reloadOnce()).toBe(true);
  expect(assign).toHaveBeenCalledWith('https://site.example/promotions?type=new');
  expect(reload).not.toHaveBeenCalled();
});

test('FLT-091 a reload stays where it is when that page was given up', async () => {
  const { noteNavigation, reloadOnce } = await load();
  const controller = new AbortController();
  noteNavigation(new Request('https://site.example/promotions', { signal: controller.signal }));
  controller.abort();
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
