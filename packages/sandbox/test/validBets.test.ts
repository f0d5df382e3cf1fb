import { sumOf } from '@baize/domain';
import {
  balance,
  bettingRecords,
  bonusDetails,
  manualRebate,
  missionSummary,
  pointBalance,
  vipClub,
} from '@baize/gateway';
import { expect, test } from 'vitest';
import { house } from '../src/world/money/ledger.ts';
import { ever } from './records.fixture.ts';
import { noon, type Visit, visit } from './visit.ts';

async function counted({ client, sandbox }: Visit) {
  const [{ lines }, vip, { points }, { wagerLeft }] = await Promise.all([
    client.call(manualRebate, {}),
    client.call(vipClub, {}),
    client.call(pointBalance, {}),
    client.call(bonusDetails, {}),
  ]);
  const { totals } = await client.call(bettingRecords, { ...ever, to: noon + 86_400_000 });
  const { left } = sandbox.world.cashier().turnover('demo.member');
  const { missions } = await client.call(missionSummary, {});
  return {
    rebate: lines.find(({ category }) => category === 'SPORTS')?.validBets,
    rebated: sumOf(
      lines.map(({ validBets }) => validBets),
      2,
    ),
    vip: vip.validBets,
    points,
    bonus: wagerLeft,
    cashier: left,
    missions: missions.map(({ progress }) => progress),
    records: totals?.valid,
  };
}

test('MEM-08 MEM-11 MEM-14 MEM-16 PTS-01 VIP-01 a bet counts once it has ended, the same for everything, and one that is called off never', async () => {
  let now = noon;
  const seen = visit({ scenario: 'member', now: () => now });
  const { client, sandbox } = seen;
  const { world } = sandbox;
  const game = world.games.byCode('GLB-1');
  if (!game) throw new Error('no game');
  // Bets running since before the first day have ended.
  now += 12 * 3_600_000;
  await seen.signIn('demo.member');
  await client.call(balance, {});
  const before = await counted(seen);
  const bet = { username: 'demo.member', game, placedAt: now, ledger: world.ledger(), stake: 2_000n, pays: 0n };
  world.openBets.take({ ...bet, reference: 'GLB-1-E1', settlesAt: now + 3_600_000 });
  world.openBets.take({ ...bet, reference: 'GLB-1-E2', settlesAt: now + 3_600_000 });
  expect(await counted(seen)).toEqual(before);
  world.openBets.callOff('GLB-1-E2', now);
  expect(await counted(seen)).toEqual(before);
  now += 2 * 3_600_000;
  await client.call(balance, {});
  const after = await counted(seen);
  const plus = (amount: string | null | undefined) => sumOf([amount ?? '', '20.00'], 2);
  expect(after).toMatchObject({
    rebate: plus(before.rebate),
    rebated: plus(before.rebated),
    vip: plus(before.vip),
    points: String(BigInt(before.points ?? 0) + 20n),
    records: plus(before.records),
  });
  expect(after.bonus).not.toBe(before.bonus);
  // A stake returned in full is no valid bet either.
  const round = { at: now, reference: 'OMB-1', amount: 500n };
  const ledger = world.ledger();
  ledger.post({ key: 'even:stake', kind: 'stake', from: 'demo.member', to: house('games'), ...round });
  ledger.post({ key: 'even:win', kind: 'win', from: house('games'), to: 'demo.member', ...round });
  const { missions: _, ...figures } = after;
  expect(await counted(seen)).toMatchObject(figures);
});
