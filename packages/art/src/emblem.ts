import { glyphPath } from './glyphs.ts';
import { type SubjectTone, subjectTone } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { element, linearGradient, path, short } from './svg.ts';

interface EmblemOptions {
  glyph: string;
  x: number;
  y: number;
  size: number;
  rotate?: number;
  flip?: boolean;
  tone?: SubjectTone | undefined;
}

const outlineWidth = 9;
const thickness = 7;

export function drawEmblem(sheet: Sheet, { glyph, x, y, size, rotate = 0, flip = false, tone }: EmblemOptions): void {
  const scale = size / 256;
  const stroke = Math.round(outlineWidth / scale);
  const depth = Math.round(thickness / scale);
  const outline = sheet.define(`e-${glyph}`, (id) => path(glyphPath(glyph), { id }));
  const clip = sheet.define(`c-${glyph}`, (id) => element('clipPath', { id }, element('use', { href: `#${outline}` })));
  const { light, body, shade } = tone ?? subjectTone(glyph, sheet.tone.subject);
  const fill = sheet.define(`b${light.slice(1)}`, (id) =>
    linearGradient(id, [
      [0, light],
      [0.5, body],
      [1, shade],
    ]),
  );
  const layer = (attributes: Readonly<Record<string, string | number>>) =>
    element('use', { href: `#${outline}`, ...attributes });
  const { outline: dark, gap } = sheet.tone;
  const transform =
    `translate(${Math.round(x)} ${Math.round(y)})${rotate ? `rotate(${Math.round(rotate)})` : ''}` +
    `scale(${flip ? '-' : ''}${scale.toFixed(3)} ${scale.toFixed(3)})translate(-128-128)`;
  sheet.draw(
    element(
      'g',
      { transform, 'stroke-linejoin': 'round' },
      layer({ y: Math.floor(depth * 2.2), opacity: short(0.3), stroke: '#000', 'stroke-width': stroke }) +
        layer({ y: depth, fill: dark, stroke: dark, 'stroke-width': stroke }) +
        layer({ fill: gap, stroke: gap, 'stroke-width': stroke }) +
        layer({ fill: `url(#${fill})` }) +
        path('M0 0H256V96Q128 158 0 118Z', { 'clip-path': `url(#${clip})`, fill: '#fff', opacity: 0.3 }),
    ),
  );
}
