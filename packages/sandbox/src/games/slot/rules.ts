import { commonSymbols } from '../../art/cast.ts';
import { chooseMotif } from '../../art/plans/motif.ts';
import { createRandom, hash } from '../../art/seed.ts';
import type { GameFacts, Kind } from '../kind.ts';
import { choosePrize } from '../kit/prizes.ts';
import { type SlotLayout, type SlotPrize, slotPrizes } from './prizes.ts';
import { reelsBet, type SlotResult, slotLines, spinReels, symbolCount } from './reels.ts';
import { slotWords } from './words.ts';

export interface SlotDetails {
  layout: SlotLayout;
  /** Addresses of the six symbols, lowest pay first. */
  symbols: readonly string[];
  prizes: readonly SlotPrize[];
}

/** The prize is drawn first, so that the return is exact; the reels are then made to show it. */
export const slot: Kind<SlotResult, SlotDetails> = {
  kind: 'slot',
  gameTypes: ['RNG'],
  words: slotWords,
  linesOf: (game) => slotLines[layoutOf(game)].length,
  mostBets: 1,
  play({ game, bets, random }) {
    const layout = layoutOf(game);
    const prize = choosePrize(slotPrizes(layout, game.volatility), Number(game.returnToPlayer), random());
    const wins = bets.map(({ bet, stake }) => {
      if (bet !== reelsBet) throw new RangeError(`no such bet on a slot: ${bet}`);
      return prize ? stake * BigInt(prize.multiplier) : 0n;
    });
    return { result: spinReels(layout, prize, random), wins };
  },
  detailsOf(game) {
    const layout = layoutOf(game);
    const prizes = slotPrizes(layout, game.volatility).map(({ share: _, ...prize }) => prize);
    return { layout, symbols: symbolsOf(game), prizes };
  },
};

/** Three or five columns; a game keeps its own for ever. */
export const layoutOf = ({ vassalage, code }: Pick<GameFacts, 'vassalage' | 'code'>): SlotLayout =>
  hash(`${vassalage}/${code}`) % 3 === 0 ? '3x3' : '5x3';

/** Addresses of a slot's six symbols, lowest pay first: common ones, then the kin of its subject, then the subject. */
export function symbolsOf({ gameType, title }: Pick<GameFacts, 'gameType' | 'title'>): string[] {
  const { motif, glyph } = chooseMotif(gameType === 'ESPORTS' ? gameType : 'RNG', title, createRandom(hash(title)));
  const kin = [...new Set(Object.values(motif.subjects))].filter((each) => each !== glyph).slice(0, 2);
  const common = commonSymbols.filter((each) => each !== glyph && !kin.includes(each));
  const chosen = [...common.slice(0, symbolCount - 1 - kin.length), ...kin, glyph];
  return chosen.map((name) => `/art/symbols/${name}.svg?palette=${motif.palettes[0]}`);
}
