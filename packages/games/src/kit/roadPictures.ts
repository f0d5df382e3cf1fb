import { make, makeSvg } from './dom.ts';
import { fill } from './fill.ts';
import { beadRoad, bigRoad, longestRoad, type RoadCell, roadRows } from './roads.ts';
import type { CardWords } from './words/cards.ts';

const cell = 20;
const beadColumns = 15;
const bigColumns = 26;

export type Tone = 'blue' | 'red' | 'green';

export interface RoadSide {
  /** First letter of the side's marks. */
  sign: string;
  letter: string;
  name: string;
  tone: Tone;
}

interface RoadsInput {
  /** Marks, oldest first. */
  marks: readonly string[];
  sides: readonly RoadSide[];
  /** Signs besides the winner's, each drawn as a dot. */
  dots?: readonly { sign: string; tone: Tone }[];
  words: CardWords;
}

export interface Roads {
  element: HTMLElement;
  add: (mark: string) => void;
}

export function createRoads({ marks: past, sides, dots = [], words }: RoadsInput): Roads {
  let marks = [...past];
  const bead = createRoad(beadColumns, 'bead');
  const big = createRoad(bigColumns, 'big');
  paint();
  return {
    element: make(
      'div',
      { class: 'roads' },
      make('figure', {}, make('figcaption', {}, words.bead), bead),
      make('figure', {}, make('figcaption', {}, words.big), big),
    ),
    add(mark) {
      marks = [...marks, mark].slice(-longestRoad);
      paint();
    },
  };

  function paint(): void {
    const results = sides.map(({ sign, name }) => `${name} ${marks.filter((mark) => mark.startsWith(sign)).length}`);
    const told = fill(words.road, { count: String(marks.length), results: results.join(', ') });
    bead.setAttribute('aria-label', `${words.bead}. ${told}`);
    big.setAttribute('aria-label', `${words.big}. ${told}`);
    bead.replaceChildren(grid(beadColumns), ...beadRoad(marks, beadColumns).flatMap(drawBead));
    big.replaceChildren(grid(bigColumns), ...bigRoad(marks, bigColumns).flatMap(drawRing));
  }

  function drawBead(at: RoadCell): SVGElement[] {
    const { x, y } = centre(at);
    const side = sides.find(({ sign }) => sign === at.side);
    const letter = makeSvg('text', { x, y: y + 4, 'text-anchor': 'middle', class: 'bead-letter' });
    letter.textContent = side?.letter ?? '';
    return [
      makeSvg('circle', { cx: x, cy: y, r: 8.5, class: 'bead', 'data-tone': side?.tone ?? '' }),
      letter,
      ...drawDots(at),
    ];
  }

  function drawRing(at: RoadCell): SVGElement[] {
    const { x, y } = centre(at);
    const tone = sides.find(({ sign }) => sign === at.side)?.tone ?? '';
    const tie = makeSvg('path', { d: `M${x - 6} ${y + 6}L${x + 6} ${y - 6}`, class: 'tie-mark' });
    return [
      makeSvg('circle', { cx: x, cy: y, r: 7, class: 'ring', 'data-tone': tone }),
      ...(at.ties > 0 ? [tie] : []),
      ...drawDots(at),
    ];
  }

  function drawDots(at: RoadCell): SVGElement[] {
    const { x, y } = centre(at);
    return dots.flatMap(({ sign, tone }, index) => {
      const aside = index === 0 ? 6 : -6;
      const dot = { cx: x + aside, cy: y + aside, r: 2.6, class: 'dot', 'data-tone': tone };
      return at.besides.includes(sign) ? [makeSvg('circle', dot)] : [];
    });
  }
}

const createRoad = (columns: number, name: string): SVGElement =>
  makeSvg('svg', {
    class: 'road',
    'data-road': name,
    viewBox: `0 0 ${columns * cell} ${roadRows * cell}`,
    role: 'img',
  });

function grid(columns: number): SVGElement {
  const [width, height] = [columns * cell, roadRows * cell];
  const upright = Array.from({ length: columns + 1 }, (_, index) => `M${index * cell} 0V${height}`).join('');
  const across = Array.from({ length: roadRows + 1 }, (_, index) => `M0 ${index * cell}H${width}`).join('');
  return makeSvg('path', { class: 'grid', d: upright + across });
}

const centre = ({ column, row }: RoadCell) => ({ x: (column + 0.5) * cell, y: (row + 0.5) * cell });
