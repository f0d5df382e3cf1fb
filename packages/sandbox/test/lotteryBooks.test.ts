import { isHit, type LotteryPick, placesOf, playTypes, signsOf, toMinor } from '@baize/domain';
import { drawHistory } from '@baize/gateway';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { house } from '../src/world/money/ledger.ts';
import { bet, game, money, place, running, table } from './lotteryTable.ts';
import { runs } from './tier.ts';
import { errorOf, noon } from './visit.ts';

test('GAM-09 FLT-033 whatever is bet on whatever draws: the books cancel out, and a player has what went in, less stakes, plus prizes', async () => {
  const line = fc.constantFrom(...playTypes.slice(0, 4)).chain((playType) =>
    fc.record({
      playType: fc.constant(playType),
      betNumber: fc
        .array(fc.subarray([...signsOf(playType)], { minLength: 1 }), {
          minLength: placesOf(playType),
          maxLength: placesOf(playType),
        })
        .map((places) => places.map((signs) => signs.join(''))),
      cents: fc.integer({ min: 100, max: 400 }),
    }),
  );
  const step = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    wait: fc.integer({ min: 0, max: 90_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const here = table('vip');
      const { world } = here.sandbox;
      const opening = await money(here);
      let expected = opening;
      const open: { drawn: number; lines: { pick: LotteryPick; cents: number; odds: string }[] }[] = [];
      for (const { lines, wait } of steps) {
        const draw = await running(here);
        const priced = lines.map(({ playType, betNumber, cents }) => ({
          pick: { type: playType, places: betNumber },
          cents,
          odds: draw.plays.find(({ type }) => type === playType)?.odds ?? '',
        }));
        const total = priced.reduce(
          (sum, { pick, cents }) => sum + cents * pick.places.reduce((n, { length }) => n * length, 1),
          0,
        );
        const input = bet(draw, {
          lines: priced.map(({ pick, cents, odds }) => ({
            playType: pick.type,
            betNumber: [...pick.places],
            singleAmount: (cents / 100).toFixed(2),
            odds,
          })),
          totalAmount: (total / 100).toFixed(2),
        });
        if (world.clock.now() < draw.closes) {
          await place(here, input);
          expected -= BigInt(total);
          open.push({ drawn: draw.drawn, lines: priced });
        } else expect((await errorOf(place(here, input))).code).toBe('draw-closed');
        here.pass(wait);
      }
      here.pass(120_000);
      const { draws } = await here.client.call(drawHistory, { gameCode: game, pageSize: 50 });
      for (const { drawn, lines } of open) {
        const balls = draws.find(({ opened }) => opened === drawn)?.balls.map(Number) ?? [];
        expect(balls).toHaveLength(3);
        for (const { pick, cents, odds } of lines)
          if (isHit(pick, balls)) expected += (BigInt(cents) * (toMinor(odds, 4) ?? 0n)) / 10_000n;
      }
      expect(await money(here)).toBe(expected);
      const ledger = world.ledger();
      expect(ledger.accounts().reduce((sum, name) => sum + ledger.balance(name), 0n)).toBe(0n);
      const mine = ledger.entries('demo.vip').filter(({ at }) => at >= noon);
      expect(mine.filter(({ kind }) => kind === 'stake')).toHaveLength(open.length);
      expect(ledger.entries(house('games')).length).toBeGreaterThan(0);
    }),
    { numRuns: runs({ quick: 6, full: 15, deep: 30 }) },
  );
});
