import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { occurrences } from './apply.ts';
import { batchesOf } from './batches.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';

const folders = {
  ui: 'packages/ui/',
  domain: 'packages/domain/',
  gateway: 'packages/gateway/',
  sandbox: 'packages/sandbox/',
  games: 'packages/games/',
};

test('each fault can be applied: its text stands in its file once', () => {
  const lost = faults.filter((fault) => occurrences(fault, readFileSync(fault.file, 'utf8')) !== 1);
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test('each fault changes something, stands in its area and has an id of its own', () => {
  const folderOf = ({ area }: Fault) => (folders as Record<string, string>)[area] ?? area;
  expect(faults.filter(({ from, to }) => from === to)).toEqual([]);
  expect(faults.filter((fault) => !fault.file.includes(folderOf(fault))).map(({ id }) => id)).toEqual([]);
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
});

test('the file of each named test is there', () => {
  const files = faults.flatMap(({ foundBy }) => (foundBy.step === 'check' ? [] : [foundBy.file]));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

const fault = (id: string, file: string, story: string): Fault => ({
  id,
  area: 'ui',
  says: '',
  file,
  from: 'a',
  to: 'b',
  foundBy: { step: 'stories', file: story, test: '' },
  tier: 'quick',
});

test('faults share a build unless the story of one shows the part of the other', () => {
  const button = fault('button', 'Button.tsx', 'Button.stories.tsx');
  const dialog = fault('dialog', 'Dialog.tsx', 'Dialog.stories.tsx');
  const chart = fault('chart', 'Chart.tsx', 'Chart.stories.tsx');
  const again = fault('again', 'Button.tsx', 'Menu.stories.tsx');
  const colour = fault('colour', 'light.tokens.json', 'Stack.stories.tsx');
  const shown: Record<string, string[]> = { 'Dialog.stories.tsx': ['Dialog.tsx', 'Button.tsx'] };
  const reach = (file: string) => new Set(shown[file] ?? [file.replace('.stories', '')]);
  const batches = batchesOf([button, dialog, chart, again, colour], reach);
  expect(batches.map((batch) => batch.map(({ id }) => id))).toEqual([
    ['button', 'chart'],
    ['dialog'],
    ['again'],
    ['colour'],
  ]);
});
