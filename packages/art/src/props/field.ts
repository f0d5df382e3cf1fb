import type { Sheet } from '../sheet.ts';
import { circle, element, group, path } from '../svg.ts';
import { ballShine } from './table.ts';

interface Floodlights {
  middle: number;
  masts: readonly number[];
  clothLight: string;
  line: string;
  metal: string;
  ink: string;
}

export function drawFloodlights(sheet: Sheet, { middle, masts, clothLight, line, metal, ink }: Floodlights): void {
  sheet.draw(
    element('ellipse', { cx: middle, cy: 470, rx: 760, ry: 190, fill: clothLight }),
    element('ellipse', {
      cx: middle,
      cy: 500,
      rx: 640,
      ry: 160,
      fill: 'none',
      stroke: line,
      'stroke-opacity': 0.5,
      'stroke-width': 2,
    }),
    path(`M${middle - 46} 332h92l70 150h-232z`, { fill: metal, opacity: 0.55 }),
  );
  for (const x of masts) {
    let lamps = '';
    for (let index = 0; index < 12; index += 1) {
      lamps += circle(x + ((index % 4) - 1.5) * 24, 54 + Math.floor(index / 4) * 22, 8);
    }
    sheet.draw(
      path(`M${x - 50} 60L${x - 330} 480h660L${x + 50} 60z`, { fill: '#fff', opacity: 0.08 }),
      path(`M${x} 110V330`, { stroke: ink, 'stroke-width': 7 }),
      element('rect', { x: x - 54, y: 38, width: 108, height: 76, rx: 8, fill: ink }),
      group({ fill: '#fffbe9' }, lamps),
    );
  }
}

export function drawBallInField(sheet: Sheet, x: number, y: number): void {
  sheet.draw(
    group(
      { transform: `translate(${x} ${y})rotate(-24)` },
      circle(0, 14, 152, { opacity: 0.25 }) +
        circle(0, 0, 150, { fill: '#a5251d' }) +
        path('M-34-146a300 300 0 0 1 0 292M34-146a300 300 0 0 0 0 292', {
          fill: 'none',
          stroke: '#f6ead2',
          'stroke-width': 4,
          'stroke-dasharray': '11 8',
        }) +
        path('M-14-150a340 340 0 0 1 0 300M14-150a340 340 0 0 0 0 300', {
          fill: 'none',
          stroke: '#7b1711',
          'stroke-width': 3,
        }) +
        circle(0, 0, 150, { fill: ballShine(sheet) }),
    ),
  );
}
