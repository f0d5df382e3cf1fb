import { expect, test } from 'vitest';
import type { Affected } from '../changed/affected.ts';
import type { IndexedStory } from './builtStories.ts';
import { mostReachedFiles, selectStories } from './selectStories.ts';

const story = (title: string, name: string): IndexedStory => ({
  id: `${title}--${name}`,
  title,
  file: `${title}.stories.tsx`,
  testName: `${title} ${name}`,
});
const stories = [
  story('Actions/Button', 'Plain'),
  story('Actions/Button', 'Busy'),
  story('Pages/Home', 'OfAVisitor'),
  story('Pages/Home', 'Failed'),
  story('Tools/Studio', 'Opened'),
];
const reaching = (change: Partial<Affected>): Affected => ({
  base: 'abc',
  day: 20_000,
  everything: false,
  stories: [],
  journeys: [],
  addresses: [],
  packing: false,
  tools: false,
  ...change,
});
const played = (names: string | null) =>
  stories.filter(({ testName }) => new RegExp(names ?? '').test(`${testName} play-test`)).map(({ id }) => id);

test('before a commit the first story of each component is played, and all that the change reaches', () => {
  const { names, reached } = selectStories(stories, 'quick', reaching({ stories: ['Pages/Home.stories.tsx'] }));
  expect(played(names)).toEqual(['Actions/Button--Plain', 'Pages/Home--OfAVisitor', 'Pages/Home--Failed']);
  expect(reached).toEqual(['Pages/Home.stories.tsx']);
});

test('a push plays every story but those of tools, unless the change reaches them', () => {
  expect(selectStories(stories, 'full', reaching({}))).toMatchObject({
    files: ['Actions/Button.stories.tsx', 'Pages/Home.stories.tsx'],
    reached: [],
    names: null,
  });
  expect(selectStories(stories, 'full', reaching({ tools: true })).files).toContain('Tools/Studio.stories.tsx');
});

test('what reaches nearly everything is looked at by turn', () => {
  const many = Array.from({ length: mostReachedFiles + 1 }, (_, place) => `${place}.stories.tsx`);
  expect(selectStories(stories, 'full', reaching({ stories: many })).reached).toEqual([]);
  expect(selectStories(stories, 'full', reaching({ everything: true, stories: ['a'] })).reached).toEqual([]);
});

test('the deep set and what a person names leave nothing out', () => {
  const whole = { files: [], reached: null, names: null };
  expect(selectStories(stories, 'deep', reaching({}))).toEqual(whole);
  expect(selectStories(stories, 'quick', null)).toEqual(whole);
});
