import { clampChroma, formatHex, inGamut, type Oklch, oklch } from 'culori';

export interface Paint {
  hex: string;
  alpha: number;
}

export const solid = (hex: string): Paint => ({ hex: hex.toLowerCase(), alpha: 1 });

const fits = inGamut('rgb');

/** Converts OKLCH to hex, reducing chroma to fit sRGB. */
export function hexOf(l: number, c: number, h: number): string {
  const colour: Oklch = { mode: 'oklch', l, c, h };
  return formatHex(fits(colour) ? colour : clampChroma(colour, 'oklch'));
}

/** Converts hex to OKLCH: lightness 0 to 1, chroma, hue in degrees; grey has hue 0. */
export function lchOf(hex: string): [number, number, number] {
  const { l, c, h = 0 } = oklch(hex) ?? { l: 0, c: 0 };
  return [l, c, h];
}

type Channels = readonly [number, number, number];

const channels = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];

const linear = (channel: number) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]: Channels) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** Composites a paint over an opaque ground; sheets store opacity in 255 steps. */
function over({ hex, alpha: written }: Paint, ground: Channels): Channels {
  const top = channels(hex);
  const alpha = Math.round(written * 255) / 255;
  const mix = (place: 0 | 1 | 2) => top[place] * alpha + ground[place] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

/** Returns the relative luminance (WCAG) of layered paints, the last one at the bottom and opaque. */
export function lightOf(...paints: readonly Paint[]): number {
  return luminance(paints.reduceRight<Channels>((ground, paint) => over(paint, ground), [1, 1, 1]));
}

export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const step = 0.004;

/** Returns the closest lightness, at the same hue, that passes; null if there is none. */
export function nearest(hex: string, passes: (hex: string) => boolean, range: readonly [number, number] = [0, 1]) {
  if (passes(hex)) return hex;
  const [l, c, h] = lchOf(hex);
  for (let distance = step; distance < 1 + step; distance += step) {
    for (const lightness of [l - distance, l + distance]) {
      if (lightness < range[0] - step || lightness > range[1] + step) continue;
      const candidate = hexOf(Math.min(range[1], Math.max(range[0], lightness)), c, h);
      if (passes(candidate)) return candidate;
    }
  }
  return null;
}
