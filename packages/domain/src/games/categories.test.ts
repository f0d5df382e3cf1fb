import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveRules } from '../rules/effective.ts';
import {
  arrangeCategories,
  categoryPath,
  dropDownVendors,
  menuPath,
  permittedCategories,
  vendorDestination,
} from './categories.ts';
import type { Category, Vendor, VendorLane } from './games.ts';
import { arrangeLanes } from './lanes.ts';

const vendor = (code: string, type = 'RNG'): Vendor => ({
  code,
  type,
  name: code,
  hot: false,
  accountType: null,
  picture: null,
  maintenance: false,
});
const category = (id: string, ...codes: string[]): Category => ({ id, vendors: codes.map((code) => vendor(code, id)) });
const summary = (categories: Category[]) =>
  categories.map(({ id, vendors }) => [id, ...vendors.map(({ code }) => code)].join(' '));

test.each([
  ['ELOTT', '/elott'],
  ['LOTT', '/elott'],
  ['LIVE', '/live'],
  ['SPORTS', '/sports'],
  ['FISH', '/fish'],
  ['RNG', '/rng'],
  ['rng', '/rng'],
  ['PVP', '/pvp'],
  ['ESPORTS', null],
  ['DS88', null],
  ['constructor', null],
])('NAV-17 game type %s has the page %s', (type, path) => {
  expect(categoryPath(type)).toBe(path);
});

test('NAV-17 the menu item of ESPORTS links to its page, the one of DS88 to none', () => {
  expect(menuPath('ESPORTS')).toBe('/esports');
  expect(menuPath('DS88')).toBeNull();
});

test('NAV-18 a category without vendors does not show', () => {
  expect(summary(arrangeCategories([category('RNG', 'A'), category('LIVE')]))).toEqual(['RNG A']);
});

test('NAV-18 esports vendors move into ESPORTS and cockfight vendors into a group after PVP', () => {
  const categories = [category('SPORTS', 'S', 'E'), category('PVP', 'P', 'C'), category('RNG', 'R')];
  const arranged = arrangeCategories(categories, { esports: ['E'], cockfight: ['C'] });
  expect(summary(arranged)).toEqual(['SPORTS S', 'ESPORTS E', 'PVP P', 'DS88 C', 'RNG R']);
  expect(arranged.find(({ id }) => id === 'ESPORTS')?.vendors[0]?.type).toBe('ESPORTS');
});

test('NAV-18 both lists are empty by default', () => {
  const categories = [category('SPORTS', 'S', 'E'), category('PVP', 'P', 'C')];
  expect(summary(arrangeCategories(categories))).toEqual(['SPORTS S E', 'PVP P C']);
});

test('FLT-088 a vendor listed twice shows once, a category listed twice is one, an unknown one is hidden', () => {
  const categories = [category('RNG', 'A', 'A'), category('MYSTERY', 'X'), category('RNG', 'B', 'A')];
  expect(summary(arrangeCategories(categories))).toEqual(['RNG A B']);
});

test('FLT-088 vendors are unique within each category whatever the platform sends', () => {
  const ids = fc.constantFrom('RNG', 'SPORTS', 'PVP', 'ESPORTS', 'DS88', 'NONE');
  const codes = fc.array(fc.constantFrom('A', 'B', 'C', 'D'));
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, codes)), (raw) => {
      const arranged = arrangeCategories(
        raw.map(([id, list]) => category(id, ...list)),
        { esports: ['A'], cockfight: ['B'] },
      );
      expect(new Set(arranged.map(({ id }) => id)).size).toBe(arranged.length);
      for (const { id, vendors } of arranged) {
        expect(vendors.length).toBeGreaterThan(0);
        expect(new Set(vendors.map(({ code }) => code)).size).toBe(vendors.length);
        expect(vendors.every(({ type }) => type === id)).toBe(true);
      }
      const order = arranged.map(({ id }) => id);
      if (order.includes('PVP') && order.includes('DS88')) expect(order.indexOf('DS88')).toBe(order.indexOf('PVP') + 1);
    }),
  );
});

