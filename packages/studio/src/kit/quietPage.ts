import { storybookOf } from '../../../../.storybook/storybookInternals.ts';

/** Wait in ms until pictures and transitions have come to rest. */
const rest = 400;

/**
 * Makes a still of a page that nobody uses, once its story has been played: its time stands, and what starts below the
 * screen is neither styled nor laid out again.
 */
export function makeStill(frame: HTMLIFrameElement): void {
  storybookOf(frame)?.whenPlayed(() =>
    setTimeout(() => {
      if (!frame.contentDocument) return;
      skipBelowScreen(frame.contentDocument);
      holdTime(frame, true);
    }, rest),
  );
}

export function holdTime({ contentWindow }: HTMLIFrameElement, isHeld: boolean): void {
  if (isHeld) contentWindow?.baizeTime?.hold();
  else contentWindow?.baizeTime?.go();
}

const skipped = ['inline', 'contents', 'none'];

/** Skips the elements that start below the screen, each at the top of its subtree; they keep their size. */
function skipBelowScreen(page: Document): void {
  const view = page.defaultView;
  if (!view) return;
  const found: { element: HTMLElement; size: string }[] = [];
  const visit = (element: Element) => {
    const box = element.getBoundingClientRect();
    const style = view.getComputedStyle(element);
    const isBelow = box.top >= view.innerHeight && box.height > 0;
    if (isBelow && isHtml(element, view) && canSkip(style.display)) {
      const without = (length: number, sides: readonly string[]) =>
        sides.reduce((left, side) => left - Number.parseFloat(style.getPropertyValue(side)), length);
      const width = without(box.width, ['padding-left', 'padding-right', 'border-left-width', 'border-right-width']);
      const height = without(box.height, ['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width']);
      found.push({ element, size: `${width}px ${height}px` });
    } else if (style.display !== 'none') for (const child of element.children) visit(child);
  };
  visit(page.body);
  for (const { element, size } of found) {
    element.style.containIntrinsicSize = size;
    element.style.contentVisibility = 'hidden';
  }
}

/** Elements belong to the page's window, so this one's `instanceof` does not work. */
const isHtml = (element: Element, view: Window): element is HTMLElement =>
  element instanceof (view as unknown as typeof globalThis).HTMLElement;

/** Neither boxes in a line nor parts of a table can be contained. */
const canSkip = (display: string) => !skipped.includes(display) && !display.startsWith('table-');
