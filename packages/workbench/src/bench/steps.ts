import type { Browser, CDPSession, Page } from 'playwright';
import { workOf } from './actions.ts';
import { type Figure, median } from './figures.ts';
import { type VisitOptions, visit } from './visits.ts';
import { waitForIdle } from './weight.ts';

const twins = ['kit', 'hand'] as const;
export type Twin = (typeof twins)[number];

const sizes = [12, 120, 600, 2400] as const;
const tables = [20, 100] as const;

/** Maximum cost of a step relative to its hand-written twin. */
const targets: Readonly<Record<string, number>> = {
  'mount 12': 1.5,
  'mount 120': 1.2,
  'mount 600': 0.4,
  'mount 2400': 0.1,
  'favourite 120': 1.2,
  'filter 120': 1.2,
  'clear 120': 1,
  'theme 120': 1.1,
  'theme 2400': 0.25,
  'dialog 120': 2,
  'dialog again 120': 1.5,
  'table page 20': 1.3,
  'table page 100': 1.3,
  'elements 120': 1.5,
};

interface StepsOptions extends VisitOptions {
  rounds: number;
}

export interface Step {
  name: string;
  twin: Twin;
  page: Page;
  session: CDPSession;
  act: () => Promise<unknown>;
}

type Take = (step: Step) => Promise<unknown>;

/**
 * Measures main thread work of frequent actions, unthrottled, alternating between our components and the hand-written
 * page. Both hold their data in the page and make no requests.
 */
export async function measureSteps(browser: Browser, options: StepsOptions): Promise<Record<string, Figure[]>> {
  const samples = new Map<string, Record<Twin, number[]>>();
  const keep = (name: string, twin: Twin, value: number) => {
    const both = samples.get(name) ?? { kit: [], hand: [] };
    both[twin].push(value);
    samples.set(name, both);
  };
  await takeSteps(browser, options, async (step) => {
    keep(step.name, step.twin, await workDuring(step));
    if (!step.name.startsWith('mount')) return;
    const elements = await step.page.evaluate(() => document.querySelectorAll('*').length);
    keep(step.name.replace('mount', 'elements'), step.twin, elements);
  });
  return {
    'Steps as work of the main thread, our components beside the same by hand': [...samples].map(([name, both]) => ({
      name,
      unit: name.startsWith('elements') ? '' : 'ms',
      ours: median(both.kit),
      floor: median(both.hand),
      ...(targets[name] !== undefined && { worst: targets[name], relative: true }),
    })),
  };
}

/** Runs all steps at all sizes, alternating twins so that machine noise affects both. */
export async function takeSteps(browser: Browser, { rounds, ...options }: StepsOptions, take: Take): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const size of sizes) for (const twin of twins) await cards(browser, options, twin, size, take);
    for (const count of tables) for (const twin of twins) await table(browser, options, twin, count, take);
  }
}

async function cards(browser: Browser, options: VisitOptions, twin: Twin, size: number, take: Take): Promise<void> {
  const { page, session, context } = await visit(browser, options);
  await page.goto(`/twins/${twin}.html?n=${size}`);
  await page.waitForSelector('text=Show');
  await waitForIdle(page);
  const step = (name: string, act: Step['act']) => take({ name: `${name} ${size}`, twin, page, session, act });
  const press = (selector: string) =>
    page.evaluate((which) => document.querySelector<HTMLElement>(which)?.click(), selector);

  await step('mount', () => pressButton(page, 'Show'));
  await waitForIdle(page);
  for (let time = 0; time < 4; time++) await step('favourite', () => press('li button[aria-pressed]'));
  for (let time = 0; time < 2; time++) {
    await step('filter', () => type(page, 'dragon'));
    await step('clear', () => type(page, ''));
  }
  for (let time = 0; time < 2; time++) await step('theme', () => pressButton(page, 'Theme'));
  for (const name of ['dialog', 'dialog again', 'dialog again']) {
    await step(name, () => press('li a'));
    await press(twin === 'kit' ? '[role=dialog] button' : '#close');
    await page.waitForTimeout(500);
  }
  await context.close();
}

async function table(browser: Browser, options: VisitOptions, twin: Twin, count: number, take: Take): Promise<void> {
  const { page, session, context } = await visit(browser, options);
  await page.goto(`/twins/${twin}.html?n=0&rows=${count}`);
  await page.waitForSelector('text=Next');
  await waitForIdle(page);
  const next = () => pressButton(page, 'Next');
  // The first run compiles the code.
  await next();
  await page.waitForTimeout(settling);
  for (let time = 0; time < 4; time++) await take({ name: `table page ${count}`, twin, page, session, act: next });
  await context.close();
}

const settling = 400;

export async function doStep({ page, act }: Step): Promise<void> {
  await act();
  await page.waitForTimeout(settling);
}

async function workDuring(step: Step): Promise<number> {
  const before = await workOf(step.session);
  await doStep(step);
  return (await workOf(step.session)) - before;
}

const pressButton = (page: Page, label: string) =>
  page.evaluate((words) => {
    [...document.querySelectorAll('button')].find((button) => button.textContent?.trim() === words)?.click();
  }, label);

const type = (page: Page, text: string) =>
  page.evaluate((value) => {
    const input = document.querySelector<HTMLInputElement>('input[type=search]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
