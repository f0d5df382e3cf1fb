import type { Browser, Page } from 'playwright';
import { workOf } from './actions.ts';
import { type Figure, median } from './figures.ts';
import { slowProcessor, type Visit, visit } from './visits.ts';
import { waitForIdle } from './weight.ts';

/** Demo agents with 10,000 and with 40 downlines. */
const teams = { large: 'demo.grand', small: 'demo.agent' } as const;
type Team = keyof typeof teams;

const steps = ['opening', 'unfolding', 'scrolling', 'searching'] as const;
type Step = (typeof steps)[number];

const page = '/help?modal=agent&centre=downlineManagmentView';
const row = '[role=treegrid] [role=row][data-id]';
const closed = `${row}[aria-expanded=false]`;

interface Measured {
  /** Main thread milliseconds. */
  work: Record<Step, number[]>;
  rows: number;
}

export interface TreeOptions {
  origin: string;
  tokenOf: (account: string) => Promise<string>;
  rounds: number;
}

/** Compares a large team's tree with a small one's, two levels unfolded; the cost must hardly grow (AGT-05). */
export async function measureTrees(
  browser: Browser,
  { origin, tokenOf, rounds }: TreeOptions,
): Promise<Record<string, Figure[]>> {
  const empty = (): Measured => ({ work: { opening: [], unfolding: [], scrolling: [], searching: [] }, rows: 0 });
  const measured: Record<Team, Measured> = { large: empty(), small: empty() };
  for (let round = 0; round < rounds; round++) {
    for (const team of ['large', 'small'] as const) {
      const person = await visit(browser, { origin, token: await tokenOf(teams[team]) });
      await walk(person, measured[team]);
      await person.context.close();
    }
  }
  const { large, small } = measured;
  return {
    'A team of 10,000 beside one of 40': [
      ...steps.map(
        (step): Figure => ({
          name: `${step}, main thread`,
          unit: 'ms',
          ours: median(large.work[step]),
          floor: median(small.work[step]),
          worst: 1.5,
          relative: true,
        }),
      ),
      { name: 'rows in the document at most', unit: '', ours: large.rows, floor: small.rows, worst: 60 },
    ],
  };
}

async function walk({ page: tab, session }: Visit, measured: Measured): Promise<void> {
  await slowProcessor(session);
  const step = async (name: Step, act: () => Promise<unknown>) => {
    const before = await workOf(session);
    await act();
    await waitForIdle(tab);
    measured.work[name].push((await workOf(session)) - before);
    measured.rows = Math.max(measured.rows, await tab.locator(row).count());
  };
  await step('opening', async () => {
    await tab.goto(page);
    await tab.waitForSelector(row);
  });
  await tab.locator(row).first().press('*');
  await waitForIdle(tab);
  await step('unfolding', () => tab.locator(closed).first().press('ArrowRight'));
  await step('scrolling', () => scroll(tab));
  await step('searching', () => tab.locator('input[type=search]').last().fill('a'));
}

const scroll = (tab: Page) =>
  tab.evaluate(async (selector) => {
    const grid = document.querySelector(selector)?.closest('[role=treegrid]')?.parentElement;
    for (let frame = 0; frame < 60; frame++) {
      grid?.scrollBy(0, frame < 30 ? 80 : -80);
      await new Promise(requestAnimationFrame);
    }
  }, row);
