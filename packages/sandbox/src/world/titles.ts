import { slotNouns as drawnNouns, slotHues } from '../art/motifs.ts';
import { lotteryGamesOf } from './lottery.ts';
import * as names from './names.ts';
import { type Vendor, vendorsOf } from './vendors.ts';

/** What a slot may be called: only nouns that a picture can be drawn for, and every adjective that colours one. */
const slotNouns = drawnNouns.map(({ word }) => word);
const slotAdjectives = [...new Set([...Object.keys(slotHues), ...names.slotAdjectives])];

const studios = vendorsOf('RNG', true);
const cycle = slotAdjectives.length * slotNouns.length * names.slotSuffixes.length;
/** Shares no divisor with the cycle, so that walking by it meets every combination once before any comes again. */
const step = stepFor(cycle);

/** A slot's name. Every slot of every vendor has its own place in one long cycle of combinations, so no two are alike. */
export function slotTitle(vendor: Vendor, index: number): string {
  const { slotSuffixes, countingAdjectives } = names;
  const place = ((index * studios.length + studios.indexOf(vendor)) * step) % cycle;
  const noun = slotNouns[place % slotNouns.length] as string;
  const adjective = slotAdjectives[Math.floor(place / slotNouns.length) % slotAdjectives.length] as string;
  const suffix = slotSuffixes[Math.floor(place / slotNouns.length / slotAdjectives.length)] as string;
  const subject = countingAdjectives.has(adjective) ? `${adjective} ${plural(noun)}` : `${adjective} ${noun}`;
  return suffix.startsWith(':') ? subject + suffix : `${subject} ${suffix}`.trim();
}

/** Titles of everything that is not a slot: a vendor's games cross two short lists and count on when those end. */
export function otherTitle(vendor: Vendor, index: number): string {
  const shifted = index + vendor.order;
  switch (vendor.gameType) {
    case 'LIVE':
      return crossed(names.liveTables, names.liveRooms, index, vendor.order, (a, b, round) => `${a} ${b} ${round}`);
    case 'FISH':
      return crossed(names.fishVerbs, names.fishSeas, index, vendor.order, (a, b) => `${a} the ${b}`);
    case 'PVP':
      return crossed(names.pvpGames, names.pvpRooms, index, vendor.order, (a, b) => `${a} ${b}`);
    case 'SPORTS':
      return at(names.sportsTitles, shifted);
    case 'ESPORTS':
      return at(names.esportsTitles, shifted);
    case 'DS88':
      return at(names.roosterTitles, index);
    default:
      return lotteryGamesOf(vendor.code)[index]?.title ?? vendor.name;
  }
}

function crossed(
  first: readonly string[],
  second: readonly string[],
  index: number,
  shift: number,
  join: (a: string, b: string, round: number) => string,
): string {
  const a = at(first, index + shift);
  const b = at(second, index + shift * 3 + Math.floor(index / first.length));
  return join(a, b, (index % 9) + 1);
}

const at = (list: readonly string[], index: number): string => list[index % list.length] as string;

function stepFor(length: number): number {
  let found = Math.floor(length * 0.618);
  while (divisor(found, length) !== 1) found += 1;
  return found;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

function plural(noun: string): string {
  if (/(s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(olf|eaf|nife)$/.test(noun)) return `${noun.replace(/fe?$/, '')}ves`;
  return `${noun}s`;
}
