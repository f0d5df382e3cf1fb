import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import coreEvents from 'storybook/internal/core-events';
import { PreviewWeb, StoryStore } from 'storybook/preview-api';
import { expect, test } from 'vitest';
import { storybookEvents, storybookMarks, writtenFor } from './storybookInternals.ts';

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFileSync(file, 'utf8');
const storybook = resolve('storybook/package.json').replace(/package\.json$/, '');
const builder = resolve('@storybook/builder-vite');

const file = '.storybook/storybookInternals.ts';

test('Storybook is the minor version that the use of its internals was written for', () => {
  const { version } = JSON.parse(read(`${storybook}package.json`)) as { version: string };
  const installed = version.split('.').slice(0, 2).join('.');
  expect(
    installed,
    `Storybook ${version} is installed, but ${file} was written for ${writtenFor}: run all stories, then change writtenFor.`,
  ).toBe(writtenFor);
});

test('every internal of Storybook that is used exists', async () => {
  const runtime = read(`${storybook}dist/preview/runtime.js`);
  const page = runtime + read(`${storybook}assets/server/base-preview-body.html`) + read(builder);
  const story = { id: 'part--whole', title: 'Part', name: 'Whole', type: 'story', importPath: './part' } as const;
  const store = new StoryStore(
    { v: 5, entries: { [story.id]: { ...story, subtype: 'story' } } },
    async () => ({ default: { title: 'Part', render: () => null }, Whole: { globals: { theme: 'dark' } } }),
    { initialGlobals: { theme: 'light' } },
  );
  const loaded = await store.loadStory({ storyId: story.id });
  store.userGlobals.update({ theme: 'dark' });
  const uses: Record<string, boolean> = {
    'globalThis.__STORYBOOK_PREVIEW__': read(builder).includes('window.__STORYBOOK_PREVIEW__ ='),
    'globalThis.__STORYBOOK_ADDONS_CHANNEL__': runtime.includes('globalThis.__STORYBOOK_ADDONS_CHANNEL__ ='),
    'PreviewWeb.ready': typeof PreviewWeb.prototype.ready === 'function',
    'PreviewWeb.storyStoreValue': runtime.includes('this.storyStoreValue = new StoryStore('),
    'StoryStore.storyIndex.entries': store.storyIndex.entries[story.id]?.title === 'Part',
    'StoryStore.userGlobals.update': store.userGlobals.globals.theme === 'dark',
    'StoryStore.loadStory, parameters': loaded.parameters.fileName === './part',
    'StoryStore.loadStory, storyGlobals': loaded.storyGlobals.theme === 'dark',
    ...Object.fromEntries(
      storybookEvents.map((event) => [`the event ${event}`, (Object.values(coreEvents) as string[]).includes(event)]),
    ),
    ...Object.fromEntries(storybookMarks.map((mark) => [`the element or class ${mark}`, page.includes(mark)])),
  };
  const gone = Object.entries(uses).flatMap(([name, isThere]) => (isThere ? [] : [name]));
  expect(gone, `Storybook no longer has ${gone.join(', ')}; ${file} uses it.`).toEqual([]);
});
