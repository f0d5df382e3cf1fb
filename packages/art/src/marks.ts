import { avatarGlyphs, seals } from './cast.ts';
import { oklch } from './colour.ts';
import { glyphPath } from './glyphs.ts';
import { letter } from './lettering.ts';
import { hash } from './seed.ts';
import { circle, element, group, linearGradient, path } from './svg.ts';

const standalone = (body: string, attributes: Readonly<Record<string, string>> = {}): string =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 80 80', ...attributes }, body);

export function avatarArt(id: string): string {
  const seed = hash(`av${id}`);
  const glyph = avatarGlyphs[seed % avatarGlyphs.length] as string;
  const hue = (seed >>> 5) % 360;
  const outline = glyphPath(glyph);
  return standalone(
    element(
      'defs',
      {},
      linearGradient('a', [
        [0, oklch(0.56, 0.1, hue)],
        [1, oklch(0.34, 0.09, hue + 20)],
      ]),
    ) +
      element('rect', { width: 80, height: 80, fill: 'url(#a)' }) +
      circle(40, 44, 27, { fill: '#fff', opacity: 0.12 }) +
      group(
        { transform: 'translate(13 17)scale(.21)' },
        path(outline, { transform: 'translate(0 10)', opacity: 0.3 }) +
          path(outline, { fill: oklch(0.95, 0.05, hue + 60) }),
      ),
  );
}

export type SealKind = keyof typeof seals;
export const sealKinds = Object.keys(seals) as readonly SealKind[];

/** Draws a neutral one-colour rosette for use as a mask; it copies no regulator's mark. */
export function sealArt(kind: SealKind): string {
  const { text, glyph } = seals[kind];
  const figure = letter(text, {
    face: glyph ? 'russo' : 'alfa',
    x: 40,
    y: glyph ? 60 : 50,
    maxWidth: glyph ? 40 : 46,
    maxHeight: glyph ? 8 : 21,
    scale: 10,
    tracking: 8,
  });
  const stroke = { fill: 'none', stroke: 'currentColor' };
  const rim = glyph
    ? path(rosette(24), { ...stroke, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }) +
      circle(40, 40, 29, { ...stroke, 'stroke-width': 1 }) +
      path(glyphPath(glyph), { transform: 'translate(26 20)scale(.11)', fill: 'currentColor' })
    : circle(40, 40, 36, { ...stroke, 'stroke-width': 5 });
  return standalone(rim + path(figure.d, { transform: 'scale(.1)', fill: 'currentColor' }), {
    role: 'img',
    'aria-label': text,
  });
}

function rosette(teeth: number): string {
  let d = '';
  for (let index = 0; index < teeth * 2; index += 1) {
    const angle = (index / teeth) * Math.PI;
    const radius = index % 2 ? 35 : 38;
    d += `${index ? 'L' : 'M'}${(40 + Math.cos(angle) * radius).toFixed(1)} ${(40 + Math.sin(angle) * radius).toFixed(1)}`;
  }
  return `${d}z`;
}
