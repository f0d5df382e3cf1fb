import type { Browser, CDPSession } from 'playwright';
import type { Figure } from './figures.ts';
import { ours } from './subjects.ts';
import { visit } from './visits.ts';
import { waitForIdle } from './weight.ts';

interface SoakOptions {
  origin: string;
  token: string;
  rounds: number;
}

interface Held {
  rounds: number;
  heap: number;
  nodes: number;
  listeners: number;
}

/** Milliseconds after which the soak ends with its current step. */
const longest = 40 * 60_000;

/**
 * Repeats search, favourite, theme and dialog in one tab with 120 games. Memory is read and printed after each tenth of
 * the rounds; growth after the first tenth is a leak.
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
  const start = Date.now();
  const steps: Held[] = [];
  for (let done = 0; done < rounds && Date.now() - start < longest; ) {
    const until = Math.min(rounds, done + Math.ceil(rounds / 10));
    for (; done < until; done += 10) await page.evaluate(walk, { count: Math.min(10, until - done), ...parts });
    done = until;
    await waitForIdle(page);
    const now = await held(session, done);
    steps.push(now);
    const minutes = ((Date.now() - start) / 60_000).toFixed(1);
    console.log(
      `${done} rounds, ${minutes} min: ${now.heap.toFixed(2)} MB, ${now.nodes} nodes, ${now.listeners} listeners`,
    );
  }
  const seconds = (Date.now() - start) / 1000;
  await context.close();
  return figuresOf(steps, seconds);
}

function figuresOf(steps: readonly Held[], seconds: number): Record<string, Figure[]> {
  const [warm, end] = [steps[0], steps.at(-1)];
  const middle = steps[Math.floor((steps.length - 1) / 2)];
  if (!warm || !middle || !end) throw new Error('a soak has at least one step');
  const growth = (from: Held, to: Held) => (1000 * (to.heap - from.heap)) / Math.max(1, to.rounds - from.rounds);
  return {
    [`A soak of ${end.rounds} rounds`]: [
      { name: 'a round', unit: 'ms', ours: (1000 * seconds) / end.rounds },
      ...[warm, middle, end].map(({ rounds, heap }) => ({
        name: `heap after ${rounds} rounds`,
        unit: 'MB' as const,
        ours: heap,
      })),
      { name: 'heap, more for each round', unit: 'kB', ours: growth(warm, end), worst: 1 },
      { name: 'heap, more for each round of the second half', unit: 'kB', ours: growth(middle, end), worst: 1 },
      { name: 'nodes, more at the end', unit: '', ours: end.nodes - warm.nodes, worst: 100 },
      { name: 'listeners, more at the end', unit: '', ours: end.listeners - warm.listeners, worst: 100 },
    ],
  };
}

const { heart, card, search, dialog, close } = ours;
const parts = { heart, card, search, dialog, close };

async function held(session: CDPSession, rounds: number): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { rounds, heap: read('JSHeapUsedSize') / 1e6, nodes: read('Nodes'), listeners: read('JSEventListeners') };
}

/** Serialised into the page. Runs the rounds, waiting for each step to appear and disappear. */
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
