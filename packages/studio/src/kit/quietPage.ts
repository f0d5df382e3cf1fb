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
  const found: { element: HTMLElement; width: number; height: number }[] = [];
  const visit = (element: Element) => {
    const { top, width, height } = element.getBoundingClientRect();
    const isBelow = top >= view.innerHeight && height > 0;
    const { display } = view.getComputedStyle(element);
    if (isBelow && element instanceof (view as unknown as typeof globalThis).HTMLElement && canSkip(display))
      found.push({ element, width, height });
    else if (display !== 'none') for (const child of element.children) visit(child);
  };
  visit(page.body);
  for (const { element, width, height } of found) {
    element.style.containIntrinsicSize = `${width}px ${height}px`;
    element.style.contentVisibility = 'hidden';
  }
}

/** Neither boxes in a line nor parts of a table can be contained. */
const canSkip = (display: string) => !skipped.includes(display) && !display.startsWith('table-');
