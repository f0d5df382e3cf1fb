import type { GameType } from '@baize/domain';
import { veil } from './backdrop.ts';
import { tone } from './palettes.ts';
import { planLive } from './plans/live.ts';
import { planLottery } from './plans/lottery.ts';
import { planMotif } from './plans/motif.ts';
import { planPeer } from './plans/peer.ts';
import type { Plan } from './plans/plan.ts';
import { createRandom, hash, type Random } from './seed.ts';
import { Sheet } from './sheet.ts';
import { element, path } from './svg.ts';
import { drawTitle } from './title.ts';
import { vendorShape } from './vendors.ts';

/**
 * `portrait` (3:4) and `wide` (8:5) are cards; `feature` is large, without lettering; `ground` (scenery only) and `name` (lettering only) are for game pages.
 */
export const gameShapes = ['portrait', 'wide', 'feature', 'ground', 'name'] as const;
export type GameShape = (typeof gameShapes)[number];

export interface GamePicture {
  /** Seed of everything that title and category leave open. */
  id: string;
  title: string;
  /** Words that choose the subject, if not the title. */
  subject?: string;
  category: GameType;
  vendorCode: string;
  shape: GameShape;
}

const sizes = {
  portrait: { width: 300, height: 400, centre: { x: 150, y: 168 } },
  wide: { width: 480, height: 300, centre: { x: 240, y: 124 } },
  feature: { width: 480, height: 346, centre: { x: 240, y: 128 } },
  ground: { width: 480, height: 300, centre: { x: 240, y: 124 } },
  name: { width: 480, height: 172, centre: { x: 240, y: 86 } },
} as const;

export function gameArt({ id, title, subject = title, category, vendorCode, shape }: GamePicture): string {
  const seed = hash(id + category);
  const random = createRandom(seed);
  const plan = planGame(category, subject, random);
  const sheet = new Sheet({
    ...sizes[shape],
    id: shape.charAt(0) + seed.toString(36).slice(-4),
    tone: tone(plan.palette),
    random,
  });
  compose[shape](sheet, plan, title, vendorCode);
  return sheet.toSvg(shape === 'name' ? {} : { preserveAspectRatio: 'xMidYMid slice' });
}

function planGame(category: GameType, title: string, random: Random): Plan {
  switch (category) {
    case 'LIVE':
      return planLive(title, random);
    case 'PVP':
      return planPeer(title, random);
    case 'ELOTT':
    case 'LOTT':
      return planLottery(title, random);
    default:
      return planMotif(category, title, random);
  }
}

const compose: Readonly<Record<GameShape, (sheet: Sheet, plan: Plan, title: string, vendorCode: string) => void>> = {
  portrait(sheet, plan, title, vendorCode) {
    plan.ground(sheet);
    plan.subject(sheet);
    veil(sheet, 0.58);
    drawTitle(sheet, title, plan.title, { base: sheet.height - 40, maxWidth: 244, maxHeight: 58 });
    drawKeyline(sheet, vendorCode, 17);
  },
  wide(sheet, plan, title, vendorCode) {
    plan.ground(sheet);
    plan.subject(sheet);
    veil(sheet, 0.5);
    const warp = plan.title.warp === 'arch' ? 'flat' : plan.title.warp;
    drawTitle(
      sheet,
      title,
      { ...plan.title, warp, stacked: false },
      { base: sheet.height - 30, maxWidth: 300, maxHeight: 42 },
    );
    drawKeyline(sheet, vendorCode, 13);
  },
  feature(sheet, plan) {
    plan.ground(sheet);
    plan.subject(sheet);
  },
  ground(sheet, plan) {
    plan.ground(sheet);
  },
  name(sheet, plan, title) {
    drawTitle(
      sheet,
      title,
      { ...plan.title, stacked: false },
      // Arched and bulging letters reach above their line: the box keeps room for them.
      { base: sheet.height - 34, maxWidth: 440, maxHeight: 62 },
    );
  },
};

function drawKeyline(sheet: Sheet, vendorCode: string, foot: number): void {
  sheet.draw(
    path(vendorShape(vendorCode), {
      transform: `translate(${sheet.width / 2 - 8} ${sheet.height - foot - 8})scale(.4)`,
      fill: sheet.tone.letterTop,
      'fill-rule': 'evenodd',
      opacity: 0.8,
    }),
    element('rect', {
      x: 6.5,
      y: 6.5,
      width: sheet.width - 13,
      height: sheet.height - 13,
      rx: 9,
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.2,
    }),
  );
}
