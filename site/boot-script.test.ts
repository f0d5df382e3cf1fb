import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { filesOf } from './boot-script.ts';

const chunk = (name: string, imports: string[], more: { isEntry?: boolean } = {}) =>
  ({
    type: 'chunk',
    fileName: `${name}.js`,
    moduleIds: [`site/src/${name}.tsx`],
    imports: imports.map((imported) => `${imported}.js`),
    isEntry: false,
    viteMetadata: { importedCss: new Set([`${name}.css`]) },
    ...more,
  }) as unknown as Rolldown.OutputChunk;

const bundle = [
  chunk('lobby', ['calls', 'start', 'parts']),
  chunk('calls', ['parts', 'start', 'lobby']),
  chunk('parts', ['start']),
  chunk('start', [], { isEntry: true }),
];

test('the files of a page come after what they build on, without those of every page', () => {
  const sheets = filesOf(/lobby\.tsx/, bundle).filter((name) => name.endsWith('.css'));
  expect(sheets).toEqual(['/parts.css', '/calls.css', '/lobby.css']);
});

test('a page that no file of its own holds is an error of the build', () => {
  expect(() => filesOf(/nobody\.tsx/, bundle)).toThrow('no file of its own');
});
