import { glow, sky } from '../backdrop.ts';
import { drawEmblem } from '../emblem.ts';
import { drawHand, type Suit } from '../props/cards.ts';
import { drawChips, drawDie } from '../props/table.ts';
import { drawWheel } from '../props/wheel.ts';
import { pick, type Random } from '../seed.ts';
import type { Sheet } from '../sheet.ts';
import { element, group, path } from '../svg.ts';
import type { Plan } from './plan.ts';

const r = Math.round;

export function planLive(title: string, random: Random): Plan {
  const wheel = /roulette|wheel/i.test(title);
  const warm = /dragon|tiger|patti|bahar/i.test(title);
  return {
    palette: warm ? 'wine' : wheel ? 'table' : pick(random, ['table', 'slate', 'wine']),
    title: { face: 'abril', warp: 'flat', bend: 0 },
    ground(sheet) {
      sky(sheet);
      glow(sheet, sheet.centre.x, sheet.centre.y * 0.5, sheet.width * 0.62, 0.42);
      drawLamp(sheet);
      drawTable(sheet, sheet.height * 0.34);
    },
    subject: (sheet) => drawGame(sheet, title),
  };
}

function drawLamp(sheet: Sheet): void {
  const { x } = sheet.centre;
  const spread = r(sheet.width * 0.42);
  sheet.draw(
    path(`M${x - 26} 0h52l${spread} ${r(sheet.height * 0.75)}H${x - 26 - spread}z`, {
      fill: sheet.tone.disc,
      opacity: 0.13,
    }),
    path(`M${x - 40} 0q40 26 80 0z`, { fill: '#c9a45a' }),
  );
}

function drawTable(sheet: Sheet, top: number): void {
  const { height: h, tone, centre } = sheet;
  const reach = sheet.width * (sheet.wide ? 0.62 : 0.78);
  const oval = (drop: number, inset: number, rise: number, attributes: Readonly<Record<string, string | number>>) =>
    element('ellipse', {
      cx: r(centre.x),
      cy: r(top + h * drop),
      rx: r(reach - inset),
      ry: r(h * rise),
      ...attributes,
    });
  sheet.draw(
    oval(0.5, 0, 0.52, { fill: '#3a2313' }),
    oval(0.52, 10, 0.51, { fill: tone.far }),
    group(
      { fill: 'none', stroke: tone.letterTop, 'stroke-opacity': 0.55 },
      oval(0.56, 34, 0.5, { 'stroke-width': 1.5 }) + oval(0.59, 56, 0.48, {}),
    ),
  );
}

const hands = {
  blackjack: [
    ['A', 'spades'],
    ['K', 'hearts'],
  ],
  patti: [
    ['Q', 'diamonds'],
    ['K', 'clubs'],
    ['A', 'hearts'],
  ],
  baccarat: [
    ['9', 'diamonds'],
    ['K', 'spades'],
    ['8', 'hearts'],
  ],
} as const satisfies Record<string, readonly (readonly [string, Suit])[]>;

function drawGame(sheet: Sheet, title: string): void {
  const { x, y } = sheet.centre;
  const scale = sheet.wide ? 0.82 : 1;
  if (/roulette|wheel/i.test(title)) {
    drawWheel(sheet, { x, y: y + 24 * scale, radius: 122 * scale, tilt: 0.9 });
  } else if (/sic bo|dice/i.test(title)) {
    drawDie(sheet, { x: x - 62 * scale, y: y + 16 * scale, size: 58 * scale, faces: [5, 3, 6] });
    drawDie(sheet, { x: x + 60 * scale, y: y + 4 * scale, size: 58 * scale, faces: [2, 6, 4] });
    drawDie(sheet, { x, y: y + 64 * scale, size: 62 * scale, faces: [6, 4, 1] });
  } else if (/dragon|tiger/i.test(title)) {
    const bone = { light: '#fffaf0', body: '#f0e4cc', shade: '#b59f78' };
    const size = sheet.wide ? 118 : 132;
    drawEmblem(sheet, { glyph: 'sea-dragon', x: x - 66 * scale, y: y - (sheet.wide ? 0 : 16), size });
    drawEmblem(sheet, {
      glyph: 'saber-toothed-cat-head',
      x: x + 66 * scale,
      y: y + (sheet.wide ? 8 : 26),
      size,
      flip: true,
      tone: bone,
    });
  } else {
    const hand = /black/i.test(title) ? hands.blackjack : /patti|bahar/i.test(title) ? hands.patti : hands.baccarat;
    drawHand(sheet, hand, {
      x,
      y: y + 6 * scale,
      width: 104 * scale,
      step: 62 * scale,
      spread: 13,
      drop: (away) => away * 12,
    });
    const radius = r(26 * scale);
    drawChips(sheet, { x: x - 104 * scale, y: y + 84 * scale, radius, count: 4, colour: '#8f2a22' });
    drawChips(sheet, { x: x + 106 * scale, y: y + 84 * scale, radius, count: 6, colour: '#23406b' });
  }
}
