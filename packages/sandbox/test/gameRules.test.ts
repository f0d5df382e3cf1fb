import { dayStart, effectiveRules, namesGrossLimit, type Profile } from '@baize/domain';
import { profiles } from '@baize/domain/jurisdictions';
import { readBrand, saveProfile, setPlayLimit } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { codeOf, reels, sitDown, spin } from './gameTable.fixture.ts';
import { accountOf, hour } from './play.fixture.ts';
import { errorOf, noon, type Visit, visit } from './visit.ts';

/** A player at a slot under a profile, with a clock that the test moves. */
function seated(jurisdiction: string, currency = 'brand') {
  let at = noon;
  const seen = visit({ now: () => at, scenario: 'member+duties-done' });
  Object.assign(seen.sandbox.world.settings, { jurisdiction, currency });
  return {
    seen,
    pass: (ms: number) => {
      at += ms;
    },
  };
}

const born = (seen: Visit, birthday: string | null) => {
  accountOf(seen, 'demo.member').birthday = birthday;
};

const codeAfter = async (seen: Visit, launch: string, stake: string) => {
  const { answer } = await spin(seen, { launch, bets: reels(stake) });
  return answer.ok ? 'ok' : answer.code;
};

describe('caps', () => {
  test.each([
    ['gb', 'GBP', '2003-01-01', '2'],
    ['gb', 'GBP', '1980-01-01', '5'],
    ['gb', 'GBP', null, '2'],
    ['de', 'EUR', '1980-01-01', '1'],
    ['de', 'EUR', null, '1'],
  ] as const)(
    'JUR-12 JUR-14 slot.stakeMax: under %s in %s a player born on %s is offered up to %s, and more is refused',
    async (jurisdiction, currency, birthday, most) => {
      const { seen, pass } = seated(jurisdiction, currency);
      born(seen, birthday);
      const { setup } = await sitDown(seen);
      expect(setup.rules.stakeMost).toBe(most);
      expect(setup.stakes.length).toBeGreaterThan(0);
      expect(setup.stakes.every((stake) => Number(stake) <= Number(most))).toBe(true);
      expect(Number(setup.most)).toBeLessThanOrEqual(Number(most));
      expect(await codeAfter(seen, setup.launch, `${most}.01`)).toBe('invalid-stake');
      pass(10_000);
      expect(await codeAfter(seen, setup.launch, `${most}.00`)).toBe('ok');
    },
  );

  test('JUR-12 JUR-14 in another currency the platform holds a cap of its own, and tables have none', async () => {
    const { seen } = seated('gb', 'VND');
    const { setup } = await sitDown(seen);
    expect(setup.rules.stakeMost).toBe('500');
    expect(await codeAfter(seen, setup.launch, '1000')).toBe('invalid-stake');
    const table = await sitDown(seen, codeOf(seen, 'roulette'));
    expect(table.setup.rules.stakeMost).toBeNull();
  });

  test('JUR-10 JUR-12 slot.stakeMax: under a profile that is missing a slot is played with its lowest stake alone', async () => {
    const { seen } = seated('missing');
    const { page, setup } = await sitDown(seen);
    expect(page.status).toBe(200);
    expect(setup.stakes).toHaveLength(1);
    expect(setup.rules.stakeMost).toBe(setup.stakes[0]);
    expect(setup.most).toBe(setup.stakes[0]);
    expect(await codeAfter(seen, setup.launch, '1.00')).toBe('invalid-stake');
    expect(await codeAfter(seen, setup.launch, setup.stakes[0] ?? '')).toBe('ok');
  });

  test('JUR-08 without a licence stakes and pace are those of the game', async () => {
    const { seen } = seated('none');
    const { setup } = await sitDown(seen);
    expect(setup.rules).toEqual({ stakeMost: null, cycleMs: 0, maySpeedUp: true, celebrateAbove: 'nothing' });
    const own = await sitDown(seated('brand').seen);
    expect(setup.stakes).toEqual(own.setup.stakes);
    for (const stake of ['1.00', '1.00', '2.00']) expect(await codeAfter(seen, setup.launch, stake)).toBe('ok');
  });
});

