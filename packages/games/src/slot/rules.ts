import { commonSymbols } from '@baize/art/cast';
import { chooseMotif } from '@baize/art/plans/motif';
import { createRandom, hash } from '@baize/art/seed';
import type { GameFacts, Kind } from '../kind.ts';
import { drawRound, freeRounds, multiplierOf, type SlotLayout, type SlotPrize, slotPrizes } from './prizes.ts';
import { boughtBet, reelsBet, type SlotResult, slotLines, spinReels, spinStars, symbolCount } from './reels.ts';
import { slotWords } from './words.ts';

export interface SlotDetails {
  layout: SlotLayout;
  symbols: readonly string[];
  freeRounds: number;
  prizes: readonly SlotPrize[];
}

/** Slot whose prize is drawn first, so that the return is exact; the reels are made to match. */
export const slot: Kind<SlotResult, SlotDetails> = {
  kind: 'slot',
  gameTypes: ['RNG'],
  words: slotWords,
  linesOf: (game) => slotLines[layoutOf(game)].length,
  mostBets: 1,
  boughtBet,
  play({ game, bets, random }) {
    const layout = layoutOf(game);
    const drawn = drawRound(slotPrizes(layout, game.volatility), Number(game.returnToPlayer), random);
    const wins = bets.map(({ bet, stake }) => {
      if (bet !== reelsBet && bet !== boughtBet) throw new RangeError(`no such bet on a slot: ${bet}`);
      return stake * BigInt(multiplierOf(drawn));
    });
    const spin = drawn.free.length > 0 ? spinStars(layout, random) : spinReels(layout, drawn.prize, random);
    const free = drawn.free.map((prize) => ({
      ...spinReels(layout, prize, random),
      multiplier: prize?.multiplier ?? 0,
    }));
    return { result: { kind: 'slot', ...spin, free }, wins };
  },
  detailsOf(game) {
    const layout = layoutOf(game);
    const prizes = slotPrizes(layout, game.volatility).map(({ share: _, ...prize }) => prize);
    return { layout, symbols: symbolsOf(game), prizes, freeRounds };
  },
};

export const layoutOf = ({ vassalage, code }: Pick<GameFacts, 'vassalage' | 'code'>): SlotLayout =>
  hash(`${vassalage}/${code}`) % 3 === 0 ? '3x3' : '5x3';

/** Candidates for wild and star; the first that the game does not use otherwise is taken. */
const wildGlyphs = ['queen-crown', 'lotus', 'cherry', 'chess-knight'];
const starGlyphs = ['heraldic-sun', 'present', 'hearts', 'spades'];

/** Returns the URLs of a slot's symbols, lowest pay first: common, related to the subject, subject, wild, star. */
export function symbolsOf({ title }: Pick<GameFacts, 'title'>): string[] {
  const { motif, glyph } = chooseMotif('RNG', title, createRandom(hash(title)));
  const kin = [...new Set(Object.values(motif.subjects))].filter((each) => each !== glyph).slice(0, 2);
  const common = commonSymbols.filter((each) => each !== glyph && !kin.includes(each));
  const chosen = [...common.slice(0, symbolCount - 1 - kin.length), ...kin, glyph];
  const unused = (names: readonly string[]) => names.filter((name) => !chosen.includes(name)).slice(0, 1);
  const all = [...chosen, ...unused(wildGlyphs), ...unused(starGlyphs)];
  return all.map((name) => `/art/symbols/${name}.svg?palette=${motif.palettes[0]}`);
}
