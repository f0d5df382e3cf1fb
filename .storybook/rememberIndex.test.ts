import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IndexerOptions } from 'storybook/internal/types';
import { expect, onTestFinished, test, vi } from 'vitest';
import { remembering } from './rememberIndex.js';

test('a story file is read once, and again when it or its title changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'A.stories.tsx');
  const createIndex = vi.fn(async () => [{ type: 'story' as const, importPath: file, exportName: 'Kept' }]);
  const titled = (prefix: string): IndexerOptions => ({ makeTitle: (title) => prefix + title });
  const read = (prefix = '') => remembering({ test: /stories/, createIndex }).createIndex(file, titled(prefix));

  writeFileSync(file, 'export const Kept = {};');
  expect(await read()).toEqual([{ type: 'story', importPath: file, exportName: 'Kept' }]);
  expect(await read()).toEqual([{ type: 'story', importPath: file, exportName: 'Kept' }]);
  expect(createIndex).toHaveBeenCalledTimes(1);
  writeFileSync(file, 'export const Other = {};');
  await read();
  expect(createIndex).toHaveBeenCalledTimes(2);
  await read('Docs/');
  expect(createIndex).toHaveBeenCalledTimes(3);
});
