import { makeSvg, prefersStill } from '../kit/dom.ts';
import { colourOf, wheelOrder } from './spots.ts';

const spinMs = 2600;
const degrees = 360 / wheelOrder.length;
const turn = 'cubic-bezier(0.15, 0.6, 0.2, 1)';

export interface Wheel {
  element: SVGElement;
  spin: (number: number) => Promise<void>;
}

export function createWheel(last: number | null): Wheel {
  const pockets = wheelOrder.map((number, index) =>
    makeSvg(
      'g',
      { transform: `rotate(${(index * degrees).toFixed(2)})` },
      makeSvg('path', { class: 'pocket', 'data-colour': colourOf(number), d: pocket }),
      text(String(number), { y: -83, class: 'pocket-number' }),
    ),
  );
  const ball = makeSvg('g', {}, makeSvg('circle', { class: 'ball', cy: -66, r: 4.6 }));
  const turning = makeSvg('g', {}, ...pockets, makeSvg('circle', { class: 'bowl', r: 58 }), ball);
  const shown = text('', { class: 'wheel-number', y: 12 });
  const hub = makeSvg('circle', { class: 'hub', r: 34 });
  const element = makeSvg(
    'svg',
    { class: 'wheel', viewBox: '-100 -100 200 200', 'aria-hidden': 'true' },
    makeSvg('circle', { class: 'rim', r: 98 }),
    turning,
    hub,
    shown,
  );
  if (last !== null) rest(last);
  return {
    element,
    async spin(number) {
      const angle = rest(number);
      if (prefersStill()) return;
      shown.textContent = '';
      hub.removeAttribute('data-colour');
      const timing = { duration: spinMs, easing: turn };
      turning.animate([{ transform: 'rotate(0deg)' }, { transform: 'rotate(-720deg)' }], timing);
      await ball.animate([{ transform: `rotate(${angle - 1440}deg)` }, { transform: `rotate(${angle}deg)` }], timing)
        .finished;
      rest(number);
    },
  };

  function rest(number: number): number {
    const angle = wheelOrder.indexOf(number) * degrees;
    ball.setAttribute('transform', `rotate(${angle.toFixed(2)})`);
    shown.textContent = String(number);
    hub.setAttribute('data-colour', colourOf(number));
    return angle;
  }
}

const reach = Math.tan((degrees / 2) * (Math.PI / 180));
const pocket = `M${(-96 * reach).toFixed(2)}-96A96 96 0 0 1 ${(96 * reach).toFixed(2)}-96L${(58 * reach).toFixed(2)}-58H${(-58 * reach).toFixed(2)}z`;

function text(content: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = makeSvg('text', { 'text-anchor': 'middle', ...attributes });
  element.textContent = content;
  return element;
}
