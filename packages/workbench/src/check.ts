import { violations } from './boundaries/check.ts';
import { lastCommitProblems } from './boundaries/commitMessage.ts';
import { readGraph } from './boundaries/importGraph.ts';
import { importCycles, misplaced } from './boundaries/layers.ts';
import { readSources } from './boundaries/sources.ts';
import { textOf } from './brand/findingText.ts';
import { lintBrands } from './brand/lint.ts';
import { printer } from './brand/print.ts';
import { executeTool } from './lib/execute.ts';
import { missingChangesets } from './package/changesets.ts';
import type { Outcome } from './tally.ts';

interface Part {
  name: string;
  run(fix: boolean): Promise<boolean>;
}

const linted = ['packages', 'site', 'tokens', '.storybook'];

const succeeds = (name: string, args: readonly string[]) => async () => (await executeTool(name, args)).code === 0;

const parts: readonly Part[] = [
  { name: 'types', run: succeeds('tsc', ['-p', 'tsconfig.json']) },
  {
    name: 'format and lint',
    run: (fix) => succeeds('biome', ['check', '--max-diagnostics=60', ...(fix ? ['--write'] : [])])(),
  },
  { name: 'promises', run: succeeds('oxlint', ['--type-aware', ...linted]) },
  { name: 'boundaries', run: async () => report(violations(readSources())) },
  {
    name: 'layers',
    run: async () => {
      const graph = readGraph(['value', 'type', 'dynamic']);
      return report([...misplaced(graph), ...importCycles(graph)]);
    },
  },
  { name: 'brands', run: async () => reportBrands() },
  { name: 'unused code', run: succeeds('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'changesets', run: async () => report(await missingChangesets()) },
  { name: 'commit message', run: async () => report(await lastCommitProblems()) },
];

/**
 * Types, format, lint, promises, boundaries, layers, brands, unused code, changesets and the last commit's subject. Says all that is wrong rather than the first thing. With `fix` one after
 * the other, as one of them writes; otherwise at once.
 */
export async function check({ fix = false } = {}): Promise<Outcome> {
  const failures: string[] = [];
  const runPart = async ({ name, run }: Part) => {
    const start = performance.now();
    const fine = await run(fix);
    if (!fine) failures.push(name);
    console.log(`${fine ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  };
  if (fix) for (const part of parts) await runPart(part);
  else await Promise.all(parts.map(runPart));
  return { name: 'check', passed: parts.length - failures.length, failures, secondTries: [], seconds: 0 };
}

/** npm run check; with --fix, format and what lint can mend are put right. */
export async function run(args: readonly string[]): Promise<number> {
  const { failures } = await check({ fix: args.includes('--fix') });
  return failures.length > 0 ? 1 : 0;
}

/** Only errors fail: what is still open about a brand is a warning. */
function reportBrands(): boolean {
  const findings = lintBrands();
  if (findings.length > 0) console.error(textOf(findings, undefined, printer()));
  return findings.every(({ severity }) => severity !== 'error');
}

function report(problems: readonly string[]): boolean {
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
