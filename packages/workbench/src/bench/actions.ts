import type { CDPSession, Page } from 'playwright';
import type { Subject } from './subjects.ts';

export const actionNames = ['keystroke', 'favourite', 'theme', 'dialog'] as const;
export type ActionName = (typeof actionNames)[number];

/** One action: ms until painted, ms of main thread work, and components rendered. */
export interface Sample {
  painted: number;
  work: number;
  rendered: number;
}

/**
 * Performs an action once and undoes it. Figures include other page activity, so take the minimum of several samples.
 */
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

export async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

const selectorsOf = ({ heart, card, search, dialog, close }: Subject) => ({ heart, card, search, dialog, close });

interface Order {
  subject: ReturnType<typeof selectorsOf>;
  action: ActionName;
}

/** Serialised into the page. An action counts as painted two frames after its effect is there. */
async function act({ subject, action }: Order): Promise<{ painted: number; rendered: number }> {
  const find = <E extends HTMLElement>(selector: string) => {
    const element = document.querySelector<E>(selector);
    if (!element) throw new Error(`there is no ${selector}`);
    return element;
  };
  const root = document.documentElement;
  const frame = () => new Promise(requestAnimationFrame);
  const steps: Record<ActionName, () => () => boolean> = {
    // A space triggers no request.
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

/** Serialised into the page. Clears text and closes dialogs; the next sample toggles favourite and theme back. */
function undo({ subject, action }: Order): void {
  if (action === 'keystroke') {
    const input = document.querySelector<HTMLInputElement>(subject.search);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (action === 'dialog') document.querySelector<HTMLElement>(subject.close)?.click();
}
