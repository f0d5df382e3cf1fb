import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { browserArguments, findChromium } from '@baize/tooling/chromium';
import { freePort } from '@baize/tooling/ports';
import { chromium } from 'playwright';
import { type ComponentSize, measureComponents, sizesTable } from './bench/components.ts';
import { type Figure, isMet, ratio, tableOf } from './bench/figures.ts';
import { measureLoading } from './bench/loading.ts';
import { measureLobbies } from './bench/lobbies.ts';
import { readWeights, weightProblems, writeWeights } from './bench/recordedWeights.ts';
import { startBench } from './bench/servers.ts';
import { measureSoak } from './bench/soak.ts';
import { measureSteps } from './bench/steps.ts';
import { measureStudio } from './bench/studio.ts';
import { traceSteps } from './bench/traces.ts';
import { measureTrees } from './bench/trees.ts';
import { measureWeight } from './bench/weight.ts';
import { buildStories, serveStories } from './builds/stories.ts';

const file = 'test-results/bench.json';

/**
 * npm run bench measures the built site next to a hand-written lobby (bench/floor), prints a table and writes
 * test-results/bench.json. It fails only if a component is over a tenth heavier than recorded; `--quick` takes fewer
 * samples. One part alone writes no file: `--sizes` weighs the components (`--record` saves the result), `--weight` the
 * pages, `--loading` page loads, `--steps` frequent actions (bench/twins), `--traces` the breakdown of these, `--trees`
 * a team's tree, `--studio` the brand studio in built stories, and `--soak` memory growth of an open tab (run only on request).
 */
export async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--studio')) return measureStories(args.includes('--quick') ? 6 : 21);
  const alone = ['--sizes', '--weight', '--loading', '--trees', '--steps', '--traces', '--soak'].find((name) =>
    args.includes(name),
  );
  const components = alone && alone !== '--sizes' ? [] : await measureComponents();
  if (components.length > 0) console.log(sizesTable(components));
  if (alone === '--sizes' && args.includes('--record')) writeWeights(components);
  const heavier = components.length > 0 ? weightProblems(components, readWeights()) : [];
  if (alone !== '--sizes') await measurePages(args, alone, components);
  for (const problem of heavier) console.error(problem);
  return heavier.length > 0 ? 1 : 0;
}

async function measureStories(rounds: number): Promise<number> {
  await buildStories();
  const port = await freePort(6107, '127.0.0.1');
  const server = await serveStories(port);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...browserArguments] });
  try {
    console.log(tableOf(await measureStudio(browser, { origin: `http://127.0.0.1:${port}`, rounds })));
    return 0;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

async function measurePages(args: readonly string[], alone: string | undefined, components: ComponentSize[]) {
  const quick = args.includes('--quick');
  const executablePath = await findChromium();
  const { origin, tokenOf, stop, browserArguments: trust } = await startBench();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, ...trust, '--enable-precise-memory-info'],
  });
  try {
    const token = await tokenOf('demo.member');
    const trees = () => measureTrees(browser, { origin, tokenOf, rounds: quick ? 1 : 3 });
    const steps = () => measureSteps(browser, { origin, rounds: quick ? 1 : 5 });
    const loading = () => measureLoading(browser, origin, quick ? 1 : 5);
    const soak = () => measureSoak(browser, { origin, token, rounds: quick ? 300 : 3000 });
    if (alone === '--soak') return console.log(tableOf(await soak()));
    if (alone === '--loading') return console.log(tableOf(await loading()));
    if (alone === '--steps') return console.log(tableOf(await steps()));
    if (alone === '--traces') return console.log(tableOf(await traceSteps(browser, { origin, rounds: quick ? 1 : 3 })));
    if (alone === '--trees') return console.log(tableOf(await trees()));
    const weights = await measureWeight(browser, origin, token);
    if (alone === '--weight') return console.log(tableOf(weights));
    const figures = {
      ...weights,
      ...(await loading()),
      ...(await steps()),
      ...(await trees()),
      ...(await measureLobbies(browser, { origin, token, rounds: quick ? 1 : 3, times: quick ? 3 : 5 })),
    };
    console.log(tableOf(figures));
    mkdirSync('test-results', { recursive: true });
    writeFileSync(file, `${JSON.stringify(report(figures, components, browser.version()), null, 2)}\n`);
    console.log(`\nWritten to ${file}; the page as HTML alone paints it: test-results/bench-shell.png.`);
  } finally {
    await browser.close();
    await stop();
  }
}

function report(figures: Record<string, Figure[]>, components: ComponentSize[], browser: string) {
  const rows = Object.entries(figures).flatMap(([group, list]) =>
    list.map((figure) => ({ group, ...figure, ratio: ratio(figure), met: isMet(figure) })),
  );
  return {
    measured: new Date().toISOString(),
    browser,
    processors: cpus().map(({ model }) => model),
    rows,
    components,
  };
}