describe('the cycle of a game', () => {
  test('JUR-12 JUR-15 game.cycleMs: a round too soon is refused with the time to wait, also from another tab', async () => {
    const { seen, pass } = seated('gb', 'GBP');
    const [first, second] = [await sitDown(seen), await sitDown(seen)];
    expect(first.setup.rules).toMatchObject({ cycleMs: 2_500, maySpeedUp: false, celebrateAbove: 'stake' });
    expect(await codeAfter(seen, first.setup.launch, '1.00')).toBe('ok');
    const before = seen.sandbox.world.ledger().entries('demo.member').length;
    pass(1_400);
    for (const { setup } of [first, second]) {
      const { answer } = await spin(seen, { launch: setup.launch, bets: reels('1.00') });
      expect(answer).toMatchObject({ ok: false, code: 'too-soon', waitMs: 1_100 });
    }
    expect(seen.sandbox.world.ledger().entries('demo.member').length).toBe(before);
    expect((await sitDown(seen)).setup.waitMs).toBe(1_100);
    pass(1_100);
    expect(await codeAfter(seen, second.setup.launch, '1.00')).toBe('ok');
    expect(await codeAfter(seen, first.setup.launch, '1.00')).toBe('too-soon');
  });

  test('JUR-15 a repeated call is the same round, and no round too soon', async () => {
    const { seen } = seated('gb', 'GBP');
    const { setup } = await sitDown(seen);
    const call = { launch: setup.launch, key: crypto.randomUUID(), bets: reels('1.00') };
    expect(await spin(seen, call)).toEqual(await spin(seen, call));
  });

  test('JUR-15 moves of a hand that is played need not wait, the next hand does', async () => {
    const { seen } = seated('gb', 'GBP');
    const { setup } = await sitDown(seen, codeOf(seen, 'blackjack'));
    expect(setup.rules.cycleMs).toBe(5_000);
    const play = (bet: string, stake: string, turn: number | undefined) =>
      spin(seen, { launch: setup.launch, bets: [{ bet, stake }], turn });
    let { answer } = await play('deal', setup.stakes[0] ?? '', setup.laid?.turn);
    for (let moves = 0; answer.ok && answer.laid?.running && moves < 12; moves += 1)
      ({ answer } = await play('stand', '0', answer.laid.turn));
    if (!answer.ok) throw new Error(answer.code);
    expect((await play('deal', setup.stakes[0] ?? '', answer.laid?.turn)).answer).toMatchObject({ code: 'too-soon' });
  });
});

describe('limits and ages', () => {
  const raised = async (jurisdiction: string, tighten = {}) => {
    const { seen } = seated(jurisdiction);
    seen.sandbox.world.settings.tighten = tighten;
    const limit = { kind: 'deposit', period: 'month' } as const;
    await seen.client.call(setPlayLimit, { ...limit, amount: '50' });
    const { limit: held } = await seen.client.call(setPlayLimit, { ...limit, amount: '80' });
    return ((held?.pending?.from ?? 0) - noon) / hour;
  };

  test('JUR-12 JUR-21 limit.raiseAfter: a raise holds as late as the profile says, and never before the product’s own wait', async () => {
    expect(await raised('none')).toBe(24);
    expect(await raised('gb')).toBe(24);
    expect(await raised('de')).toBe(168);
    expect(await raised('se')).toBe(9 * 24 + 12);
    // From noon on the 21st to the end of November.
    expect(await raised('none', { 'limit.raiseAfter': { hours: 72, endOfPeriod: true } })).toBe(9 * 24 + 12);
  });

  test('JUR-12 age.minimum: a birthday below the age of the rules is refused', async () => {
    const { seen } = seated('none');
    born(seen, null);
    seen.sandbox.world.settings.tighten = { 'age.minimum': 21 };
    expect((await errorOf(seen.client.call(saveProfile, { birthday: '2006-01-01' }))).code).toBe('validation-failed');
    await seen.client.call(saveProfile, { birthday: '2005-01-01' });
  });
});

describe('a date that moves', () => {
  const gb = profiles.find(({ id }) => id === 'gb') as Profile;
  const start = (day: string) => dayStart(day, gb.timeZone);
  const isGross = (profile: Profile, at: number) =>
    namesGrossLimit(effectiveRules({ profile: 'gb', profiles: [profile] }, at).rules);

  test('JUR-06 limit.depositMeaning: postponed from 30 June, it changes at midnight in London on 30 September', () => {
    expect(start('2026-09-30')).toBe(Date.UTC(2026, 8, 29, 23));
    expect(isGross(gb, start('2026-06-30'))).toBe(false);
    expect(isGross(gb, start('2026-09-30') - 1)).toBe(false);
    expect(isGross(gb, start('2026-09-30'))).toBe(true);
  });

  test('JUR-06 one line of the profile moves it', () => {
    const written = JSON.stringify(gb).replace('"from":"2026-09-30"', '"from":"2026-06-30"');
    const early = JSON.parse(written) as Profile;
    expect(isGross(early, start('2026-06-30') - 1)).toBe(false);
    expect(isGross(early, start('2026-06-30'))).toBe(true);
  });

  test('JUR-05 JUR-06 the document that is served in spring knows the change of autumn', async () => {
    let at = Date.UTC(2026, 3, 1);
    const { sandbox } = visit({ now: () => at, scenario: 'jurisdiction-gb' });
    const reading = readBrand(await (await sandbox.fetch('https://site.example/brand.json')).json());
    if (!reading.ok) throw new Error(reading.problems.join());
    const { jurisdiction } = reading.brand;
    const { rules, until } = effectiveRules(jurisdiction, at);
    expect([namesGrossLimit(rules), until]).toEqual([false, start('2026-09-30')]);
    at = until ?? 0;
    expect(namesGrossLimit(effectiveRules(jurisdiction, at).rules)).toBe(true);
  });
});
