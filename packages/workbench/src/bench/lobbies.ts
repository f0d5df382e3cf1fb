import type { Browser } from 'playwright';
import { type ActionName, actionNames, type Sample, sampleAction } from './actions.ts';
import { type Figure, median } from './figures.ts';
import { floor, ours, type Subject } from './subjects.ts';
import { slowProcessor, type Visit, visit } from './visits.ts';
import { waitForIdle } from './weight.ts';

const sizes = [120, 2400] as const;
type Size = (typeof sizes)[number];

interface Measured {
  samples: Record<ActionName, Sample[]>;
  elements: number[];
  heap: number[];
  componentsPerCard: number;
  switches: { brand: number; direction: number };
}

export interface LobbyOptions {
  origin: string;
  token: string;
  rounds: number;
  times: number;
}

/** Measures both lobbies at 120 and 2,400 cards in turn, so that machine noise affects all of them. */
export async function measureLobbies(browser: Browser, options: LobbyOptions): Promise<Record<string, Figure[]>> {
  const measured = new Map<string, Measured>();
  const of = (subject: Subject, size: Size) => measured.get(`${subject.name} ${size}`) as Measured;
  for (let round = 0; round < options.rounds; round++) {
    for (const size of sizes) {
      for (const subject of [ours, floor]) {
        const key = `${subject.name} ${size}`;
        measured.set(key, await measure(browser, subject, size, options, measured.get(key)));
      }
    }
  }

  const best = (subject: Subject, size: Size, action: ActionName, what: keyof Sample) => {
    const values = of(subject, size).samples[action].map((sample) => sample[what]);
    return what === 'rendered' ? Math.min(...values) : median(values);
  };
  const pair = (size: Size, action: ActionName, what: keyof Sample) => ({
    ours: best(ours, size, action, what),
    floor: best(floor, size, action, what),
  });
  const limits: Record<ActionName, number> = { keystroke: 200, favourite: 50, theme: 200, dialog: 200 };
  const actions = sizes.flatMap((size) =>
    actionNames.flatMap((action): Figure[] => [
      {
        name: `${action}, ${size} cards: painted`,
        unit: 'ms',
        ...pair(size, action, 'painted'),
        worst: limits[action],
      },
      { name: `${action}, ${size} cards: main thread`, unit: 'ms', ...pair(size, action, 'work') },
    ]),
  );
  const growth = actionNames.flatMap((action) =>
    (['painted', 'work'] as const).map((what): Figure => {
      const grown = (subject: Subject) => best(subject, 2400, action, what) / best(subject, 120, action, what);
      const name = `${action}: ${what === 'work' ? 'main thread' : 'painted'}, 2,400 to 120 cards`;
      return { name, unit: '×', ours: grown(ours), floor: grown(floor), worst: 1.5 };
    }),
  );
  const bulk = sizes.flatMap((size): Figure[] => [
    {
      name: `elements, ${size} cards`,
      unit: '',
      ...both(size, 'elements'),
      ...(size === 2400 && { worst: 0.1, relative: true }),
    },
    {
      name: `heap, ${size} cards`,
      unit: 'MB',
      ...both(size, 'heap'),
      ...(size === 2400 && { worst: 0.6, relative: true }),
    },
  ]);
  function both(size: Size, what: 'elements' | 'heap') {
    return { ours: median(of(ours, size)[what]), floor: median(of(floor, size)[what]) };
  }
  const { componentsPerCard, switches } = of(ours, 120);
  return {
    'Components rendered': [
      { name: 'a card', unit: '', ours: componentsPerCard, floor: of(floor, 120).componentsPerCard, worst: 2 },
      { name: 'a favourite, 120 cards', unit: '', ...pair(120, 'favourite', 'rendered'), worst: 3 },
      { name: 'a favourite, 2,400 cards', unit: '', ...pair(2400, 'favourite', 'rendered'), worst: 3 },
      { name: 'a switch of theme', unit: '', ...pair(2400, 'theme', 'rendered'), worst: 0 },
      { name: 'a switch of brand', unit: '', ours: switches.brand, worst: 0 },
      { name: 'a switch of direction', unit: '', ours: switches.direction, worst: 0 },
      { name: 'a keystroke', unit: '', ...pair(2400, 'keystroke', 'rendered') },
      { name: 'a dialog', unit: '', ...pair(2400, 'dialog', 'rendered'), worst: 25 },
    ],
    'Actions, processor at a quarter': actions,
    'Growth with the number of cards': growth,
    Bulk: bulk,
  };
}

async function measure(
  browser: Browser,
  subject: Subject,
  size: Size,
  options: LobbyOptions,
  earlier?: Measured,
): Promise<Measured> {
  const person = await visit(browser, options);
  const { page, session, context } = person;
  await page.goto(subject.path(size));
  await page.waitForSelector(subject.ready(size), { state: 'attached', timeout: 60_000 });
  await waitForIdle(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const measured: Measured = {
    samples: earlier?.samples ?? { keystroke: [], favourite: [], theme: [], dialog: [] },
    elements: [...(earlier?.elements ?? []), await page.evaluate(() => document.querySelectorAll('*').length)],
    heap: [...(earlier?.heap ?? []), usedSize / 1e6],
    componentsPerCard: await componentsPerCard(person, subject),
    switches: await rootSwitches(person),
  };
  await slowProcessor(session);
  for (const action of actionNames) {
    // The first run fetches code and does not count.
    await sampleAction(page, session, subject, action);
    for (let time = 0; time < options.times; time++) {
      measured.samples[action].push(await sampleAction(page, session, subject, action));
    }
  }
  await context.close();
  return measured;
}

const componentsPerCard = ({ page }: Visit, { grid }: Subject) =>
  page.evaluate((selector) => {
    const cards = document.querySelectorAll(`${selector} > li`).length;
    return globalThis.baizeProbe.componentsIn(selector) / cards;
  }, grid);

async function rootSwitches({ page }: Visit): Promise<Measured['switches']> {
  const rendered = (attribute: string, value: string) =>
    page.evaluate(
      async ([name, next]) => {
        const root = document.documentElement;
        const was = root.getAttribute(name as string) ?? '';
        globalThis.baizeProbe.reset();
        root.setAttribute(name as string, next as string);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const count = globalThis.baizeProbe.rendered;
        root.setAttribute(name as string, was);
        return count;
      },
      [attribute, value],
    );
  const least = async (attribute: string, value: string) =>
    Math.min(await rendered(attribute, value), await rendered(attribute, value), await rendered(attribute, value));
  return { brand: await least('data-brand', 'lumen'), direction: await least('dir', 'rtl') };
}
