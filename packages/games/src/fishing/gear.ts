import { make, makeSvg } from '../kit/dom.ts';

const ink = '#06203c';
const line = (width: number) => ({ stroke: ink, 'stroke-width': width, 'stroke-linejoin': 'round' });

/** Draws the gun with its muzzle up; `turn` aims it, in degrees clockwise. */
export function createGun(): { element: SVGElement; turn: (degrees: number) => void } {
  const brass = { fill: '#cba348', ...line(6) };
  const barrel = makeSvg(
    'g',
    { class: 'barrel' },
    makeSvg('path', { d: 'M-26 6l6-118h40l6 118z', ...brass }),
    makeSvg('path', { d: 'M-12 0l3-104h6l1 104z', fill: '#fbefcb' }),
    makeSvg('rect', { x: -29, y: -132, width: 58, height: 24, rx: 7, ...brass }),
    makeSvg('rect', { x: -29, y: -66, width: 58, height: 14, rx: 5, ...brass }),
    makeSvg('ellipse', { cy: -132, rx: 20, ry: 6, fill: ink }),
  );
  const element = makeSvg(
    'svg',
    { class: 'gun', viewBox: '-100 -150 200 224', 'aria-hidden': 'true' },
    barrel,
    makeSvg('path', { d: 'M-92 72a92 78 0 0 1 184 0z', fill: '#135a76', ...line(6) }),
    makeSvg('circle', { r: 34, cy: 10, ...brass }),
    makeSvg('circle', { r: 13, cy: 10, fill: ink }),
  );
  return { element, turn: (degrees) => barrel.setAttribute('transform', `rotate(${degrees.toFixed(1)})`) };
}

export function createNet(): SVGElement {
  return makeSvg(
    'svg',
    { class: 'net', viewBox: '-50 -50 100 100', 'aria-hidden': 'true' },
    makeSvg('circle', { r: 42, fill: '#bff3ff33', stroke: '#eafcff', 'stroke-width': 5 }),
    makeSvg('path', {
      d: 'M-40-14H40M-40 14H40M-14-40V40M14-40V40M-30-30L30 30M30-30L-30 30',
      stroke: '#eafcff',
      'stroke-width': 3,
    }),
  );
}

export function createReticle(): SVGElement {
  const corners =
    'M-50-26V-44a6 6 0 0 1 6-6h18M50-26V-44a6 6 0 0 0-6-6H26M-50 26v18a6 6 0 0 0 6 6h18M50 26v18a6 6 0 0 1-6 6H26';
  const stroke = { fill: 'none', d: corners, 'stroke-linecap': 'round' };
  return makeSvg(
    'svg',
    { class: 'reticle', viewBox: '-60 -60 120 120', 'aria-hidden': 'true' },
    makeSvg('path', { ...stroke, stroke: ink, 'stroke-width': 10 }),
    makeSvg('path', { ...stroke, stroke: '#ffe08a', 'stroke-width': 5 }),
  );
}

/** Draws the star of a catch. */
export function createBurst(): SVGElement {
  const points = Array.from({ length: 24 }, (_, index) => {
    const [radius, angle] = [index % 2 === 1 ? 62 : 96, (index / 12) * Math.PI];
    return `${(Math.cos(angle) * radius).toFixed(0)} ${(Math.sin(angle) * radius).toFixed(0)}`;
  });
  const d = `M${points.join('L')}z`;
  return makeSvg(
    'svg',
    { class: 'burst', viewBox: '-104 -104 208 208', 'aria-hidden': 'true' },
    makeSvg('path', { d, fill: '#fff3c4', ...line(7) }),
    makeSvg('path', { d, fill: '#ffd257', transform: 'scale(.72)' }),
  );
}

/** Draws light, ground and weed, which nobody shoots at. */
export function createScenery(): readonly Element[] {
  const weed = (side: string) =>
    makeSvg(
      'svg',
      { class: `weed ${side}`, viewBox: '0 0 90 200', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      makeSvg('path', {
        d: 'M34 200C14 150 44 120 24 70 18 50 26 24 38 4c6 30 18 50 12 84-4 40 8 70 4 112zM60 200c-6-40 18-60 10-96-2-16 2-30 8-42 8 30 10 60 4 86-4 20-2 36-6 52z',
        fill: '#0d6a5c',
        ...line(4),
      }),
    );
  const ground = makeSvg(
    'svg',
    { class: 'floor', viewBox: '0 0 1280 300', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    makeSvg('path', { d: 'M0 200q160-70 360-10t420-20 500 10v120H0z', fill: '#0b4a72' }),
    makeSvg('path', { d: 'M0 250q220-50 460-14t460-10 360 4v70H0z', fill: '#08365c' }),
  );
  const rays = ['first', 'second', 'third'].map((name) => make('i', { class: `ray ${name}`, 'aria-hidden': 'true' }));
  return [...rays, ground, weed('near'), weed('far')];
}
