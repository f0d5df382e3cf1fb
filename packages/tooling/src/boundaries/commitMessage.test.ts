import { expect, test } from 'vitest';
import { subjectProblems } from './commitMessage.ts';

test.each([
  'lobby: keep the search across a game',
  'site, ui: name parts by what they are',
  'e2e: wait for the list',
  'Merge branch "main"',
  '',
])('"%s" is a subject', (subject) => {
  expect(subjectProblems(subject)).toEqual([]);
});

test.each([`lobby: ${'x'.repeat(66)}`, 'Keep the search across a game', 'lobby:', 'Lobby: keep the search'])(
  '"%s" is none',
  (subject) => {
    expect(subjectProblems(subject)).toHaveLength(1);
  },
);
