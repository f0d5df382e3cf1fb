import { paintedParts } from '../kit/paintedParts.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Space around the content, in px: rings and shadows lie outside of boxes. */
const margin = 12;
const smallest = 32;

/** Returns the area of a page that its story and overlays paint, within the window. */
export function contentBox(page: Document): Box {
  const { innerWidth, innerHeight } = page.defaultView as Window;
  const rects = paintedParts(page).map(({ rect }) => rect);
  const first = { left: margin, top: margin, right: smallest, bottom: smallest };
  const edge = (side: keyof typeof first, most: typeof Math.max) =>
    rects.length > 0 ? most(...rects.map((rect) => rect[side])) : first[side];
  const x = Math.max(0, edge('left', Math.min) - margin);
  const y = Math.max(0, edge('top', Math.min) - margin);
  const right = Math.min(innerWidth, edge('right', Math.max) + margin);
  const bottom = Math.min(innerHeight, edge('bottom', Math.max) + margin);
  return { x, y, width: Math.max(smallest, right - x), height: Math.max(smallest, bottom - y) };
}
