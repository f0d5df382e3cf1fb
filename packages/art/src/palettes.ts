import { type Lch, oklch } from './colour.ts';

interface Palette {
  top: Lch;
  bottom: Lch;
  disc: Lch;
  /** Subject and lettering: lightness of the highlight, chroma of the body, hue. */
  subject: Lch;
  /** Hue of outlines and shadows. */
  deep: number;
}

const palette = (top: Lch, bottom: Lch, disc: Lch, subject: Lch, deep: number): Palette => ({
  top,
  bottom,
  disc,
  subject,
  deep,
});

const palettes = {
  dusk: palette([0.3, 0.12, 320], [0.66, 0.17, 30], [0.86, 0.12, 75], [0.93, 0.14, 85], 320),
  jade: palette([0.26, 0.06, 185], [0.6, 0.11, 168], [0.84, 0.09, 140], [0.94, 0.13, 88], 180),
  ember: palette([0.27, 0.1, 22], [0.66, 0.19, 45], [0.88, 0.14, 82], [0.95, 0.15, 92], 20),
  lagoon: palette([0.3, 0.09, 250], [0.72, 0.11, 205], [0.92, 0.06, 190], [0.93, 0.15, 60], 255),
  saffron: palette([0.55, 0.17, 42], [0.86, 0.15, 82], [0.95, 0.08, 95], [0.8, 0.17, 28], 18),
  cobalt: palette([0.3, 0.14, 268], [0.64, 0.14, 252], [0.85, 0.08, 235], [0.94, 0.15, 88], 270),
  rose: palette([0.31, 0.13, 358], [0.7, 0.16, 8], [0.88, 0.08, 30], [0.96, 0.09, 80], 355),
  forest: palette([0.24, 0.06, 158], [0.58, 0.12, 138], [0.86, 0.13, 110], [0.9, 0.16, 65], 160),
  night: palette([0.17, 0.05, 272], [0.46, 0.14, 292], [0.82, 0.08, 285], [0.96, 0.09, 215], 275),
  sand: palette([0.52, 0.09, 215], [0.86, 0.08, 80], [0.97, 0.05, 92], [0.8, 0.15, 45], 40),
  royal: palette([0.24, 0.12, 300], [0.55, 0.2, 325], [0.8, 0.12, 345], [0.94, 0.15, 88], 300),
  ice: palette([0.38, 0.08, 248], [0.84, 0.05, 225], [0.97, 0.02, 215], [0.96, 0.08, 250], 255),
  lacquer: palette([0.29, 0.12, 25], [0.58, 0.21, 30], [0.74, 0.18, 48], [0.94, 0.15, 90], 24),
  obsidian: palette([0.14, 0.015, 170], [0.36, 0.05, 165], [0.66, 0.09, 110], [0.92, 0.12, 86], 165),
  candy: palette([0.6, 0.17, 352], [0.87, 0.1, 35], [0.97, 0.04, 60], [0.82, 0.19, 5], 350),
  mint: palette([0.42, 0.09, 195], [0.84, 0.1, 170], [0.97, 0.05, 150], [0.92, 0.16, 70], 200),
  abyss: palette([0.42, 0.1, 225], [0.19, 0.06, 262], [0.84, 0.09, 200], [0.92, 0.15, 75], 262),
  reef: palette([0.66, 0.12, 205], [0.27, 0.09, 250], [0.94, 0.06, 190], [0.88, 0.17, 48], 255),
  table: palette([0.2, 0.05, 165], [0.4, 0.09, 160], [0.72, 0.09, 130], [0.94, 0.11, 88], 165),
  wine: palette([0.19, 0.06, 12], [0.4, 0.13, 15], [0.72, 0.11, 40], [0.94, 0.12, 86], 10),
  slate: palette([0.18, 0.03, 255], [0.4, 0.07, 250], [0.75, 0.07, 235], [0.94, 0.13, 86], 255),
  pitch: palette([0.24, 0.06, 250], [0.55, 0.14, 145], [0.9, 0.05, 220], [0.98, 0.03, 95], 250),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
export const paletteNames = Object.keys(palettes) as readonly PaletteName[];

export interface SubjectTone {
  light: string;
  body: string;
  shade: string;
}

export interface Tone {
  skyTop: string;
  skyBottom: string;
  skyMiddle: string;
  disc: string;
  far: string;
  middle: string;
  near: string;
  outline: string;
  gap: string;
  subject: SubjectTone;
  letterTop: string;
  letterFoot: string;
}

const tones = new Map<PaletteName, Tone>();

export function tone(name: PaletteName): Tone {
  let known = tones.get(name);
  if (!known) {
    known = mix(palettes[name]);
    tones.set(name, known);
  }
  return known;
}

function mix({ top, bottom, disc, subject, deep }: Palette): Tone {
  const [light, chroma, hue] = subject;
  return {
    skyTop: oklch(...top),
    skyBottom: oklch(...bottom),
    skyMiddle: oklch((top[0] + bottom[0]) / 2, (top[1] + bottom[1]) / 2, bottom[2]),
    disc: oklch(...disc),
    far: oklch(bottom[0] * 0.82, bottom[1], bottom[2]),
    middle: oklch((top[0] + bottom[0]) * 0.42, (top[1] + bottom[1]) * 0.48, top[2]),
    near: oklch(Math.min(top[0], bottom[0]) * 0.8, 0.06, deep),
    outline: oklch(0.17, 0.05, deep),
    gap: oklch(0.26, 0.08, deep),
    subject: {
      light: oklch(light, chroma * 0.55, hue),
      body: oklch(light - 0.13, chroma, hue),
      shade: oklch(light - 0.34, chroma * 0.95, hue - 22),
    },
    letterTop: oklch(0.985, 0.02, hue),
    letterFoot: oklch(Math.max(0.84, light - 0.06), chroma, hue),
  };
}

/** Returns a palette darkened for a ground that carries words. */
export function deepTone(name: PaletteName): Tone {
  const { bottom, ...rest } = palettes[name];
  const [, chroma, hue] = bottom;
  return mix({
    ...rest,
    top: [0.22, Math.min(0.1, chroma), hue],
    bottom: [0.42, Math.min(0.14, chroma), hue],
    disc: [0.6, Math.min(0.13, chroma), hue],
  });
}

/** Subjects that keep their own colour in every palette. */
const natural: Readonly<Record<string, Lch>> = {
  'angler-fish': [0.88, 0.12, 310],
  anvil: [0.94, 0.03, 250],
  'aztec-calendar-sun': [0.93, 0.15, 75],
  bamboo: [0.88, 0.14, 140],
  'basketball-ball': [0.86, 0.17, 52],
  bison: [0.84, 0.12, 45],
  'bubbling-flask': [0.92, 0.13, 165],
  cactus: [0.88, 0.15, 140],
  'camel-head': [0.93, 0.1, 70],
  cauldron: [0.88, 0.06, 280],
  cherry: [0.74, 0.2, 22],
  'chess-knight': [0.98, 0.05, 84],
  clover: [0.88, 0.17, 145],
  'cricket-bat': [0.94, 0.08, 75],
  'crossed-swords': [0.97, 0.03, 230],
  'crystal-cluster': [0.97, 0.1, 205],
  'cut-diamond': [0.97, 0.1, 205],
  'cut-lemon': [0.96, 0.17, 102],
  'domino-tiles': [0.985, 0.04, 84],
  'dragon-head': [0.9, 0.13, 145],
  drakkar: [0.88, 0.09, 60],
  'egyptian-sphinx': [0.93, 0.12, 80],
  elephant: [0.94, 0.03, 250],
  emerald: [0.9, 0.15, 155],
  flamingo: [0.87, 0.13, 8],
  'fox-head': [0.86, 0.16, 52],
  gamepad: [0.95, 0.1, 200],
  gears: [0.93, 0.08, 80],
  gecko: [0.89, 0.17, 135],
  gems: [0.9, 0.14, 350],
  grapes: [0.82, 0.16, 305],
  harp: [0.94, 0.13, 86],
  hedgehog: [0.88, 0.08, 65],
  heron: [0.96, 0.03, 235],
  honeypot: [0.92, 0.15, 80],
  horseshoe: [0.93, 0.05, 240],
  hummingbird: [0.9, 0.14, 165],
  lion: [0.9, 0.16, 70],
  lotus: [0.94, 0.12, 352],
  'jewel-crown': [0.94, 0.15, 88],
  'manta-ray': [0.9, 0.09, 255],
  mushrooms: [0.82, 0.18, 28],
  octopus: [0.86, 0.16, 18],
  'open-book': [0.98, 0.06, 86],
  'open-treasure-chest': [0.88, 0.12, 55],
  orange: [0.9, 0.17, 62],
  panda: [0.985, 0.015, 90],
  'parrot-head': [0.86, 0.18, 140],
  peach: [0.9, 0.13, 38],
  pear: [0.93, 0.17, 118],
  'potion-ball': [0.88, 0.15, 335],
  pumpkin: [0.86, 0.17, 55],
  raven: [0.86, 0.05, 275],
  'ringing-bell': [0.94, 0.16, 82],
  rooster: [0.8, 0.19, 30],
  rose: [0.8, 0.18, 12],
  'round-bottom-flask': [0.92, 0.14, 190],
  'samurai-helmet': [0.76, 0.19, 22],
  'sea-dragon': [0.94, 0.14, 88],
  'shark-jaws': [0.94, 0.05, 235],
  'shiny-apple': [0.8, 0.2, 26],
  snake: [0.9, 0.15, 135],
  'soccer-ball': [0.99, 0.015, 240],
  swan: [0.985, 0.015, 230],
  'thor-hammer': [0.97, 0.03, 250],
  toucan: [0.92, 0.15, 70],
  'tropical-fish': [0.9, 0.17, 62],
  'two-coins': [0.94, 0.15, 85],
  turtle: [0.92, 0.13, 150],
  unicorn: [0.98, 0.04, 330],
  volcano: [0.86, 0.18, 45],
  'wolf-head': [0.96, 0.035, 255],
  'wrapped-sweet': [0.86, 0.17, 355],
  wyvern: [0.9, 0.14, 150],
};

export function subjectTone(glyph: string, fallback: SubjectTone): SubjectTone {
  const own = natural[glyph];
  if (!own) return fallback;
  const [light, chroma, hue] = own;
  return {
    light: oklch(light, chroma * 0.55, hue),
    body: oklch(light - 0.12, chroma, hue),
    shade: oklch(light - 0.33, chroma * 0.95, hue - 18),
  };
}
