import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright';
import { type Figure, median } from './figures.ts';
import type { Vitals } from './pageProbe.ts';
import { slowNetwork, slowProcessor, visit } from './visits.ts';
import { waitForIdle } from './weight.ts';

const paths = { home: '/', lobby: '/rng?vendor=OMB&page=10', floor: '/floor/?n=120' } as const;
type Place = keyof typeof paths;

/** Home, our lobby of 120 cards and the floor's, first visit, slow network and processor, in turn. */
export async function measureLoading(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Record<string, Figure[]>> {
  const seen: Record<Place, Vitals[]> = { home: [], lobby: [], floor: [] };
  for (let round = 0; round < rounds; round++) {
    for (const place of Object.keys(paths) as Place[]) seen[place].push(await load(browser, origin, paths[place]));
  }
  const of = (place: Place, vital: keyof Vitals) => median(seen[place].map((vitals) => vitals[vital]));
  const lines = (place: Exclude<Place, 'floor'>): Figure[] => [
    {
      name: `${place}: first paint (FCP)`,
      unit: 'ms',
      ours: of(place, 'fcp'),
      floor: of('floor', 'fcp'),
      worst: 0.45,
      relative: true,
    },
    {
      name: `${place}: largest paint (LCP)`,
      unit: 'ms',
      ours: of(place, 'lcp'),
      floor: of('floor', 'lcp'),
      worst: 1.08,
      relative: true,
    },
    {
      name: `${place}: layout shift (CLS)`,
      unit: '',
      ours: of(place, 'shift'),
      floor: of('floor', 'shift'),
      worst: 0.01,
    },
    {
      name: `${place}: blocked`,
      unit: 'ms',
      ours: of(place, 'blocked'),
      floor: of('floor', 'blocked'),
      worst: 1,
      relative: true,
    },
  ];
  return {
    'Loading, slow 4G, processor at a quarter': [...lines('home'), ...lines('lobby'), await shell(browser, origin)],
  };
}

async function load(browser: Browser, origin: string, path: string): Promise<Vitals> {
  const { page, session, context } = await visit(browser, { origin });
  await slowNetwork(session);
  await slowProcessor(session);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await waitForIdle(page);
  await page.waitForTimeout(1500);
  const vitals = await page.evaluate(() => globalThis.baizeProbe.vitals());
  await context.close();
  return vitals;
}

/** The first paint of a page whose modules never come: what HTML and styles give by themselves. Kept as a picture too. */
async function shell(browser: Browser, origin: string): Promise<Figure> {
  const { page, session, context } = await visit(browser, { origin });
  await page.route('**/assets/*.js', (route) => route.abort());
  await slowNetwork(session);
  await slowProcessor(session);
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
  await waitForIdle(page);
  const { fcp } = await page.evaluate(() => globalThis.baizeProbe.vitals());
  mkdirSync('test-results', { recursive: true });
  await page.screenshot({ path: 'test-results/bench-shell.png' });
  await context.close();
  return {
    name: 'home: first paint without any module',
    unit: 'ms',
    ours: fcp > 0 ? fcp : Number.POSITIVE_INFINITY,
    worst: 3000,
  };
}
