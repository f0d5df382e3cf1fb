import { createRandom } from '@baize/art/seed';
import { expect, test } from 'vitest';
import { drawRound, freeRounds, multiplierOf, slotPrizes, starChance } from './prizes.ts';

test.each([
  ['94.00', 1],
  ['96.20', 3],
  ['97.50', 5],
])(
  'SBX-07 over ten million rounds %s at volatility %s is met within 0.2 points, free rounds among them',
  { timeout: 60_000 },
  (sheet, volatility) => {
    const prizes = slotPrizes('5x3', volatility);
    const random = createRandom(11);
    const rounds = 10_000_000;
    let paid = 0;
    let free = 0;
    for (let index = 0; index < rounds; index += 1) {
      const drawn = drawRound(prizes, Number(sheet), random);
      paid += multiplierOf(drawn);
      free += drawn.free.length;
    }
    expect(Math.abs((paid / rounds) * 100 - Number(sheet))).toBeLessThan(0.2);
    expect(free / freeRounds / rounds).toBeCloseTo(starChance, 3);
  },
);
