import status from '../../palette/status.tokens.json' with { type: 'json' };
import { hexOf, lchOf } from './colour.ts';
import type { ColourSource } from './source.ts';

/** Ramp steps, light to dark, with OKLCH lightness, so that a role's contrast hardly depends on hue. */
export const lightness = {
  0: 0.995,
  25: 0.984,
  50: 0.968,
  100: 0.942,
  150: 0.915,
  200: 0.878,
  300: 0.81,
  400: 0.735,
  500: 0.655,
  600: 0.57,
  700: 0.485,
  750: 0.44,
  800: 0.395,
  850: 0.34,
  900: 0.285,
  925: 0.248,
  950: 0.21,
  975: 0.172,
  1000: 0.138,
} as const;

/** JavaScript sorts integer keys first, so these run from light to dark. */
export const steps = Object.keys(lightness);

export type Ramp = Readonly<Record<string, string>>;
export type Ramps = Readonly<Record<string, Ramp>>;

const neutralChroma = 0.018;

export function rampsOf({ primary, accent, support = [], neutral, ramps }: ColourSource): Ramps {
  return {
    ...statusRamps,
    primary: ramps ? readRamp(ramps.primary) : rampOf(primary),
    accent: ramps ? readRamp(ramps.accent) : rampOf(accent),
    neutral: ramps ? readRamp(ramps.neutral) : neutralRamp(neutral, primary),
    ...Object.fromEntries(support.map((colour, place) => [`support${place + 1}`, rampOf(colour)])),
    cloth: ramps ? readRamp(ramps.primary) : clothRamp(primary, accent, neutral),
  };
}

/** Parses 19 colours on one line, light to dark. */
export function readRamp(text: string): Ramp {
  const colours = text.trim().split(/\s+/);
  if (colours.length !== steps.length)
    throw new Error(`A ramp has ${steps.length} colours, this one ${colours.length}.`);
  return Object.fromEntries(steps.map((step, place) => [step, colours[place] as string]));
}

/** Builds a ramp of one hue: full chroma at the colour's own lightness, less towards white and black. */
export function rampOf(hex: string): Ramp {
  const [l, c, h] = lchOf(hex);
  const share = (at: number) => (at > l ? (1 - at) / Math.max(0.02, 1 - l) : (at / Math.max(0.02, l)) ** 0.6);
  return ramp((at) => c * Math.min(1, share(at)), h);
}

/** Hues that turn to mud where they are dark, in degrees. */
const muddy = [85, 125] as const;
const mostClothChroma = 0.03;

/** Builds the ramp of the stage: of the primary colour or, where that is muddy, faintly of another. */
function clothRamp(primary: string, accent: string, neutral?: string): Ramp {
  if (!isMuddy(primary)) return rampOf(primary);
  const [, c, h] = lchOf([neutral, accent].find((hex) => hex && !isMuddy(hex)) ?? neutral ?? '#808080');
  return ramp(() => Math.min(mostClothChroma, c), h);
}

function isMuddy(hex: string): boolean {
  const [, c, h] = lchOf(hex);
  return c > mostClothChroma && h >= muddy[0] && h <= muddy[1];
}

/** Tints neutrals with the neutral colour, or slightly with the primary one. */
function neutralRamp(neutral: string | undefined, primary: string): Ramp {
  const [, c, h] = lchOf(neutral ?? primary);
  const most = Math.min(neutralChroma, neutral ? c : c * 0.12);
  return ramp((at) => most * (at > 0.9 ? 0.45 : 1), h);
}

const ramp = (chroma: (at: number) => number, hue: number): Ramp =>
  Object.fromEntries(Object.entries(lightness).map(([step, at]) => [step, hexOf(at, chroma(at), hue)]));

const statusRamps: Ramps = Object.fromEntries(
  Object.entries(status.palette)
    .filter(([name]) => name !== '$type')
    .map(([name, tokens]) => [
      name,
      Object.fromEntries(Object.entries(tokens).map(([step, { $value }]) => [step, $value.hex])),
    ]),
);
