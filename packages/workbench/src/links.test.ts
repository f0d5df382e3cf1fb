import { expect, test } from 'vitest';
import { anchorsOf, linkProblems } from './links.ts';

/** The problems of a small tree of files, of which `site/dist` is what a build writes. */
function problems(files: Record<string, string>) {
  return linkProblems(
    Object.keys(files).filter((path) => path.endsWith('.md')),
    {
      read: (path) => files[path] ?? '',
      exists: (path) => Object.keys(files).some((file) => file === path || file.startsWith(`${path}/`)),
      generated: (paths) => new Set(paths.filter((path) => path.startsWith('site/dist'))),
    },
  );
}

test('a link whose file does not exist is told with its line', () => {
  expect(
    problems({
      'README.md': '# A\n\n[here](docs/a.md), [gone](docs/b.md#x), ![gone](c.jpg)\n[out](https://b.example/x.md)\n',
      'docs/a.md': '[up](../README.md) and [a folder](../docs)\n\n[one]: gone.md\n',
    }),
  ).toEqual([
    'README.md:3: The link docs/b.md#x leads to no file.',
    'README.md:3: The link c.jpg leads to no file.',
    'docs/a.md:3: The link gone.md leads to no file.',
  ]);
});

test('a link whose heading does not exist is told', () => {
  expect(
    problems({
      'README.md': '[fine](a.md#two-words) [gone](a.md#three) [own](#here)\n\n## Here\n',
      'a.md': '# Two words\n\n```sh\n# three\n```\n',
    }),
  ).toEqual(['README.md:1: The link a.md#three leads to no heading of a.md.']);
});

test('a path in backticks that does not exist is told, unless it is a pattern or generated', () => {
  expect(
    problems({
      'README.md': [
        '`packages/ui/a.ts`, `packages/ui`, `packages/ui/gone.ts`, `.storybook/gone`',
        '`packages/<name>/x.ts`, `docs/*.md`, `site/{a,b}`, `site/…`, `site/dist/brand.json`, `npm run docs/x`, `src/gone.ts`',
        '```\n`tokens/gone`\n```',
      ].join('\n'),
      'packages/ui/a.ts': '',
    }),
  ).toEqual(['README.md:1: There is no packages/ui/gone.ts.', 'README.md:1: There is no .storybook/gone.']);
});

test('an example of a link is none', () => {
  expect(problems({ 'README.md': 'Write `[a](b.md)`.\n\n```md\n[a](b.md)\n```\n' })).toEqual([]);
});

test.each([
  ['## Who imports whom', 'who-imports-whom'],
  ['### APP-01', 'app-01'],
  ['## APP — start-up, brand', 'app--start-up-brand'],
  ['## The `npm test` of [ours](x.md) ##', 'the-npm-test-of-ours'],
  ['## Großes Ä_b', 'großes-ä_b'],
])('%s has the anchor that the code host makes', (heading, anchor) => {
  expect([...anchorsOf(heading)]).toEqual([anchor]);
});

test('equal headings are numbered', () => {
  expect([...anchorsOf('# A\n## A\n## A\n## A-1\n')]).toEqual(['a', 'a-1', 'a-2', 'a-1-1']);
});
