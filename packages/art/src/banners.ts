/** Banner art: the weight lies in the inline-end half, so the inline-start half stays calm behind text. */
import type { HeroScene } from '@baize/tokens/brand/presets';
import type { BrandId } from '@baize/tokens/brands';
import { bubbles, hill, rays, sparks } from './backdrop.ts';
import { type BannerPalette, bannerMarks, bannerPalettes } from './bannerPalettes.ts';
import { drawArcs, height, layCloth, laySky, type Stage, toneOf, width } from './bannerStage.ts';
import { drawEmblem } from './emblem.ts';
import { city } from './heroes/city.ts';
import { mark } from './heroes/mark.ts';
import { pagoda } from './heroes/pagoda.ts';
import { tiles } from './heroes/tiles.ts';
import type { SubjectTone } from './palettes.ts';
import { drawReelCabinet } from './props/cabinet.ts';
import { drawHand } from './props/cards.ts';
import { drawBallInField, drawFloodlights } from './props/field.ts';
import { drawBall, drawChips } from './props/table.ts';
import { drawWheel, wheelColours } from './props/wheel.ts';
import { createRandom, hash } from './seed.ts';
import { Sheet } from './sheet.ts';
import { group, path } from './svg.ts';

interface Look {
  colours: BannerPalette;
  /** Shapes of the brand's mark, 100 units wide around the origin. */
  mark: string;
  dir: 'ltr' | 'rtl';
  /** Part of every id, so that several pictures can share a page. */
  name: string;
}

export const bannerArt = (kind: BannerKind, brand: BrandId = 'baize', dir: 'ltr' | 'rtl' = 'ltr'): string =>
  drawBanner(kind, { colours: bannerPalettes[brand], mark: bannerMarks[brand], dir, name: brand });

export function drawBanner(kind: BannerKind, { colours, mark: logo, dir, name }: Look): string {
  const rtl = dir === 'rtl';
  const sheet = new Sheet({
    width,
    height,
    id: `b${hash(kind + name + dir)
      .toString(36)
      .slice(0, 4)}`,
    tone: toneOf(colours),
    random: createRandom(hash(kind)),
  });
  kinds[kind]({ sheet, colours, mark: logo, rtl, at: (x) => (rtl ? width - x : x) });
  return sheet.toSvg({ preserveAspectRatio: `${rtl ? 'xMinYMid' : 'xMaxYMid'} slice` });
}

