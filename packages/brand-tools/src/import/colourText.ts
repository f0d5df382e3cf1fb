import { hexOf } from '@baize/tokens/brand/colour';
import { formatHex, oklch, parse } from 'culori';

/** Converts a CSS colour or bare HSL channels to `#rrggbb`; null if invalid or translucent. */
export function hexOfText(text: string): string | null {
  const [, light] = /^light-dark\(\s*((?:[^(),]|\([^()]*\))+),/.exec(text) ?? [];
  const written = (light ?? text).trim();
  const bare = /^[\d.]+(deg)?\s+[\d.]+%\s+[\d.]+%$/.test(written) ? `hsl(${written})` : written;
  // Digits without # are a weight or a size.
  if (/^[0-9a-f]{3,8}$/i.test(bare)) return null;
  const colour = parse(bare);
  if (!colour || (colour.alpha ?? 1) < 1) return null;
  if (colour.mode === 'rgb' && bare.startsWith('#')) return formatHex(colour);
  const { l, c, h = 0 } = oklch(colour) ?? { l: 0, c: 0 };
  return hexOf(l, c, h);
}

export function familyOfText(text: string): string | null {
  const names = text.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
  const found = names.find(
    (name) => name && !/^(var\(|ui-|system-|-apple|sans-serif$|serif$|monospace$|inherit$)/i.test(name),
  );
  return found?.replace(/ Variable$/, '') ?? null;
}

export function pxOfText(text: string): number | null {
  const [, number, unit] = /^(-?\d*\.?\d+)(px|rem)?$/.exec(text.trim()) ?? [];
  if (number === undefined || (unit === undefined && Number(number) !== 0)) return null;
  return Number(number) * (unit === 'rem' ? 16 : 1);
}
