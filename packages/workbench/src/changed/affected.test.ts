import { expect, test } from 'vitest';
import { affectedStories } from './affected.ts';

const graph = new Map([
  ['.storybook/preview.tsx', ['packages/ui/src/reset.css.ts']],
  ['packages/ui/src/reset.css.ts', []],
  ['packages/ui/src/Button.tsx', ['packages/ui/src/Button.css.ts']],
  ['packages/ui/src/Button.css.ts', []],
  ['packages/ui/src/Button.stories.tsx', ['packages/ui/src/Button.tsx']],
  ['packages/ui/src/Dialog.stories.tsx', ['packages/ui/src/Dialog.tsx']],
  ['packages/ui/src/Dialog.tsx', ['packages/ui/src/Button.tsx']],
  ['packages/ui/src/Chart.tsx', []],
  ['packages/ui/src/Chart.stories.tsx', ['packages/ui/src/Chart.tsx']],
]);
const [button, dialog, chart] = ['Button', 'Dialog', 'Chart'].map((name) => `packages/ui/src/${name}.stories.tsx`);
const stories = [...graph.keys()].filter((file) => file.endsWith('.stories.tsx'));

test.each([
  ['a style that two components are made with', ['packages/ui/src/Button.css.ts'], [button, dialog]],
  ['a component of one', ['packages/ui/src/Chart.tsx'], [chart]],
  ['a story', [chart ?? ''], [chart]],
  [
    'prose, a journey and a test',
    ['docs/testing.md', 'site/e2e/money.journey.ts', 'packages/ui/src/Chart.test.ts'],
    [],
  ],
  ['what every story stands in', ['packages/ui/src/reset.css.ts'], null],
  ['a file that no import names', ['package-lock.json'], null],
  ['a file that is gone', ['packages/ui/src/Gone.tsx', 'packages/ui/src/Chart.tsx'], null],
])('%s', (_, changed, expected) => {
  const found = affectedStories(changed, graph, stories);
  expect(found && [...found].sort()).toEqual(expected && [...expected].sort());
});
