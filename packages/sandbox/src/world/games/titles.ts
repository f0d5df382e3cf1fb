import { slotNouns as drawnNouns, slotHues } from '@baize/art/motifs';
import { lotteryGamesOf } from '../lottery/lottery.ts';
import * as names from './names.ts';
import {
  adjectiveWords,
  nounWords,
  suffixWords,
  type TitleLanguage,
  tableWords,
  titleLanguages,
  type Words,
} from './titleWords.ts';
import { type Vendor, vendorsOf } from './vendors.ts';

/** Words of slot titles: only nouns that art can be drawn for, and every adjective that colours it. */
const slotNouns = drawnNouns.map(({ word }) => word);
const slotAdjectives = [...new Set([...Object.keys(slotHues), ...names.slotAdjectives])];

const studios = vendorsOf('RNG', true);
const cycle = slotAdjectives.length * slotNouns.length * names.slotSuffixes.length;
/** Coprime to the cycle, so that stepping visits every combination before repeating. */
const step = stepFor(cycle);

/** Returns the words of a slot's title. Each slot has its own place in one long cycle of combinations. */
function slotWords(vendor: Vendor, index: number): { adjective: string; noun: string; suffix: string } {
  const { slotSuffixes } = names;
  const place = ((index * studios.length + studios.indexOf(vendor)) * step) % cycle;
  const noun = slotNouns[place % slotNouns.length] as string;
  const adjective = slotAdjectives[Math.floor(place / slotNouns.length) % slotAdjectives.length] as string;
  const suffix = slotSuffixes[Math.floor(place / slotNouns.length / slotAdjectives.length)] as string;
  return { adjective, noun, suffix };
}

export function slotTitle(vendor: Vendor, index: number): string {
  const { adjective, noun, suffix } = slotWords(vendor, index);
  const subject = names.countingAdjectives.has(adjective) ? `${adjective} ${plural(noun)}` : `${adjective} ${noun}`;
  return suffix.startsWith(':') ? subject + suffix : `${subject} ${suffix}`.trim();
}

export type TitlesByLanguage = Partial<Record<TitleLanguage, string>>;

/** Returns a game's names in other languages: all of a slot's, and of a table the kind of game with the table's name. */
export function titlesByLanguage(vendor: Vendor, index: number): TitlesByLanguage {
  if (vendor.gameType === 'RNG') {
    const { adjective, noun, suffix } = slotWords(vendor, index);
    const words = [adjectiveWords[adjective], nounWords[noun], suffixWords[suffix]] as const;
    const counted = names.countingAdjectives.has(adjective);
    return inLanguages((language, at) => {
      const [first = '', subject = '', last = ''] = words.map((each) => each?.[at] ?? '');
      const order = counted || !nounFirst.has(language) ? [first, subject] : [subject, first];
      return [...order, last].filter(Boolean).join(unspaced.has(language) ? '' : ' ');
    });
  }
  const title = otherTitle(vendor, index);
  const kind = Object.keys(tableWords).findLast((name) => title.startsWith(`${name} `));
  if (vendor.gameType !== 'LIVE' || kind === undefined) return {};
  return inLanguages((_, at) => (tableWords[kind] as Words)[at] + title.slice(kind.length));
}

const nounFirst: ReadonlySet<TitleLanguage> = new Set(['TH', 'VI', 'ID']);
const unspaced: ReadonlySet<TitleLanguage> = new Set(['TH', 'CN']);

const inLanguages = (nameIn: (language: TitleLanguage, at: number) => string): TitlesByLanguage =>
  Object.fromEntries(titleLanguages.map((language, at) => [language, nameIn(language, at)]));

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
