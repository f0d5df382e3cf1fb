import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { browserEnvironment } from '@baize/tooling/chromium';
import { findEngines, missingEngines } from '@baize/tooling/engines';
import { executeTool } from '@baize/tooling/execute';
import { judgePictures } from '@baize/visual-review/judge';
import { failuresOf, printJudgement } from '@baize/visual-review/printJudgement';
import { buildSite } from './builds/site.ts';
import { buildStories, runStories } from './builds/stories.ts';
import type { Outcome, StepOptions } from './tally.ts';
import { readStoryIndex } from './test/builtStories.ts';
import { readJestReport } from './test/jestReport.ts';
import { readPlaywrightReport } from './test/playwrightReport.ts';
import { honest, noResult, type Result } from './test/result.ts';
import { selectJourneys } from './test/selectJourneys.ts';
import { selectStories } from './test/selectStories.ts';

export async function unit({ args, affected, shard }: StepOptions): Promise<Outcome> {
  const file = fresh('test-results/unit.json');
  const { code } = await executeTool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...sharded(shard), ...args],
    // Packing tests named on the command line run as well.
    { env: { BAIZE_PACKING: affected === null || affected.packing ? 'yes' : 'no' } },
  );
  return outcome('unit', honest(readJestReport(file), code));
}

export async function stories({ tier, args, affected, shard }: StepOptions): Promise<Outcome> {
  await buildStories();
  const index = readStoryIndex();
  const { left, ...selection } = selectStories(index, tier, affected);
  const run = { ...selection, tier, shard, files: args.length > 0 ? args : selection.files };
  const { code, results, browser, phases } = await runStories(run);
  const played = { ...honest(readJestReport(results), code), phases, left };
  if (tier === 'quick') return outcome('stories', played);
  const judgement = await judgePictures({ browser, stories: index.map(({ id }) => id) });
  await printJudgement(judgement);
  return outcome('stories', { ...played, failures: [...played.failures, ...failuresOf(judgement)] });
}

export async function journeys({ tier, args, affected, shard }: StepOptions): Promise<Outcome> {
  const environment = await browserEnvironment();
  await buildSite();
  const file = fresh('test-results/journeys.json');
  const { whole, left } = selectJourneys(tier, affected);
  // Named journeys are walked on the sandbox, unless another project is named, too.
  const isNamed = args.length > 0 && !args.some((argument) => argument.startsWith('--project'));
  const chosen = [...sharded(shard), ...(isNamed ? ['--project=whole'] : []), ...args];
  const { code } = await executeTool('playwright', ['test', '--reporter=line,json', ...chosen], {
    env: {
      ...environment,
      // Playwright resolves a relative path from its config file.
      PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file),
      BAIZE_JOURNEYS: whole ? JSON.stringify(whole) : undefined,
      BAIZE_ADDRESSES: JSON.stringify(affected?.addresses ?? []),
    },
  });
  return outcome('journeys', { ...honest(readPlaywrightReport(file), code), left });
}

/** Walks the engines that are installed: every flow, but at a push those tagged `@smoke`. */
export async function engines({ tier, args }: StepOptions): Promise<Outcome> {
  const programs = findEngines();
  const missing = missingEngines(programs).join('; ');
  const left = missing ? `skipped, ${missing}` : undefined;
  const isSmoke = tier === 'full' && args.length === 0;
  if (Object.keys(programs).length === 0)
    return outcome('engines', { ...noResult, failures: isSmoke || tier === 'deep' ? [] : [missing], left });
  await buildSite();
  const file = fresh('test-results/engines.json');
  const { code } = await executeTool(
    'playwright',
    ['test', '--config=playwright.engines.config.ts', '--reporter=line,json', ...args],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file), BAIZE_ENGINES_SMOKE: isSmoke ? 'yes' : undefined } },
  );
  return outcome('engines', { ...honest(readPlaywrightReport(file), code), left });
}

const sharded = (shard: string | null): string[] => (shard ? [`--shard=${shard}`] : []);

function outcome(name: string, result: Result): Outcome {
  return { name, seconds: 0, ...result };
}

function fresh(file: string): string {
  rmSync(file, { force: true });
  return file;
}
