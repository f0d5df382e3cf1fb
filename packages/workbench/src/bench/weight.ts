import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright';
import type { Figure } from './figures.ts';
import { visit } from './visits.ts';

interface Weights {
  script: Map<string, number>;
  style: Map<string, number>;
  used: number;
}

const phone = { width: 390, height: 844 };

/** Measures what each address fetches before any interaction, compressed with maximum gzip. */
export async function measureWeight(
  browser: Browser,
  origin: string,
  token: string,
): Promise<Record<string, Figure[]>> {
  const at = (path: string, options = {}) => fetched(browser, path, { origin, ...options });
  const home = await at('/');
  const homeOnPhone = await at('/', { viewport: phone });
  const floor = await at('/floor/?n=120');
  const further: Figure[] = [];
  for (const [name, path, options] of [
    ['home, signed in', '/', { token }],
    ['lobby', '/rng', {}],
    ['promotions', '/promotions', {}],
    ['points mall', '/pointMall', {}],
    ['lottery', '/lottery', {}],
    ['game', '/game?id=100001', { token }],
    ['login', '/?modal=login', {}],
    ['registration', '/?modal=register', {}],
    ['notices', '/?modal=notice', {}],
    ['sheet of a game', '/?modal=game&game=100001', {}],
    ['no such page', '/nowhere', {}],
  ] as const) {
    const { script } = await at(path, options);
    const more = [...script].filter(([file]) => !home.script.has(file)).map(([, size]) => size);
    further.push({ name, unit: 'kB', ours: sum(more), worst: 40 });
  }
  const lobby = await at('/rng');
  return {
    'Weight before the first touch': [
      { name: 'script of home', unit: 'kB', ours: total(home.script), floor: total(floor.script), worst: 120 },
      { name: 'script of home on a phone', unit: 'kB', ours: total(homeOnPhone.script), worst: 120 },
      { name: 'styles of home, besides the brand’s sheet', unit: 'kB', ours: total(home.style, isOurs), worst: 12 },
      {
        name: 'styles of the lobby, besides the brand’s sheet',
        unit: 'kB',
        ours: total(lobby.style, isOurs),
        worst: 12,
      },
      { name: 'styles of home, with it', unit: 'kB', ours: total(home.style), floor: total(floor.style) },
      { name: 'styles of the lobby, with it', unit: 'kB', ours: total(lobby.style) },
      { name: 'styles of home that it uses at rest', unit: '%', ours: home.used, floor: floor.used },
      { name: 'styles of the lobby that it uses at rest', unit: '%', ours: lobby.used },
    ],
    'Script beyond that of home': further,
  };
}

async function fetched(browser: Browser, path: string, options: Parameters<typeof visit>[1]): Promise<Weights> {
  const { page, context } = await visit(browser, options);
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.coverage.startCSSCoverage({ resetOnNavigation: false });
  await page.goto(path);
  await waitForIdle(page);
  const coverage = await page.coverage.stopCSSCoverage();
  const [script, style] = [new Map<string, number>(), new Map<string, number>()];
  for (const response of answers) {
    const { pathname } = new URL(response.url());
    const weights = pathname.endsWith('.js') ? script : pathname.endsWith('.css') ? style : null;
    if (weights && response.ok()) weights.set(pathname, gzipSync(await response.body(), { level: 9 }).length / 1000);
  }
  await context.close();
  const all = sum(coverage.map(({ text }) => text?.length ?? 0));
  const read = sum(coverage.flatMap(({ ranges }) => ranges.map(({ start, end }) => end - start)));
  return { script, style, used: all ? (100 * read) / all : 0 };
}

export async function waitForIdle(page: Page): Promise<void> {
  let last = Date.now();
  const touch = () => {
    last = Date.now();
  };
  page.on('request', touch).on('requestfinished', touch);
  while (Date.now() - last < 1000) await page.waitForTimeout(100);
  page.off('request', touch).off('requestfinished', touch);
}

const isOurs = (file: string) => file.startsWith('/assets/');
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const total = (weights: ReadonlyMap<string, number>, which: (file: string) => boolean = () => true) =>
  sum([...weights].filter(([file]) => which(file)).map(([, size]) => size));
