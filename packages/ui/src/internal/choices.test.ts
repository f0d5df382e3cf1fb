import { describe, expect, test } from 'vitest';
import { type Choice, filterChoices, type Move, moveTo, nextBeginning } from './choices.ts';

const choices: Choice[] = [
  { value: 'CI', label: 'Côte d’Ivoire', detail: '+225', keywords: ['CI'] },
  { value: 'IN', label: 'India', detail: '+91', keywords: ['IN'] },
  { value: 'PK', label: 'Pakistan', detail: '+92', keywords: ['PK'] },
  { value: 'TH', label: 'ไทย', detail: '+66', keywords: ['TH'] },
];

describe('LGN-03 a list is searched', () => {
  test.each([
    ['', ['CI', 'IN', 'PK', 'TH']],
    ['cote', ['CI']],
    ['PAK', ['PK']],
    ['stan', ['PK']],
    ['+9', ['IN', 'PK']],
    ['92', ['PK']],
    ['0092', ['PK']],
    ['pk', ['PK']],
    ['ไทย', ['TH']],
    ['zz', []],
  ])('"%s" finds %j', (query, ids) => {
    expect(filterChoices(choices, query).map(({ value }) => value)).toEqual(ids);
  });
});

describe('LGN-03 keys move among what can be chosen', () => {
  const some = choices.map((choice) => ({ ...choice, disabled: choice.value === 'IN' }));
  test.each<[Move, string | undefined, string | undefined]>([
    ['ArrowDown', undefined, 'CI'],
    ['ArrowDown', 'CI', 'PK'],
    ['ArrowDown', 'TH', 'CI'],
    ['ArrowUp', undefined, 'TH'],
    ['ArrowUp', 'PK', 'CI'],
    ['ArrowUp', 'CI', 'TH'],
    ['Home', 'TH', 'CI'],
    ['End', 'CI', 'TH'],
    ['PageDown', undefined, 'TH'],
    ['PageUp', 'TH', 'CI'],
  ])('%s from %s to %s', (move, from, to) => {
    expect(moveTo(some, from, move)).toBe(to);
  });

  test('nothing to choose, nowhere to go', () => {
    expect(moveTo([], undefined, 'ArrowDown')).toBeUndefined();
    expect(moveTo([], undefined, 'End')).toBeUndefined();
  });
});

describe('UI-01 a letter leads to the next label that begins with it', () => {
  const acts = ['Copy', 'Édit', 'Cancel', 'Delete'].map((label) => ({ value: label, label }));
  test.each([
    ['c', undefined, 'Copy'],
    ['c', 'Copy', 'Cancel'],
    ['C', 'Cancel', 'Copy'],
    ['d', 'Delete', 'Delete'],
    ['e', 'Copy', 'Édit'],
    ['x', 'Copy', undefined],
  ])('%s from %s to %s', (letter, from, to) => {
    expect(nextBeginning(acts, from, letter)).toBe(to);
  });
});
