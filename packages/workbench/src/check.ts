import { strangers } from './boundaries/check.ts';
import { readSources } from './boundaries/sources.ts';
import { executeTool } from './lib/execute.ts';

export interface Tally {
  passed: number;
  failed: number;
}

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
  { name: 'boundaries', run: async () => report(strangers(readSources())) },
];

/** Types, format, lint, promises and boundaries. Says all that is wrong rather than the first thing. */
export async function check({ fix = false } = {}): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  for (const { name, run } of parts) {
    const start = performance.now();
    const fine = await run(fix);
    tally[fine ? 'passed' : 'failed']++;
    console.log(`${fine ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
  return tally;
}

/** npm run check; with --fix, format and what lint can mend are put right. */
export async function run(args: readonly string[]): Promise<number> {
  const { failed } = await check({ fix: args.includes('--fix') });
  return failed > 0 ? 1 : 0;
}

function report(problems: readonly string[]): boolean {
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
