import type { Anatomy } from '../../../ui/src/internal/componentDocs.ts';

export interface Mark {
  number: number;
  x: number;
  y: number;
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Radius of a mark and its distance from the part, in px. */
const radius = 11;
const gap = 2;

/** Places each visible part's number beside it where it hides the fewest words, by preference where reading starts. */
export function placeMarks(frame: HTMLIFrameElement, { parts }: Anatomy): readonly Mark[] {
  const page = frame.contentDocument;
  // A frame has no document while it navigates.
  if (!page?.documentElement) return [];
  const rtl = page.documentElement.dir === 'rtl';
  const room = { left: 0, top: 0, right: frame.clientWidth, bottom: frame.clientHeight };
  const boxes = parts.map(({ find }) => page.querySelector(find)?.getBoundingClientRect());
  const words = wordsIn(page);
  const placed: Mark[] = [];
  boxes.forEach((box, index) => {
    if (!box || box.width === 0 || box.height === 0) return;
    const own = placesAround(box, rtl).map((place) => ({ ...place, cost: costOf(place) }));
    const [best] = own.sort((a, b) => a.cost - b.cost);
    if (best) placed.push({ number: index + 1, x: best.x, y: best.y });
  });
  return placed;

  function costOf(place: Point): number {
    const area = areaOf(place);
    const outside = overlap(area, room) < 4 * radius * radius - 1 ? 4000 : 0;
    const onMarks = placed.reduce((sum, mark) => sum + overlap(area, areaOf(mark)), 0);
    const onWords = words.reduce((sum, word) => sum + overlap(area, word), 0);
    return outside + 20 * onMarks + 4 * onWords;
  }
}

interface Point {
  x: number;
  y: number;
}

/** Points beside, above and below a part, the best first. */
function placesAround(box: DOMRect, rtl: boolean): Point[] {
  const away = radius + gap;
  const middle = box.top + Math.min(box.height / 2, 20);
  const [start, end] = rtl ? [box.right + away, box.left - away] : [box.left - away, box.right + away];
  const xs = [start, end];
  const ys = [middle, box.top + radius, box.bottom - radius];
  const beside = ys.flatMap((y) => xs.map((x) => ({ x, y })));
  const inward = rtl ? -1 : 1;
  const edge = rtl ? box.right : box.left;
  const along = [radius, box.width / 2, box.width - radius].map((far) => edge + inward * far);
  const over = [box.top - away, box.bottom + away].flatMap((y) => along.map((x) => ({ x, y })));
  const onEdge = [{ x: edge, y: middle }, ...along.map((x) => ({ x, y: box.top }))];
  return [...beside, ...over, ...onEdge];
}

const areaOf = ({ x, y }: Point): Area => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

const overlap = (a: Area, b: Area) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Returns the areas of all text and controls' icons of a page. */
function wordsIn(page: Document): Area[] {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
  const areas: Area[] = [...page.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect());
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(texts.currentNode);
    areas.push(...range.getClientRects());
  }
  return areas;
}
