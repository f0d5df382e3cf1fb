/** Every glyph in any picture. Plain data, because the build reads it before any outline exists. */
import { categoryMotifs } from './motifs/categories.ts';
import type { Motif } from './motifs/motif.ts';
import { slotMotifs } from './motifs.ts';
import type { PaletteName } from './palettes.ts';
import type { PatternName } from './patterns.ts';

export const avatarGlyphs = [
  'fox-head',
  'barn-owl',
  'panda',
  'lion',
  'rabbit-head',
  'wolf-head',
  'elephant',
  'bear-face',
  'cat',
  'eagle-head',
  'monkey',
  'deer-head',
  'octopus',
  'butterfly',
  'horse-head',
  'parrot-head',
  'turtle',
  'unicorn',
] as const;

export interface Spot {
  glyph: string;
  palette: PaletteName;
  pattern: PatternName;
}

const spot = (glyph: string, palette: PaletteName, pattern: PatternName): Spot => ({ glyph, palette, pattern });

export const promotionSpots = {
  newbie: spot('two-coins', 'table', 'deco'),
  limited: spot('hourglass', 'ember', 'lattice'),
  special: spot('present', 'lagoon', 'scales'),
  daily: spot('heraldic-sun', 'cobalt', 'deco'),
  highrebate: spot('swap-bag', 'forest', 'deco'),
  vip: spot('queen-crown', 'royal', 'lattice'),
  appdownload: spot('smartphone', 'lagoon', 'lattice'),
  pointmall: spot('medal', 'wine', 'scales'),
  ranking: spot('trophy-cup', 'royal', 'deco'),
  rebate: spot('gold-bar', 'wine', 'deco'),
  deposit: spot('piggy-bank', 'lacquer', 'scales'),
  referral: spot('party-popper', 'rose', 'scales'),
} as const satisfies Record<string, Spot>;

export const rewardSpots = {
  rounds: spot('cherry', 'saffron', 'deco'),
  voucher: spot('two-coins', 'table', 'lattice'),
  headphones: spot('headphones', 'cobalt', 'stripes'),
  gold: spot('gold-bar', 'wine', 'scales'),
  watch: spot('pocket-watch', 'obsidian', 'deco'),
  phone: spot('smartphone', 'royal', 'lattice'),
  ticket: spot('ticket', 'ember', 'stripes'),
  gift: spot('present', 'rose', 'scales'),
} as const satisfies Record<string, Spot>;

export const tierSpots = {
  bronze: spot('chess-knight', 'slate', 'scales'),
  copper: spot('two-coins', 'obsidian', 'scales'),
  silver: spot('clubs', 'table', 'scales'),
  gold: spot('queen-crown', 'wine', 'scales'),
  jade: spot('lotus', 'jade', 'scales'),
  onyx: spot('cut-diamond', 'night', 'scales'),
} as const satisfies Record<string, Spot>;

export const seals = {
  mt: { text: 'MALTA', glyph: 'queen-crown' },
  bvi: { text: 'B.V.I.', glyph: 'anchor' },
  ph: { text: 'MANILA', glyph: 'heraldic-sun' },
  age18: { text: '18+', glyph: null },
  age21: { text: '21+', glyph: null },
} as const;

export const commonSymbols = [
  'clover',
  'horseshoe',
  'ringing-bell',
  'two-coins',
  'cut-diamond',
  'jewel-crown',
] as const;

const propGlyphs = [
  'spades',
  'hearts',
  'diamonds',
  'clubs',
  'lotus',
  'cherry',
  'cut-diamond',
  'jewel-crown',
  'chess-knight',
  'domino-tiles',
  'octopus',
  'tropical-fish',
  'turtle',
  'double-fish',
  'crossed-swords',
  'present',
  'two-coins',
  'sea-dragon',
  'saber-toothed-cat-head',
];

const motifs: readonly Motif[] = [...Object.values(slotMotifs), ...Object.values(categoryMotifs).flat()];

export const glyphNames: readonly string[] = [
  ...new Set([
    ...motifs.flatMap(({ subjects, minor }) => [...Object.values(subjects), ...(minor ? [minor] : [])]),
    ...avatarGlyphs,
    ...Object.values(promotionSpots).map(({ glyph }) => glyph),
    ...Object.values(rewardSpots).map(({ glyph }) => glyph),
    ...Object.values(tierSpots).map(({ glyph }) => glyph),
    ...Object.values(seals).flatMap(({ glyph }) => (glyph ? [glyph] : [])),
    ...commonSymbols,
    ...propGlyphs,
  ]),
].sort();
