import { expect, test } from 'vitest';
import type { Affected } from '../changed/affected.ts';
import { selectJourneys } from './selectJourneys.ts';

const files = Array.from({ length: 40 }, (_, place) => `site/e2e/area${place}.journey.ts`);
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
const walked = (day: number, journeys: string[] = []) =>
  selectJourneys('full', reaching({ day, journeys }), files).whole ?? [];

test('two days of pushes walk every file once, and each day what the change reaches unless that is most', () => {
  const [one, other] = [walked(20_000), walked(20_001)];
  expect([...one, ...other].sort()).toEqual([...files].sort());
  expect(one.length).toBeGreaterThan(files.length / 4);
  for (const day of [20_000, 20_001]) {
    expect(walked(day, files.slice(0, 9))).toEqual(expect.arrayContaining(files.slice(0, 9)));
    expect(walked(day, files)).toEqual(walked(day));
  }
});

test('before a commit what the change reaches is walked while it is little', () => {
  const quick = (journeys: string[]) => selectJourneys('quick', reaching({ journeys }), files).whole;
  expect(quick(files.slice(0, 2))).toEqual(files.slice(0, 2));
  expect(quick(files)).toEqual([]);
});

test('the deep set and what a person names leave nothing out', () => {
  expect(selectJourneys('deep', reaching({}), files)).toEqual({ whole: null });
  expect(selectJourneys('full', null, files)).toEqual({ whole: null });
});
