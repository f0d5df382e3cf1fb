import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright';
import { type Figure, median } from './figures.ts';
import type { Vitals } from './pageProbe.ts';
import { slowNetwork, slowProcessor, visit } from './visits.ts';
import { waitForIdle } from './weight.ts';

/** Maximum LCP relative to a floor page that starts with as many cards. */
const places = {
  home: { path: '/', floor: 'floor', largest: 1.2 },
  lobby: { path: '/rng', floor: 'floor', largest: 1.4 },
  category: { path: '/live', floor: 'floor', largest: 1.5 },
  promotions: { path: '/promotions', floor: 'floor', largest: 1.5 },
  'lobby of 120': { path: '/rng?vendor=OMB&page=10', floor: 'floor of 120', largest: 1.4 },
} as const;
const floors = { floor: '/floor/?n=12', 'floor of 120': '/floor/?n=120' } as const;
type Place = keyof typeof places;
type Floor = keyof typeof floors;

export async function measureLoading(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Record<string, Figure[]>> {
  const names = Object.keys(places) as Place[];
  const paths = { ...floors, ...Object.fromEntries(names.map((name) => [name, places[name].path])) };
  const seen: Record<string, Vitals[]> = Object.fromEntries(Object.keys(paths).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, path] of Object.entries(paths)) seen[name]?.push(await load(browser, origin, path));
  }
  const of = (name: Place | Floor, vital: keyof Vitals) => median((seen[name] ?? []).map((vitals) => vitals[vital]));
  const lines = (name: Place): Figure[] => {
    const { floor, largest } = places[name];
    const pair = (vital: keyof Vitals) => ({ ours: of(name, vital), floor: of(floor, vital) });
    return [
      { name: `${name}: first paint (FCP)`, unit: 'ms', ...pair('fcp'), worst: 1.1, relative: true },
      { name: `${name}: largest paint (LCP)`, unit: 'ms', ...pair('lcp'), worst: largest, relative: true },
      { name: `${name}: layout shift (CLS)`, unit: '', ...pair('shift'), worst: 0.01 },
      { name: `${name}: blocked`, unit: 'ms', ...pair('blocked'), worst: 1, relative: true },
    ];
  };
  return {
    'Loading, slow 4G, processor at a quarter': [...names.flatMap(lines), await shell(browser, origin)],
  };
}

async function load(browser: Browser, origin: string, path: string): Promise<Vitals> {
  const { page, session, context } = await visit(browser, { origin });
  await slowNetwork(session);
  await slowProcessor(session);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // On a slow processor the network can be idle for over a second before the first image request.
  await page.waitForFunction(() =>
    [...document.images].some(({ width, complete, naturalWidth }) => width >= 100 && complete && naturalWidth > 0),
  );
  await waitForIdle(page);
  await page.waitForTimeout(1500);
  const vitals = await page.evaluate(() => globalThis.baizeProbe.vitals());
  await context.close();
  return vitals;
}

/** Measures the first paint from HTML and styles alone, with modules blocked. Also saves a screenshot. */
async function shell(browser: Browser, origin: string): Promise<Figure> {
  const { page, session, context } = await visit(browser, { origin });
  await page.route(/\/assets\/(?!boot-)[^/]*\.js$/, (route) => route.abort());
  await slowNetwork(session);
  await slowProcessor(session);
  await page.goto(places.home.path, { waitUntil: 'domcontentloaded' });
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
