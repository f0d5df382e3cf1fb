import { expect, test } from 'vitest';
import { flagsRead } from './flags.ts';

const control = 'site/src/features/member/control/Limits.tsx';
const reader = 'site/src/data/useExperiment.ts';

test.each([
  ['directly', [[control, [reader]]]],
  [
    'by what it imports',
    [
      [control, ['site/src/shared/a.ts']],
      ['site/src/shared/a.ts', [reader]],
    ],
  ],
] as [string, [string, string[]][]][])('OPS-33 a flag under limits is found: %s', (_, files) => {
  expect(flagsRead(new Map(files))).toEqual([expect.stringContaining(control)]);
});

test('OPS-33 elsewhere, and in stories, a flag may be read', () => {
  const graph = new Map([
    ['site/src/features/home/LowerHome.tsx', [reader]],
    ['site/src/features/member/control/Limits.stories.tsx', [reader]],
  ]);
  expect(flagsRead(graph)).toEqual([]);
});
