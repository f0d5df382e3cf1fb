import type { Browser, CDPSession } from 'playwright';
import type { Figure } from './figures.ts';
import { ours } from './subjects.ts';
import { visit } from './visits.ts';
import { waitForIdle } from './weight.ts';

interface SoakOptions {
  origin: string;
  token: string;
  /** At least ten. */
  rounds: number;
}

interface Held {
  heap: number;
  nodes: number;
  listeners: number;
}

/**
 * One tab that is never reloaded: a word typed and taken back, a favourite, the theme, a dialog opened and closed, over and over in a lobby
 * of 120 games. What stays in memory after a tenth of the rounds may not grow with the rest of them.
 */
export async function measureSoak(
  browser: Browser,
  { rounds, ...options }: SoakOptions,
): Promise<Record<string, Figure[]>> {
  const { page, session, context } = await visit(browser, options);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ours.path(120));
  await page.waitForSelector(ours.ready(120), { state: 'attached', timeout: 60_000 });
  await waitForIdle(page);
  const run = async (count: number) => {
    for (let done = 0; done < count; done += 10)
      await page.evaluate(walk, { count: Math.min(10, count - done), ...parts });
    await waitForIdle(page);
    return held(session);
  };
  const warm = await run(Math.ceil(rounds / 10));
  const halfway = await run(Math.ceil((rounds * 4) / 10));
  const end = await run(Math.floor(rounds / 2));
  await context.close();
  const times = rounds - Math.ceil(rounds / 10);
  return {
    [`A soak of ${rounds} rounds`]: [
      { name: 'heap after a tenth', unit: 'MB', ours: warm.heap / 1e6 },
      { name: 'heap halfway', unit: 'MB', ours: halfway.heap / 1e6 },
      { name: 'heap at the end', unit: 'MB', ours: end.heap / 1e6 },
      { name: 'heap, more for each round', unit: 'kB', ours: (end.heap - warm.heap) / times / 1000, worst: 1 },
      { name: 'nodes, more at the end', unit: '', ours: end.nodes - warm.nodes, worst: 100 },
      { name: 'listeners, more at the end', unit: '', ours: end.listeners - warm.listeners, worst: 100 },
    ],
  };
}

const { heart, card, search, dialog, close } = ours;
const parts = { heart, card, search, dialog, close };

/** What is held once nobody needs anything else. */
async function held(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: read('JSHeapUsedSize'), nodes: read('Nodes'), listeners: read('JSEventListeners') };
}

/** Runs in the page: so many rounds, each step until it is there and again until it is gone. */
async function walk({ count, ...selectors }: typeof parts & { count: number }): Promise<void> {
  const find = <E extends HTMLElement>(selector: string) => {
    const element = document.querySelector<E>(selector);
    if (!element) throw new Error(`there is no ${selector}`);
    return element;
  };
  const until = async (done: () => boolean) => {
    const start = performance.now();
    do await new Promise(requestAnimationFrame);
    while (!done() && performance.now() - start < 10_000);
    if (!done()) throw new Error(`not within ten seconds: ${done}`);
  };
  const type = async (text: string) => {
    const input = find<HTMLInputElement>(selectors.search);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => input.value === text);
  };
  for (let round = 0; round < count; round++) {
    await type(' ');
    await type('');
    const was = find(selectors.heart).ariaPressed;
    find(selectors.heart).click();
    await until(() => find(selectors.heart).ariaPressed !== was);
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    find(selectors.card).click();
    await until(() => document.querySelector(selectors.dialog) !== null);
    find(selectors.close).click();
    await until(() => document.querySelector(selectors.dialog) === null);
  }
}
