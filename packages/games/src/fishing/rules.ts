import type { Kind } from '../kind.ts';
import { choosePrize } from '../kit/prizes.ts';
import { type Fish, type FishingResult, shoal } from './shoal.ts';
import { fishingWords } from './words.ts';

export interface FishingDetails {
  shoal: readonly { fish: Fish; multiplier: number; picture: string }[];
}

/** One shot at one creature. Each has the return of the sheet, so a higher prize is caught less often. */
export const fishing: Kind<FishingResult, FishingDetails> = {
  kind: 'fishing',
  gameTypes: ['FISH'],
  words: fishingWords,
  mostBets: 1,
  ownGround: true,
  play({ game, bets: [placed], random }) {
    const target = shoal.find(({ fish }) => fish === placed?.bet);
    if (!placed || !target) throw new RangeError(`no such fish: ${placed?.bet}`);
    const { fish, multiplier } = target;
    const prize = choosePrize([{ multiplier, share: 1 }], Number(game.returnToPlayer), random());
    return {
      result: { kind: 'fishing', fish, caught: prize !== null },
      wins: [prize ? placed.stake * BigInt(multiplier) : 0n],
    };
  },
  detailsOf: () => ({
    shoal: shoal.map(({ fish, multiplier }) => ({ fish, multiplier, picture: `/art/creatures/${fish}.svg` })),
  }),
};