test.each([
  [0, 0, false],
  [12, 12, false],
  [13, 11, true],
  [40, 11, true],
])('HDR-10 of %i vendors the menu shows %i, more: %s', (count, shown, more) => {
  const result = dropDownVendors(Array.from({ length: count }, (_, index) => index));
  expect([result.shown.length, result.more]).toEqual([shown, more]);
});

test.each([
  ['RNG', { kind: 'lobby', path: '/rng', vendor: 'V' }],
  ['FISH', { kind: 'lobby', path: '/fish', vendor: 'V' }],
  ['PVP', { kind: 'lobby', path: '/pvp', vendor: 'V' }],
  ['LIVE', { kind: 'launch', path: '/live', vendor: 'V' }],
  ['SPORTS', { kind: 'launch', path: '/sports', vendor: 'V' }],
  ['ESPORTS', { kind: 'launch', path: '/esports', vendor: 'V' }],
  ['LOTT', { kind: 'launch', path: '/elott', vendor: 'V' }],
  ['DS88', { kind: 'launch', path: null, vendor: 'V' }],
])('HDR-11 a vendor of %s leads to %j', (type, destination) => {
  expect(vendorDestination({ code: 'V', type })).toEqual(destination);
});

test.each([
  ['LIVE', { kind: 'choose', path: '/live', vendor: 'V' }],
  ['LOTT', { kind: 'choose', path: '/elott', vendor: 'V' }],
  ['RNG', { kind: 'lobby', path: '/rng', vendor: 'V' }],
  ['DS88', { kind: 'launch', path: null, vendor: 'V' }],
])('GAM-04 HDR-11 a vendor of %s that stands for its list leads to %j', (type, destination) => {
  expect(vendorDestination({ code: 'V', type, isGame: 'VASSALAGE' })).toEqual(destination);
});

test('RSP-05 the cockfight group shows only where the jurisdiction allows it', () => {
  const categories = [category('PVP', 'P'), category('DS88', 'C'), category('LIVE', 'L')];
  const rules = (cockfight: boolean) => effectiveRules({ cockfight }, 0).rules;
  expect(summary(permittedCategories(categories, rules(false)))).toEqual(['PVP P', 'LIVE L']);
  expect(permittedCategories(categories, rules(true))).toEqual(categories);
});

const lane = (title: string, ...cards: Vendor[]): VendorLane => ({ title, cards });
const laneSummary = (lanes: VendorLane[]) =>
  lanes.map(({ title, cards }) => [title, ...cards.map(({ code }) => code)].join(' '));

test.each([
  ['LIVE', ['Salon M', 'Shows C']],
  ['SPORTS', ['Field T']],
  ['ESPORTS', ['Field E']],
  ['ELOTT', ['Draws B D']],
  ['LOTT', ['Draws B D']],
  ['FISH', []],
])('CAT-01 CAT-02 the page of %s has the lanes %j', (type, expected) => {
  const lanes = [
    lane('Salon', vendor('M', 'LIVE'), vendor('M', 'LIVE')),
    lane('Field', vendor('T', 'SPORTS'), vendor('E', 'SPORTS')),
    lane('Shows', vendor('C', 'LIVE'), vendor('M', 'LIVE')),
    lane('Draws', vendor('B', 'ELOTT'), vendor('D', 'LOTT')),
  ];
  expect(laneSummary(arrangeLanes(lanes, type, { esports: ['E'], cockfight: [] }))).toEqual(expected);
});

test('CAT-01 FLT-088 whatever lanes the platform sends, every vendor stands once, in its own category, and no lane is empty', () => {
  const types = fc.constantFrom('LIVE', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'DS88', 'MYSTERY');
  const cards = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D', 'E'), types));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), cards)), types, (raw, type) => {
      const lanes = raw.map(([title, list]) => lane(title, ...list.map(([code, its]) => vendor(code, its))));
      const arranged = arrangeLanes(lanes, type, { esports: ['A'], cockfight: ['B'] });
      const shown = arranged.flatMap((each) => each.cards);
      expect(arranged.every((each) => each.cards.length > 0)).toBe(true);
      expect(new Set(shown.map(({ code }) => code)).size).toBe(shown.length);
      const own = type === 'ELOTT' || type === 'LOTT' ? ['ELOTT', 'LOTT'] : [type];
      expect(shown.every((card) => own.includes(card.type))).toBe(true);
    }),
  );
});
