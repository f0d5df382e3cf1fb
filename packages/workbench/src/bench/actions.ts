import type { CDPSession, Page } from 'playwright';
import type { Subject } from './subjects.ts';

export const actionNames = ['keystroke', 'favourite', 'theme', 'dialog'] as const;
export type ActionName = (typeof actionNames)[number];

/** One press: milliseconds until it was painted and of the main thread's time, and the components it rendered. */
export interface Sample {
  painted: number;
  work: number;
  rendered: number;
}

/** Does an action once and takes it back. Whatever else moves on the page is in the figures too, so the least of several counts. */
export async function sampleAction(
  page: Page,
  session: CDPSession,
  subject: Subject,
  action: ActionName,
): Promise<Sample> {
  const before = await workOf(session);
  const { painted, rendered } = await page.evaluate(act, { subject: selectorsOf(subject), action });
  await page.waitForTimeout(150);
  const work = (await workOf(session)) - before;
  await page.evaluate(undo, { subject: selectorsOf(subject), action });
  await page.waitForTimeout(action === 'dialog' ? 700 : 300);
  return { painted, rendered, work };
}

/** What the page's main thread has done so far, ms. */
export async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

const selectorsOf = ({ heart, card, search, dialog, close }: Subject) => ({ heart, card, search, dialog, close });

interface Order {
  subject: ReturnType<typeof selectorsOf>;
  action: ActionName;
}

/** Runs in the page. Painted is two frames after what was asked for is there. */
async function act({ subject, action }: Order): Promise<{ painted: number; rendered: number }> {
  const find = <E extends HTMLElement>(selector: string) => {
    const element = document.querySelector<E>(selector);
    if (!element) throw new Error(`there is no ${selector}`);
    return element;
  };
  const root = document.documentElement;
  const frame = () => new Promise(requestAnimationFrame);
  const steps: Record<ActionName, () => () => boolean> = {
    // A space: it is a keystroke like any other, and asks nothing of the platform.
    keystroke: () => {
      const input = find<HTMLInputElement>(subject.search);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, ' ');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return () => input.value === ' ';
    },
    favourite: () => {
      const heart = find(subject.heart);
      const was = heart.ariaPressed;
      heart.click();
      return () => heart.ariaPressed !== was;
    },
    theme: () => {
      const was = root.dataset.theme;
      [...document.querySelectorAll('button')].find((button) => button.textContent?.trim() === 'Theme')?.click();
      return () => root.dataset.theme !== was;
    },
    dialog: () => {
      find(subject.card).click();
      return () => document.querySelector(subject.dialog) !== null;
    },
  };

  await frame();
  await frame();
  globalThis.baizeProbe.reset();
  const start = performance.now();
  const done = steps[action]();
  do await frame();
  while (!done() && performance.now() - start < 10_000);
  await frame();
  return { painted: performance.now() - start, rendered: globalThis.baizeProbe.rendered };
}

/** Runs in the page: typed words and dialogs go again; a favourite and a theme are pressed once more by the next sample. */
function undo({ subject, action }: Order): void {
  if (action === 'keystroke') {
    const input = document.querySelector<HTMLInputElement>(subject.search);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (action === 'dialog') document.querySelector<HTMLElement>(subject.close)?.click();
}