const kinds = {
  table(stage: Stage) {
    const { sheet, colours, at, rtl } = stage;
    layCloth(stage);
    drawArcs(stage, at(1000), 262, [318, 340, 470]);
    const layout = [0, 1, 2, 3]
      .map((index) => path(`M${at(300 + index * 62)} 480l${rtl ? -70 : 70}-130h${rtl ? -62 : 62}`))
      .join('');
    sheet.draw(group({ fill: 'none', stroke: colours.line, 'stroke-opacity': 0.26, 'stroke-width': 1.5 }, layout));
    drawWheel(sheet, {
      x: at(1000),
      y: 262,
      radius: 276,
      tilt: 0.97,
      colours: wheelColours(colours.metal, colours.ink, colours.hot, colours.cool),
    });
    drawChips(sheet, { x: at(706), y: 430, radius: 42, count: 3, colour: colours.cool });
    drawChips(sheet, { x: at(778), y: 446, radius: 42, count: 5, colour: colours.hot });
  },
  cards(stage: Stage) {
    const { sheet, colours, at } = stage;
    layCloth(stage);
    sheet.draw(path(`M${at(860)}-40L${at(480)} 480H${at(1240)}z`, { fill: colours.line, opacity: 0.07 }));
    drawArcs(stage, at(850), -260, [640, 662, 720]);
    drawHand(
      sheet,
      [
        ['9', 'diamonds'],
        ['K', 'spades'],
        ['Q', 'hearts'],
        ['A', 'clubs'],
      ],
      {
        x: at(942),
        y: 228,
        width: 178,
        step: 104,
        spread: 16,
        drop: (away) => away * away * 21,
      },
    );
    drawChips(sheet, { x: at(730), y: 440, radius: 42, count: 4, colour: colours.hot });
    drawChips(sheet, { x: at(1150), y: 430, radius: 42, count: 6, colour: colours.cool });
  },
  jackpot(stage: Stage) {
    const { sheet, colours, at } = stage;
    layCloth(stage);
    rays(sheet, { x: at(940), y: 240, count: 26, reach: 900, opacity: 0.12, colour: colours.metal });
    drawReelCabinet(sheet, at(940), { rim: colours.metal, ground: colours.ink, line: colours.hot });
    sparks(sheet, 10, 420, colours.line, 0.8);
  },
  stadium(stage: Stage) {
    const { sheet, colours, at } = stage;
    laySky(stage, colours.skyTop, colours.skyFoot);
    drawFloodlights(sheet, { middle: at(920), masts: [at(690), at(1150)], ...colours });
    drawBallInField(sheet, at(930), 246);
  },
  ocean(stage: Stage) {
    const { sheet, colours, at, rtl } = stage;
    laySky(stage, colours.skyFoot, colours.skyTop);
    sheet.draw(
      path(
        `M${at(560)} 0L${at(380)} 480H${at(560)}L${at(640)} 0zM${at(800)} 0L${at(720)} 480H${at(960)}L${at(900)} 0zM${at(1040)} 0L${at(1060)} 480H${at(1240)}L${at(1110)} 0z`,
        { fill: '#fff', opacity: 0.1 },
      ),
    );
    hill(sheet, 430, 50, colours.cool);
    hill(sheet, 462, -40, colours.cloth);
    drawEmblem(sheet, { glyph: 'octopus', x: at(950), y: 240, size: 310, tone: sheet.tone.subject });
    drawEmblem(sheet, { glyph: 'tropical-fish', x: at(716), y: 352, size: 110, flip: !rtl, tone: flat('#f2a65a') });
    drawEmblem(sheet, { glyph: 'turtle', x: at(1110), y: 120, size: 120, rotate: 24, tone: flat('#8fd0a6') });
    drawEmblem(sheet, { glyph: 'double-fish', x: at(752), y: 108, size: 84, tone: flat('#f6d77a') });
    bubbles(sheet, 18, 460);
  },
  draws(stage: Stage) {
    const { sheet, colours, at } = stage;
    layCloth(stage);
    rays(sheet, { x: at(940), y: 240, count: 24, reach: 900, opacity: 0.1, colour: colours.metal });
    drawArcs(stage, at(940), 240, [232, 252, 330]);
    const balls = [
      [770, 130, 62, '#2b7a55', '7'],
      [1110, 128, 66, '#2c5fa8', '22'],
      [752, 360, 66, '#e0a32e', '14'],
      [1128, 352, 60, '#7a3f98', '41'],
      [940, 240, 132, colours.hot, '38'],
    ] as const;
    for (const [x, y, radius, colour, text] of balls) drawBall(sheet, { x: at(x), y, radius, colour, text });
  },
  arena(stage: Stage) {
    const { sheet, colours, at } = stage;
    laySky(stage, colours.cloth, colours.clothLight);
    const x = at(940);
    sheet.draw(
      path(`M${x} 10L${x + 216} 125V355L${x} 470L${x - 216} 355V125z`, {
        fill: colours.ink,
        'fill-opacity': 0.35,
        stroke: colours.line,
        'stroke-width': 3,
        'stroke-opacity': 0.5,
      }),
      path(
        `M${at(420)} 480L${at(760)} 0H${at(820)}L${at(500)} 480zM${at(560)} 480L${at(880)} 0H${at(900)}L${at(590)} 480z`,
        {
          fill: colours.line,
          opacity: 0.08,
        },
      ),
    );
    drawEmblem(sheet, { glyph: 'crossed-swords', x, y: 236, size: 340 });
    sparks(sheet, 10, 420, colours.line, 0.7);
  },
  gifts(stage: Stage) {
    const { sheet, colours, at } = stage;
    layCloth(stage);
    rays(sheet, { x: at(940), y: 240, count: 22, reach: 900, opacity: 0.12, colour: colours.metal });
    drawArcs(stage, at(940), 240, [226, 240, 318]);
    drawEmblem(sheet, { glyph: 'present', x: at(940), y: 226, size: 300, tone: sheet.tone.subject });
    drawEmblem(sheet, { glyph: 'two-coins', x: at(730), y: 350, size: 130, tone: flat('#f6d77a') });
    drawEmblem(sheet, { glyph: 'two-coins', x: at(1138), y: 366, size: 104, tone: flat('#f6d77a') });
    sparks(sheet, 14, 430, colours.line, 0.8);
  },
  city,
  pagoda,
  tiles,
  mark,
} satisfies Record<string, (stage: Stage) => void> & Record<HeroScene, (stage: Stage) => void>;

export type BannerKind = keyof typeof kinds;
export const bannerKinds = Object.keys(kinds) as readonly BannerKind[];

const flat = (colour: string): SubjectTone => ({ light: colour, body: colour, shade: colour });
