/** The ground that banners share: a stage of 1200 × 480 px in the colours of a brand. */
import type { BannerPalette } from './bannerPalettes.ts';
import type { Tone } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { circle, element, group, linearGradient, radialGradient } from './svg.ts';

export interface Stage {
  sheet: Sheet;
  colours: BannerPalette;
  /** Shapes of the brand's mark, 100 units wide around the origin. */
  mark: string;
  /** Moves an x position to the other side in right-to-left reading; the pictures themselves are never mirrored. */
  at: (x: number) => number;
  rtl: boolean;
}

export const width = 1200;
export const height = 480;

export function toneOf({ cloth, clothLight, line, metal, ink }: BannerPalette): Tone {
  return {
    skyTop: cloth,
    skyBottom: clothLight,
    skyMiddle: clothLight,
    disc: metal,
    far: clothLight,
    middle: cloth,
    near: ink,
    outline: ink,
    gap: ink,
    subject: { light: '#fff8e6', body: metal, shade: metal },
    letterTop: line,
    letterFoot: metal,
  };
}

export function layCloth({ sheet, colours, rtl }: Stage): void {
  const fill = sheet.define('0', (id) =>
    radialGradient(
      id,
      [
        [0, colours.clothLight],
        [1, colours.cloth],
      ],
      { cx: rtl ? 0.28 : 0.72, cy: 0.38, r: 0.8 },
    ),
  );
  sheet.draw(element('rect', { width, height, fill: `url(#${fill})` }));
}

export function laySky({ sheet }: Stage, top: string, foot: string): void {
  const fill = sheet.define('1', (id) =>
    linearGradient(id, [
      [0, top],
      [1, foot],
    ]),
  );
  sheet.draw(element('rect', { width, height, fill: `url(#${fill})` }));
}

export function drawArcs({ sheet, colours }: Stage, x: number, y: number, radii: readonly number[]): void {
  const arcs = radii.map((radius) => circle(x, y, radius)).join('');
  sheet.draw(group({ fill: 'none', stroke: colours.line, 'stroke-opacity': 0.32, 'stroke-width': 1.5 }, arcs));
}
