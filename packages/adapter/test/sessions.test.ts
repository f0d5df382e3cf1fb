import { endpoints } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../src/store.ts';
import { clock, json, start } from './acme.fixture.ts';

const balance = endpoints.balance.path;

/** A platform whose access token lives as long as the refresh token it came with; a refresh token is good once. */
function rotating(life = 900, delay = 0) {
  let turn = 0;
  const renewed: string[] = [];
  const answers = async (request: Request, path: string) => {
    if (path === '/token') return json({ access: 'a0', refresh: 'r0', seconds: life });
    if (path === '/refresh') {
      const { refresh } = (await request.json()) as { refresh: string };
      renewed.push(refresh);
      if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
      if (refresh !== `r${turn}`) return json({ access: 'over', refresh: '', seconds: 0 });
      turn += 1;
      return json({ access: `a${turn}`, refresh: `r${turn}`, seconds: life });
    }
    return request.headers.get('authorization') === `Bearer a${turn}` ? undefined : json({}, 401);
  };
  return { answers, renewed, turn: () => turn, revoke: () => (turn = 99) };
}

describe('sessions', () => {
  test('ADP-09 eight calls at once after the expiry wait for one renewal', async () => {
    const platform = rotating(900, 30);
    const { ask, logIn } = await start(platform.answers);
    const token = await logIn();
    clock.now += 900_000;
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(balance, {}, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(platform.renewed).toEqual(['r0']);
  });

  test('ADP-09 a 401 of the platform renews once and repeats the call', async () => {
    const platform = rotating();
    let refuses = true;
    const { ask, logIn } = await start((request, path) => {
      if (path === '/wallet' && refuses) {
        refuses = false;
        return json({}, 401);
      }
      return platform.answers(request, path);
    });
    const token = await logIn();
    expect((await ask(balance, {}, token)).status).toBe(200);
    expect(platform.renewed).toEqual(['r0']);
  });

  test('ADP-09 a refused renewal ends the session; one that fails on the way does not', async () => {
    let away = true;
    const platform = rotating();
    const { ask, logIn } = await start((request, path) => {
      if (path === '/refresh' && away) throw new TypeError('reset');
      return platform.answers(request, path);
    });
    const token = await logIn();
    clock.now += 900_000;
    expect((await ask(balance, {}, token)).code).toBe('unavailable');
    away = false;
    expect((await ask(balance, {}, token)).status).toBe(200);
    platform.revoke();
    clock.now += 900_000;
    const codes = [await ask(balance, {}, token), await ask(balance, {}, token)].map(({ code }) => code);
    expect(codes).toEqual(['not-logged-in', 'not-logged-in']);
  });

  test('ADP-09 the store holds no token, and a store that is away signs nobody out', async () => {
    const store = memoryStore(() => clock.now);
    const kept: string[] = [];
    let isAway = false;
    const watched = {
      ...store,
      read: (key: string) => (isAway ? Promise.reject(new Error('away')) : store.read(key)),
      write: (key: string, value: string, ttl: number) => {
        kept.push(key + value);
        return store.write(key, value, ttl);
      },
    };
    const { ask, logIn } = await start(undefined, { store: watched });
    const token = await logIn();
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(kept.join()).not.toContain(token);
    isAway = true;
    expect((await ask(balance, {}, token)).status).toBe(503);
    isAway = false;
    expect((await ask(balance, {}, token)).status).toBe(200);
  });

  test('ADP-09 a token is dead after logging out, and a trial account gets no player’s call', async () => {
    const { ask, logIn } = await start();
    const token = await logIn();
    expect((await ask(endpoints.logout.path, { method: 'DELETE' }, token)).status).toBe(200);
    expect((await ask(balance, {}, token)).status).toBe(401);
    const trial = await ask(endpoints.moneyMovements.path, {}, await logIn('trial'));
    expect([trial.status, trial.code]).toEqual([403, 'need-true-account']);
  });
});
