import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectiveRules, type Rules } from '../effective.ts';
import { ageOn, minimumAge } from './account.ts';
import { namesGrossLimit, raiseHolds, raiseWaitMs } from './limits.ts';
import { footHelpLines, movesBanners } from './marks.ts';
import { marksJackpotsAsDemo, offersSimulatedJackpots } from './offers.ts';
import { celebrates, gameRules, mayPlayRound, stakesWithin } from './play.ts';
import { duePause, idleMinutes, keepsNetPosition, showsSeconds } from './session.ts';

const under = (tighten: Record<string, unknown>): Rules => effectiveRules({ tighten }, 0).rules;
const open = under({});
const capped = under({ 'slot.stakeMax': [{ below: 25, amount: '2' }, { amount: '5' }] });
const timed = under({ 'game.cycleMs': { slot: 2_500, casino: 5_000 } });
const hour = 3_600_000;

describe('caps', () => {
  test.each([
    [18, '2'],
    [24, '2'],
    [25, '5'],
    [80, '5'],
    [null, '2'],
  ])('JUR-14 slot.stakeMax: at the age of %s a round of a slot costs at most %s', (age, most) => {
    expect(gameRules(capped, 'slot', age).stakeMost).toBe(most);
    expect(gameRules(capped, 'casino', age).stakeMost).toBeNull();
    expect(gameRules(open, 'slot', age).stakeMost).toBeNull();
  });

  test('JUR-14 an unknown age has the lowest cap, wherever it stands', () => {
    const rules = under({
      'slot.stakeMax': [{ below: 25, amount: '7' }, { below: 65, amount: '10' }, { amount: '3.5' }],
    });
    expect(gameRules(rules, 'slot', null).stakeMost).toBe('3.5');
  });

  test('JUR-14 stakes above the cap are neither offered nor accepted, the cap itself is', () => {
    const rules = gameRules(capped, 'slot', 20);
    expect(stakesWithin(rules, ['0.10', '1.00', '2.00', '2.01', '10.00'])).toEqual(['0.10', '1.00', '2.00']);
    const ask = { startedAt: null, now: 0, isRunning: false };
    expect(mayPlayRound(rules, { ...ask, stake: '2.00' })).toEqual({ ok: true });
    expect(mayPlayRound(rules, { ...ask, stake: '2.01' })).toEqual({ ok: false, rule: 'slot.stakeMax' });
    expect(mayPlayRound(rules, { ...ask, stake: 'many' })).toEqual({ ok: false, rule: 'slot.stakeMax' });
    expect(mayPlayRound(gameRules(open, 'slot', 20), { ...ask, stake: '1000' })).toEqual({ ok: true });
  });

  test('JUR-14 JUR-10 under the strictest rules no stake is offered', () => {
    const { rules } = effectiveRules({ profile: 'missing' }, 0);
    expect(stakesWithin(gameRules(rules, 'slot', 40), ['0.01', '1'])).toEqual([]);
  });
});

describe('the cycle of a game', () => {
  test('JUR-15 game.cycleMs: the next round starts no sooner than the time counted from the start of the last', () => {
    const rules = gameRules(timed, 'slot', 30);
    const ask = { stake: '1', startedAt: 10_000, isRunning: false };
    expect(mayPlayRound(rules, { ...ask, now: 11_400 })).toEqual({ ok: false, rule: 'game.cycleMs', waitMs: 1_100 });
    expect(mayPlayRound(rules, { ...ask, now: 12_499 })).toEqual({ ok: false, rule: 'game.cycleMs', waitMs: 1 });
    expect(mayPlayRound(rules, { ...ask, now: 12_500 })).toEqual({ ok: true });
    expect(mayPlayRound(rules, { ...ask, now: 11_400, isRunning: true })).toEqual({ ok: true });
    expect(mayPlayRound(rules, { ...ask, startedAt: null, now: 0 })).toEqual({ ok: true });
    expect(mayPlayRound(gameRules(timed, 'casino', 30), { ...ask, now: 12_500 })).toMatchObject({ waitMs: 2_500 });
    expect(mayPlayRound(gameRules(timed, 'betting', 30), { ...ask, now: 10_000 })).toEqual({ ok: true });
  });

  test('JUR-15 however often is pressed, rounds are a cycle apart', () => {
    const presses = fc.array(fc.nat(3_000), { maxLength: 60 });
    fc.assert(
      fc.property(presses, (waits) => {
        const rules = gameRules(timed, 'slot', null);
        let now = 0;
        let startedAt: number | null = null;
        for (const wait of waits) {
          now += wait;
          const before: number | null = startedAt;
          if (!mayPlayRound(rules, { stake: '1', startedAt, now, isRunning: false }).ok) continue;
          if (before !== null) expect(now - before).toBeGreaterThanOrEqual(2_500);
          startedAt = now;
        }
      }),
    );
  });

  test('JUR-16 game.speedUp: the families that are named are not made faster', () => {
    const rules = under({ 'game.speedUp': ['slot'] });
    expect(gameRules(rules, 'slot', 30).maySpeedUp).toBe(false);
    expect(gameRules(rules, 'casino', 30).maySpeedUp).toBe(true);
  });
});

