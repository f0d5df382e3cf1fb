import type { ImportGraph } from '@baize/tooling/boundaries/importGraph';
import { describe, expect, test } from 'vitest';
import { affectedStories, type House } from './reach.ts';

const ui = 'packages/ui/src';
const site = 'site/src';
const table = Array.from({ length: 8 }, (_, place) => `page${place}`);

const edges: Record<string, readonly string[]> = {
  '.storybook/preview.tsx': [`${ui}/reset.css.ts`, 'packages/sandbox/src/app.ts'],
  [`${ui}/reset.css.ts`]: [],
  [`${ui}/Button.tsx`]: [`${ui}/Button.css.ts`],
  [`${ui}/Button.css.ts`]: [],
  [`${ui}/Button.stories.tsx`]: [`${ui}/Button.tsx`],
  [`${ui}/Dialog.stories.tsx`]: [`${ui}/Dialog.tsx`],
  [`${ui}/Dialog.tsx`]: [`${ui}/Button.tsx`],
  [`${ui}/Card.stories.tsx`]: [],
  'packages/sandbox/src/app.ts': ['packages/art/src/card.ts'],
  'packages/art/src/card.ts': [],
  [`${site}/routes.ts`]: table.map((page) => `${site}/features/${page}/Page.route.ts`),
  ...Object.fromEntries(
    table.flatMap((page) => [
      [`${site}/features/${page}/Page.route.ts`, [`${site}/features/${page}/Page.tsx`]],
      [`${site}/features/${page}/Page.tsx`, []],
      [`${site}/features/${page}/Page.stories.tsx`, [`${site}/routes.ts`]],
    ]),
  ),
};
const texts: Record<string, string> = {
  [`${ui}/Card.stories.tsx`]: "picture: '/art/card.svg'",
  [`${site}/core/routing/pagePaths.ts`]: table.map((page) => `  ${page}: ['/${page}'],`).join('\n'),
  [`${site}/routes.ts`]: [
    ...table.map((page) => `import { ${page}Route } from './features/${page}/Page.route.ts';`),
    ...table.map((page) => `  ${page}: ${page}Route,`),
  ].join('\n'),
  [`${site}/features/page0/Page.stories.tsx`]: "parameters: pageAt('/page1?tab=2')",
  [`${site}/features/page3/Page.stories.tsx`]: "parameters: pageAt('/page3')",
};
const graph: ImportGraph = new Map(Object.entries(edges));
const atOnce: ImportGraph = new Map([...graph, ['.storybook/preview.tsx', [`${ui}/reset.css.ts`]]]);
const house: House = { graph, atOnce, read: (file) => texts[file] ?? '' };
const stories = [...graph.keys()].filter((file) => file.endsWith('.stories.tsx'));
const reached = (...changed: string[]) => affectedStories(changed, house, stories)?.sort();

describe('the stories that a change reaches', () => {
  test.each([
    ['a style that two components are made with', `${ui}/Button.css.ts`, ['Button', 'Dialog']],
    ['a component of one', `${ui}/Dialog.tsx`, ['Dialog']],
    ['a story', `${ui}/Card.stories.tsx`, ['Card']],
    ['what draws art, of the story that shows some', 'packages/art/src/card.ts', ['Card']],
    ['a journey', 'site/e2e/money.journey.ts', []],
    ['prose, pictures and lists of the docs', 'docs/home.jpg', []],
    ['a file that is gone, whose importers changed with it', `${ui}/Gone.tsx`, []],
  ])('%s', (_, changed, expected) => {
    expect(reached(changed)).toEqual(expected.map((name) => `${ui}/${name}.stories.tsx`));
  });

  test('are those that name the address of a page, those in its folder, and those that name none', () => {
    const other = table.slice(4).map((page) => `${site}/features/${page}/Page.stories.tsx`);
    const nameless = [1, 2].map((place) => `${site}/features/page${place}/Page.stories.tsx`);
    expect(reached(`${site}/features/page1/Page.tsx`)).toEqual(
      [`${site}/features/page0/Page.stories.tsx`, ...nameless, ...other].sort(),
    );
    expect(reached(`${site}/features/page3/Page.tsx`)).toContain(`${site}/features/page3/Page.stories.tsx`);
    expect(reached(`${site}/features/page3/Page.tsx`)).not.toContain(`${site}/features/page0/Page.stories.tsx`);
  });

  test.each([
    ['what every story stands in from the start', `${ui}/reset.css.ts`],
    ['a file that no import names', 'package-lock.json'],
    ['the look of a brand', 'tokens/brands/lumen/brand.json'],
    ['what Storybook is built with', '.storybook/main.ts'],
  ])('may be any: %s', (_, changed) => {
    expect(reached(changed)).toBeUndefined();
  });
});
