import { bonusDetails } from '@baize/gateway';
import { expect, test } from 'vitest';
import { codeOf, sitDown, spin } from './gameTable.fixture.ts';
import { redeem, terms } from './points.fixture.ts';
import { visit } from './visit.ts';

const downFrom = (most: number) => Array.from({ length: most + 1 }, (_, place) => most - place);
const cents = (amount: string) => Math.round(Number(amount) * 100);

test('PTS-01 MEM-11 GAM-12 free rounds are played at a slot without a stake, and what all of them win is one bonus', async () => {
  const seen = visit({ scenario: 'member' });
  const bonuses = async () => (await seen.client.call(bonusDetails, {})).bonuses;
  const before = (await bonuses()).length;
  const slot = seen.sandbox.world.games.ofVendor('OMB').find(({ maintenance }) => !maintenance)?.code ?? '';
  const first = await sitDown(seen, slot);
  const { launch, balance } = first.setup;
  const bets = [{ bet: 'bought', stake: '0' }];
  expect(first.setup.bought).toBeNull();
  expect((await spin(seen, { launch, bets })).answer).toMatchObject({ ok: false, code: 'invalid-stake' });

  const { reference } = await redeem(seen, await terms(seen, 'rounds'));
  expect(await bonuses()).toHaveLength(before);
  expect((await sitDown(seen, slot)).setup.bought).toEqual({ left: 50, stake: '0.10', won: '0.00' });
  expect((await sitDown(seen, codeOf(seen, 'roulette'))).setup.bought).toBeNull();
  const posted = seen.sandbox.world.ledger().entries('demo.member').length;
  let won = 0;
  const shown = new Set<string>();
  for (const left of [...downFrom(49).slice(0, 20), ...downFrom(79)]) {
    // Rounds bought while some are left join them.
    if (left === 79) await redeem(seen, await terms(seen, 'rounds'));
    const key = crypto.randomUUID();
    const { answer } = await spin(seen, { launch, key, bets });
    if (!answer.ok) throw new Error(answer.code);
    // A repeated request returns the same round and uses up no other.
    if (left % 20 === 0) expect((await spin(seen, { launch, key, bets })).answer).toEqual(answer);
    won += cents(answer.bought?.win ?? '');
    shown.add(JSON.stringify(answer.result));
    expect(answer).toMatchObject({ stake: '0.00', win: '0.00', balance });
    expect(answer.bought).toMatchObject({ left, stake: '0.10' });
    expect(cents(answer.bought?.won ?? '')).toBe(won);
  }
  expect(shown.size).toBeGreaterThan(90);
  expect(seen.sandbox.world.ledger().entries('demo.member')).toHaveLength(posted);
  expect((await spin(seen, { launch, bets })).answer).toMatchObject({ ok: false, code: 'invalid-stake' });

  const [bonus, ...others] = await bonuses();
  expect(others).toHaveLength(before);
  expect(bonus).toMatchObject({ id: reference, name: 'Free rounds × 50', state: 'active' });
  expect(won).toBeGreaterThan(0);
  expect(cents(bonus?.amount ?? '')).toBe(won);
  expect(cents(bonus?.wagerTotal ?? '')).toBe(5 * won);
});
