import { expect, test } from 'vitest';
import { acceptedPatterns, matches, withPictures } from './accept.ts';

const finding = {
  cause: 'token:action.accent',
  component: 'Button',
  title: 'Actions/Button',
  storyId: 'actions-button--primary',
  name: 'actions-button--primary--desk-pressed',
};

test.each([
  'token:action.accent',
  'token:action.*',
  'Button',
  'Actions/*',
  'actions-button--primary',
  'actions-button--primary--desk-pressed',
  '*--desk*',
  'token:action.accent Button',
  'token:action.accent   actions-button--*',
])('%s is that picture', (pattern) => {
  expect(matches(pattern, finding)).toBe(true);
});

test.each([
  'token:action',
  'token:action.accents',
  'tokenXaction.accent',
  'button',
  'actions-button--primary--desk',
  'token:action.accent Header',
  '',
  ' ',
])('"%s" is not', (pattern) => {
  expect(matches(pattern, finding)).toBe(false);
});

test('patterns are what stands after --accept', () => {
  expect(acceptedPatterns(['--accept', 'a b', '--accept', 'c'])).toEqual(['a b', 'c']);
  expect(acceptedPatterns(['--accept', '--update', 'x', '--accept'])).toEqual([]);
});

test('what is accepted stands in place of all the hashes before, the rest stays', () => {
  const manifest = {
    browser: 'Chromium 140',
    pictures: new Map([
      ['a', ['1', '2']],
      ['b', ['3']],
    ]),
  };
  const taken = [
    { name: 'a', after: '9' },
    { name: 'c', after: '8' },
  ];
  const { browser, pictures } = withPictures(manifest, taken, 'Chromium 140');
  expect(browser).toBe('Chromium 140');
  expect([...pictures]).toEqual([
    ['a', ['9']],
    ['b', ['3']],
    ['c', ['8']],
  ]);
  expect(withPictures(manifest, taken, 'Chromium 141').pictures.get('a')).toEqual(['9@Chromium 141']);
});
