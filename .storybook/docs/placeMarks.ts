import type { Anatomy } from '../../packages/ui/src/internal/componentDocs.ts';

/** A number and where its middle is, in px from the upper left corner of the frame. */
export interface Mark {
  number: number;
  x: number;
  y: number;
}

/** Marks closer than this would cover each other. */
const apart = 24;

/** The numbers of the parts that the frame shows, each at the edge where its part begins. */
export function placeMarks(frame: HTMLIFrameElement, { parts }: Anatomy): readonly Mark[] {
  const page = frame.contentDocument;
  // A frame that goes to another page has none for a moment.
  if (!page?.documentElement) return [];
  const rtl = page.documentElement.dir === 'rtl';
  const width = frame.clientWidth;
  const placed: Mark[] = [];
  parts.forEach(({ find }, index) => {
    const box = page.querySelector(find)?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    const edge = rtl ? box.right : box.left;
    placed.push(
      clear({ number: index + 1, x: within(edge, width), y: box.top + Math.min(box.height / 2, 20) }, placed),
    );
  });
  return placed;
}

const within = (x: number, width: number) => Math.min(Math.max(x, 13), width - 13);

/** Moves a mark down until it covers none of the others. */
function clear(mark: Mark, others: readonly Mark[]): Mark {
  const hit = others.find(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) < apart - 0.5);
  if (!hit) return mark;
  const dx = mark.x - hit.x;
  return clear({ ...mark, y: hit.y + Math.sqrt(Math.max(0, apart ** 2 - dx ** 2)) }, others);
}
