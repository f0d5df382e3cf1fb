import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { readGraph } from '@baize/tooling/boundaries/importGraph';
import { executeTool } from '@baize/tooling/execute';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { untraced, externals }: { untraced: readonly string[]; externals: readonly string[] } = JSON.parse(
  readFileSync('.storybook/chromatic.config.json', 'utf8'),
);
const entry = '/virtual:/@storybook/builder-vite/vite-app.js';
const stories = '/virtual:/@storybook/builder-vite/storybook-stories.js';

let folder: string;
const graph = readGraph();
const storyFiles = [...graph.keys()].filter((path) =>
  /^(packages\/(ui|studio)|site)\/src\/.*\.stories\.tsx$/.test(path),
);

/** Writes the imports as Storybook's own statistics have them, without its build of minutes. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-trace-'));
  const reasons = new Map<string, string[]>([
    [stories, [entry]],
    ['./.storybook/preview.tsx', [entry]],
    ...storyFiles.map((path): [string, string[]] => [`./${path}`, [stories]]),
  ]);
  for (const [importer, imported] of graph) {
    for (const path of imported) reasons.set(`./${path}`, [...(reasons.get(`./${path}`) ?? []), `./${importer}`]);
  }
  const modules = [...reasons].map(([name, by]) => ({
    id: name,
    name,
    reasons: by.map((moduleName) => ({ moduleName })),
  }));
  writeFileSync(join(folder, 'stats.json'), JSON.stringify({ modules }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Traces changed files as Chromatic does. Fails on a change that it takes for one of the configuration. */
async function trace(paths: readonly string[]): Promise<readonly string[]> {
  const skipped = untraced.flatMap((glob) => ['--untraced', glob]);
  const args = ['trace', '--stats-file', join(folder, 'stats.json'), '--mode', 'compact', ...skipped, ...paths];
  const { output } = await executeTool('chromatic', args, { quiet: true });
  expect(output).toContain('affected story files');
  return storyFiles.filter((file) => output.includes(file));
}

test('Chromatic pictures what a part or a page reaches, and nothing for the docs', async () => {
  const part = await trace(['packages/ui/src/frame/NavStrip.tsx']);
  expect(part).toContain('packages/ui/src/frame/NavStrip.stories.tsx');
  expect(part.length).toBeLessThan(storyFiles.length / 3);
  const page = await trace(['site/src/features/vip/Vip.tsx']);
  expect(page).toContain('site/src/app/informationPages.stories.tsx');
  expect(page.filter((file) => file.startsWith('packages/ui/'))).toEqual([]);
  expect(await trace(['packages/studio/src/docs/PropsTable.tsx'])).toEqual([]);
}, 60_000);

test.each([
  'packages/messages/catalogues/UR/vip.json',
  'tokens/brands/lotus/brand.json',
  'tokens/semantic/dark.tokens.json',
  'packages/art/src/banners.ts',
  'packages/sandbox/src/index.ts',
])('what no story imports has all of them pictured: %s', (path) => {
  expect(existsSync(path)).toBe(true);
  expect(externals.some((glob) => matchesGlob(path, glob))).toBe(true);
});
