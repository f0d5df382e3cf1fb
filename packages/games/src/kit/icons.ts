import { makeSvg } from './dom.ts';

/** Strokes on a grid of 24. */
const strokes = {
  undo: 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  clear: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  repeat: 'M4 12V9a3 3 0 0 1 3-3h12l-3-3M20 12v3a3 3 0 0 1-3 3H5l3 3',
} as const;

export const createIcon = (name: keyof typeof strokes): SVGElement =>
  makeSvg(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', 'data-icon': name },
    makeSvg('path', { d: strokes[name] }),
  );