describe('offers and marks', () => {
  const line = { name: 'Northern Helpline', phone: '0800 000 0000', link: null };

  test('JUR-03 movingBanners, simulatedJackpots: what the rules forbid is not there, whatever the brand wishes', () => {
    const on = { movingBanners: true, simulatedJackpots: true };
    const forbidding = effectiveRules({ ...on, tighten: { movingBanners: false, simulatedJackpots: false } }, 0).rules;
    expect([movesBanners, marksJackpotsAsDemo].map((ask) => ask(effectiveRules(on, 0).rules))).toEqual([true, true]);
    expect([movesBanners, marksJackpotsAsDemo].map((ask) => ask(forbidding))).toEqual([false, false]);
    expect(offersSimulatedJackpots(effectiveRules({ ...on, profile: 'missing' }, 0).rules)).toBe(false);
  });

  test('JUR-03 helpLineStrip, helpLine: lines stand where a strip is asked for, and are no reason for one', () => {
    const lines = (helpLine: boolean, tighten: Record<string, unknown>) =>
      footHelpLines(effectiveRules({ helpLine, tighten }, 0).rules);
    expect(lines(true, { helpLine: [line] })).toEqual([line]);
    expect(lines(false, { helpLine: [line] })).toEqual([]);
    expect(lines(false, { helpLine: [line], helpLineStrip: true })).toEqual([line]);
    expect(lines(true, {})).toEqual([]);
  });
});

describe('wins', () => {
  test.each([
    ['nothing', 1n, 2n, true],
    ['nothing', 0n, 2n, false],
    ['stake', 1n, 2n, false],
    ['stake', 2n, 2n, false],
    ['stake', 3n, 2n, true],
    ['stake', 1n, 0n, true],
  ] as const)('JUR-16 game.celebrateAbove: above %s, %d for %d is a win: %s', (word, win, stake, is) => {
    expect(celebrates(gameRules(under({ 'game.celebrateAbove': word }), 'slot', 30), win, stake)).toBe(is);
  });
});

describe('limits and accounts', () => {
  test('JUR-21 limit.raiseAfter: a raise waits as long as product and rules ask, and to the end of the period', () => {
    const now = Date.UTC(2026, 5, 1, 12);
    const ask = { own: 24 * hour, now, periodEnd: now + 30 * hour };
    expect(raiseHolds(open, ask)).toBe(now + 24 * hour);
    expect(raiseHolds(under({ 'limit.raiseAfter': { hours: 1, endOfPeriod: false } }), ask)).toBe(now + 24 * hour);
    expect(raiseHolds(under({ 'limit.raiseAfter': { hours: 72, endOfPeriod: false } }), ask)).toBe(now + 72 * hour);
    const both = under({ 'limit.raiseAfter': { hours: 72, endOfPeriod: true } });
    expect(raiseHolds(both, ask)).toBe(now + 72 * hour);
    expect(raiseHolds(both, { ...ask, periodEnd: now + 200 * hour })).toBe(now + 200 * hour);
    expect(raiseWaitMs(both, 24 * hour)).toBe(72 * hour);
  });

  test('JUR-20 limit.depositMeaning: a limit is named by what it counts where the rules say so', () => {
    expect(namesGrossLimit(open)).toBe(false);
    expect(namesGrossLimit(under({ 'limit.depositMeaning': 'gross' }))).toBe(true);
  });

  test('JUR-18 game.elapsed, game.netPosition: time to the second and the result stay in sight', () => {
    expect([showsSeconds(open), keepsNetPosition(open)]).toEqual([false, false]);
    const strict = under({ 'game.elapsed': 'seconds', 'game.netPosition': true });
    expect([showsSeconds(strict), keepsNetPosition(strict)]).toEqual([true, true]);
  });

  test('JUR-03 age.minimum: the higher age of brand and rules holds', () => {
    expect(minimumAge(under({ 'age.minimum': 21 }), 18)).toBe(21);
    expect(minimumAge(under({ 'age.minimum': 18 }), 19)).toBe(19);
    expect(minimumAge(open, 18)).toBe(18);
  });

  test.each([
    ['2001-06-30', '2026-06-29', 24],
    ['2001-06-30', '2026-06-30', 25],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
  ])('JUR-14 a player born on %s is on %s of age %d', (birthday, day, age) => {
    expect(ageOn(birthday, day)).toBe(age);
  });
});

describe('sessions', () => {
  test('JUR-29 login.idleMinutes: the fewest minutes of profile and brand hold, and none where nobody asks', () => {
    expect(idleMinutes(open)).toBeNull();
    expect(idleMinutes(under({ 'login.idleMinutes': 20 }))).toBe(20);
  });

  test.each([
    ['no round', [], 0, null],
    ['rounds after a long rest', [0, 4, 8, 30], 31, { from: 90, until: 95 }],
    ['an hour of rounds, just before', [0, 4, 8, 12], 12, { from: 60, until: 65 }],
    ['a rest as long as the pause', [0, 4, 8], 13, null],
    ['the pause', Array.from({ length: 16 }, (_, place) => place * 4), 62, { from: 60, until: 65 }],
    ['its end', Array.from({ length: 16 }, (_, place) => place * 4), 65, null],
  ] as const)('JUR-28 session.breakAfter: %s', (_, rounds, now, expected) => {
    const minute = 60_000;
    const rules = under({ 'session.breakAfter': { minutes: 60, breakMinutes: 5 } });
    const found = duePause(
      rules,
      rounds.map((at) => at * minute),
      now * minute,
    );
    expect(found && { from: found.from / minute, until: found.until / minute }).toEqual(expected);
  });
});
