import { consentTo, type MoneyMovement } from '@baize/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('navigator', {});
  localStorage.setItem('consent', JSON.stringify(consentTo(['measure'], Date.now())));
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a tab: modules of its own over the same storage. */
async function openTab(told: string[]) {
  vi.resetModules();
  const { connectSinks } = await import('../core/services/track.ts');
  connectSinks(({ name }) => void told.push(name));
  return import('./trackedPayments.ts');
}

const credited = { reference: 'D1', state: 'credited' } as MoneyMovement;
const limits = ['10', '50', '200', '1000'];

test('OPS-26 a deposit that arrives while two tabs look on is told once, by whichever learns first', async () => {
  const told: string[] = [];
  const [one, other] = [await openTab(told), await openTab(told)];
  one.trackSent({ key: 'k', kind: 'deposit', method: 'bank', first: false }, '500', limits);
  await one.trackArrivals([credited]);
  expect(told).toEqual(['deposit_sent']);
  other.trackAnswered('k', 'D1');
  await Promise.all([other, one, other].map(({ trackArrivals }) => trackArrivals([credited])));
  await one.trackArrivals([credited]);
  expect(told).toEqual(['deposit_sent', 'deposit_completed']);
  expect(localStorage.getItem('tracked')).toBeNull();
});

test('OPS-20 OPS-26 a refused payment is forgotten, and without consent nothing is kept', async () => {
  const told: string[] = [];
  const tab = await openTab(told);
  tab.trackSent({ key: 'k', kind: 'withdrawal', method: null, first: false }, '500', limits);
  tab.trackAnswered('k', null);
  expect(localStorage.getItem('tracked')).toBeNull();
  localStorage.removeItem('consent');
  tab.trackSent({ key: 'k', kind: 'withdrawal', method: null, first: false }, '500', limits);
  expect(localStorage.getItem('tracked')).toBeNull();
});
