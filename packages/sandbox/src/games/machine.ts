import { fromMinor, type GameType, toMinor } from '@baize/domain';
import { commonSymbols } from '../art/cast.ts';
import { chooseMotif } from '../art/plans/motif.ts';
import { createRandom, hash } from '../art/seed.ts';
import type { GameKind, SlotLayout } from './protocol.ts';
import { symbolCount } from './reels.ts';

/** The machine behind a game of a category. */
export function machineOf(category: GameType): GameKind {
  if (category === 'ELOTT' || category === 'LOTT') return 'draw';
  return category === 'RNG' || category === 'FISH' || category === 'ESPORTS' ? 'slot' : 'dice';
}

/** Three or five columns; a game keeps its own for ever. */
export const layoutOf = (vendorCode: string, nodeId: string): SlotLayout =>
  hash(`${vendorCode}/${nodeId}`) % 3 === 0 ? '3x3' : '5x3';

/** Addresses of a slot's six symbols, lowest pay first: common ones, then the kin of its subject, then the subject. */
export function symbolsOf(category: GameType, title: string): string[] {
  if (category !== 'RNG' && category !== 'FISH' && category !== 'ESPORTS') return [];
  const random = createRandom(hash(title));
  const { motif, glyph } = chooseMotif(category, title, random);
  const kin = [...new Set(Object.values(motif.subjects))].filter((each) => each !== glyph).slice(0, 2);
  const common = commonSymbols.filter((each) => each !== glyph && !kin.includes(each));
  const chosen = [...common.slice(0, symbolCount - 1 - kin.length), ...kin, glyph];
  return chosen.map((name) => `/art/symbols/${name}.svg?palette=${motif.palettes[0]}`);
}

const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n];

/** Stakes to offer between a game's limits, smallest first; all are decimal strings in the same currency. */
export function stakesBetween(minBet: string, maxBet: string, digits: number): string[] {
  const least = toMinor(minBet, digits) || 1n;
  const most = toMinor(maxBet, digits) ?? least;
  const stakes = steps.map((step) => least * step).filter((stake) => stake <= most);
  return (stakes.length > 0 ? stakes : [least]).map((stake) => fromMinor(stake, digits));
}
