import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Category, Vendor } from '../games/games.ts';
import {
  canSearch,
  matchParts,
  readTerms,
  searchCategories,
  searchPromotions,
  searchStudios,
  searchTerm,
  searchTermState,
  withoutTerm,
  withTerm,
} from './search.ts';

const studio = (code: string, name: string, type: string): Vendor => ({
  code,
  name,
  type,
  hot: false,
  accountType: null,
  picture: null,
  maintenance: false,
});

test('NAV-22 a query is answered from two letters, and from one Chinese character', () => {
  expect(['', ' ', 'a', '??', 'é'].map(canSearch)).toEqual([false, false, false, false, false]);
  expect(['ab', 'ไก่', '21', '龙', 'ا ب'].map(canSearch)).toEqual([true, true, true, true, true]);
  expect(['', 'e', '%', '.*', '🐉', 'ab'].map(searchTermState)).toEqual([
    'empty',
    'short',
    'signs',
    'signs',
    'signs',
    'ready',
  ]);
  expect(searchTerm('  amber   dragon ')).toBe('amber dragon');
});

test('NAV-22 a studio of several categories is found once, whatever its marks and case', () => {
  const categories: Category[] = [
    { id: 'RNG', vendors: [studio('TAR', 'The Árrow', 'RNG'), studio('ARR', 'Arrowbelle', 'RNG')] },
    { id: 'FISH', vendors: [studio('ARR', 'Arrowbelle', 'FISH')] },
  ];
  expect(searchStudios(categories, 'ARROW').map(({ code }) => code)).toEqual(['ARR', 'TAR']);
  expect(searchStudios(categories, 'owl')).toEqual([]);
});

test('NAV-22 a category is found by its name', () => {
  const categories = [{ name: 'Slots' }, { name: 'Live casino' }];
  expect(searchCategories(categories, 'casino LIVE')).toEqual([{ name: 'Live casino' }]);
  expect(searchCategories(categories, '%')).toEqual([]);
});

test('NAV-22 a promotion is found by all words of a query, those in its title first', () => {
  const week = { title: 'Race week', summary: 'For every dragon' };
  const dragon = { title: 'Dragon week', summary: '' };
  expect(searchPromotions([week, dragon], 'week dragon', 'en')).toEqual([dragon, week]);
  expect(searchPromotions([week, dragon], 'week owl', 'en')).toEqual([]);
});

test('NAV-22 what fits is marked, also under marks that the query leaves out', () => {
  expect(matchParts('Amber Dragon', 'dragon')).toEqual([
    { text: 'Amber ', match: false },
    { text: 'Dragon', match: true },
  ]);
  expect(matchParts('Thưởng nạp', 'thuong')[0]).toEqual({ text: 'Thưởng', match: true });
  expect(matchParts('Dragon of Amber', 'amber dragon').filter(({ match }) => match)).toHaveLength(2);
});

test('NAV-22 marking loses no letter of a text, whatever is looked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, term) => {
      expect(
        matchParts(text, term)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('NAV-22 earlier terms are the newest six, each once, and can be removed', () => {
  const terms = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].reduce<string[]>(withTerm, []);
  expect(terms).toEqual(['seven', 'six', 'five', 'four', 'three', 'two']);
  expect(withTerm(terms, 'FOUR')).toEqual(['FOUR', 'seven', 'six', 'five', 'three', 'two']);
  expect(withoutTerm(terms, 'Five')).not.toContain('five');
  expect(withTerm(['one'], 'x')).toEqual(['one']);
});

test('FLT-053 whatever the device holds, earlier terms are a few short texts', () => {
  expect(readTerms('["dragon", 4, "  ", "a  b"]')).toEqual(['dragon', 'a b']);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
      expect(readTerms(kept).every((term) => canSearch(term) && term.length <= 60)).toBe(true);
    }),
  );
});
