import type { Browser, Page } from 'playwright';
import { type Figure, median } from './figures.ts';

interface Edit {
  /** Times in ms from the input to the frame that shows it: the first tile, and all tiles in sight. */
  first: number;
  all: number;
}

interface TraceEvent {
  name: string;
  args: {
    beginData?: { frame?: string; dirtyObjects?: number };
    data?: { frames?: readonly { frame: string; parent?: string }[] };
  };
}

/** Wait in ms until the studio has judged an edit and is at rest. */
const rest = 1500;

const story =
  'iframe.html?id=tools-brand-studio--studio&viewMode=story&globals=brand:baize;theme:light;a11y.manual:!true';

/** Measures the brand studio in built stories: until its pages stand, and what an edit of a colour costs. */
export async function measureStudio(
  browser: Browser,
  { origin, rounds }: { origin: string; rounds: number },
): Promise<Record<string, Figure[]>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    const start = performance.now();
    await page.goto(`${origin}/${story}`);
    await waitForTiles(page, 4);
    const usable = performance.now() - start;
    await page.waitForTimeout(rest);
    const four = await editRounds(page, rounds);
    await openWholeWall(page);
    await waitForTiles(page, 24);
    const wall = performance.now() - start;
    await page.waitForTimeout(rest * 2);
    const whole = await editRounds(page, rounds);
    const floor = median(await byHand(page, rounds));
    const layouts = await layoutsOfEdit(browser, page);
    return {
      'brand studio': [
        { name: 'four pages drawn', unit: 'ms', ours: usable, worst: 10_000 },
        { name: 'wall of 24 pages drawn', unit: 'ms', ours: wall },
        {
          name: 'edit, four pages: the first (p95)',
          unit: 'ms',
          ours: high(four.map(({ first }) => first)),
          worst: 50,
        },
        { name: 'edit, four pages: all', unit: 'ms', ours: high(four.map(({ all }) => all)) },
        {
          name: 'edit, 24 pages: the first (p95)',
          unit: 'ms',
          ours: high(whole.map(({ first }) => first)),
          floor,
          worst: 50,
        },
        {
          name: 'edit, 24 pages: all in sight (p95)',
          unit: 'ms',
          ours: high(whole.map(({ all }) => all)),
          floor,
          worst: 250,
        },
        { name: 'edit, 24 pages: layouts of pages', unit: '', ours: layouts, worst: 0 },
      ],
    };
  } finally {
    await page.close();
  }
}

const waitForTiles = (page: Page, count: number) =>
  page.waitForFunction((least) => document.querySelectorAll('[data-tile="here"]').length >= least, count, {
    timeout: 300_000,
    polling: 100,
  });

async function openWholeWall(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Width' }).getByText('All', { exact: true }).dispatchEvent('click');
  await page.getByRole('button', { name: 'Home', exact: true }).dispatchEvent('click');
  for (const name of ['Lobby', 'Deposit', 'Login with an error'])
    await page.getByRole('menuitemcheckbox', { name, exact: true }).dispatchEvent('click');
  await page.keyboard.press('Escape');
}

/** The 95th percentile of few samples. */
const high = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;

const colourOf = (round: number) => `#0b4f${(16 + round * 5).toString(16).padStart(2, '0')}`;

async function editRounds(page: Page, rounds: number): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (let round = 0; round < rounds; round++) {
    edits.push(await edit(page, colourOf(round)));
    await page.waitForTimeout(rest);
  }
  return edits.slice(1);
}

/** Sets the primary colour as the picker does, and waits for frames that show it. */
const edit = (page: Page, hex: string): Promise<Edit> =>
  page.evaluate(async (value) => {
    const field = document.querySelector<HTMLInputElement>('input[aria-label="Primary"]');
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('[data-tile="here"] iframe')].filter((frame) =>
      frame.checkVisibility({ contentVisibilityAuto: true }),
    );
    const colourIn = (frame: HTMLIFrameElement) =>
      frame.contentDocument?.documentElement.style.getPropertyValue('--bz-action-primary');
    const before = frames.map(colourIn);
    const painted = () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(0);
        }),
      );
    const start = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    let first = 0;
    for (;;) {
      const changed = frames.filter((frame, at) => colourIn(frame) !== before[at]).length;
      await painted();
      const now = performance.now() - start;
      if (changed > 0 && first === 0) first = now;
      if (changed === frames.length || now > 60_000) return { first, all: now };
    }
  }, hex);

/** Sets one colour of one page directly: the least that a page needs for a frame. */
const byHand = (page: Page, rounds: number): Promise<number[]> =>
  page.evaluate(async (count) => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-tile="here"] iframe');
    const times: number[] = [];
    for (let round = 0; round < count; round++) {
      await new Promise((done) => setTimeout(done, 300));
      const start = performance.now();
      frame?.contentDocument?.documentElement.style.setProperty('--bz-surface-canvas', `#f0f0${16 + round}`);
      await new Promise<void>((done) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(0);
        }),
      );
      times.push(performance.now() - start);
    }
    return times;
  }, rounds);

/** Counts the layouts of pages in frames during an edit; the studio's own notes may wrap. */
async function layoutsOfEdit(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await edit(page, '#0b4fa0');
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const frames = traceEvents.flatMap(({ name, args }) =>
    name === 'TracingStartedInBrowser' ? (args.data?.frames ?? []) : [],
  );
  const inner = new Set(frames.filter(({ parent }) => parent).map(({ frame }) => frame));
  return traceEvents.filter(
    ({ name, args: { beginData } }) =>
      name === 'Layout' && inner.has(beginData?.frame ?? '') && (beginData?.dirtyObjects ?? 1) > 0,
  ).length;
}
