import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { axisTicks, labelledPoints, linePath, movePoint, percentOf } from './chartScale.ts';

describe('AGT-03 the axis of a chart', () => {
  test.each([
    [
      [123_400, 57_240],
      [0, 50_000, 100_000, 150_000],
    ],
    [[140], [0, 50, 100, 150]],
    [[100], [0, 25, 50, 75, 100]],
    [[3], [0, 1, 2, 3]],
    [
      [0.3, 0.1],
      [0, 0.1, 0.2, 0.3],
    ],
    [
      [-48_210, 12_030],
      [-60_000, -40_000, -20_000, 0, 20_000],
    ],
    [[-5], [-6, -4, -2, 0]],
    [
      [0, 0, 0],
      [0, 1],
    ],
    [[], [0, 1]],
    [[4.2e12], [0, 2e12, 4e12, 6e12]],
    [
      [Number.NaN, 8],
      [0, 2, 4, 6, 8],
    ],
  ])('of %j has its lines at %j', (values, ticks) => {
    expect(axisTicks(values)).toEqual(ticks);
  });

  test('holds zero and every value, in few and even steps', () => {
    const value = fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((one) => Math.round(one * 100) / 100);
    fc.assert(
      fc.property(fc.array(value, { maxLength: 31 }), (values) => {
        const ticks = axisTicks(values);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(7);
        for (const one of values) {
          expect(percentOf(one, ticks)).toBeGreaterThanOrEqual(-1e-6);
          expect(percentOf(one, ticks)).toBeLessThanOrEqual(100 + 1e-6);
        }
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
        ticks.slice(1).forEach((tick, index) => {
          expect(tick - (ticks[index] ?? 0)).toBeCloseTo(step, -Math.floor(Math.log10(step)) + 6);
        });
      }),
    );
  });
});

describe('AGT-03 the labels under the axis', () => {
  test.each([
    [0, 7, []],
    [1, 7, [0]],
    [2, 7, [0, 1]],
    [7, 7, [0, 1, 2, 3, 4, 5, 6]],
    [30, 7, [0, 5, 10, 15, 20, 25, 29]],
    [31, 7, [0, 5, 10, 15, 20, 25, 30]],
    [31, 4, [0, 10, 20, 30]],
    [12, 7, [0, 2, 4, 6, 8, 10]],
  ])('of %i points, %i at most: %j', (count, most, shown) => {
    expect(labelledPoints(count, most)).toEqual(shown);
  });
});

describe('AGT-03 the line of a chart', () => {
  test('goes through the middle of the bands and breaks where nothing is known', () => {
    const ticks = [0, 50, 100];
    expect(linePath([0, 100], ticks)).toBe('M25 100h0L75 0');
    expect(linePath([50], ticks)).toBe('M50 50h0');
    expect(linePath([50, undefined, 50, 100], ticks)).toBe('M12.5 50h0M62.5 50h0L87.5 0');
    expect(linePath([], ticks)).toBe('');
  });
});

describe('AGT-03 the keys of a chart', () => {
  test.each([
    ['ArrowRight', false, 11],
    ['ArrowRight', true, 9],
    ['ArrowLeft', false, 9],
    ['ArrowLeft', true, 11],
    ['ArrowUp', true, 11],
    ['ArrowDown', true, 9],
    ['PageUp', false, 17],
    ['PageDown', false, 3],
    ['Home', false, 0],
    ['End', false, 30],
    ['Enter', false, null],
  ])('%s, mirrored %s, leads from 10 to %s', (key, rtl, to) => {
    expect(movePoint(10, key, 31, rtl)).toBe(to);
  });

  test('stop at the ends', () => {
    expect(movePoint(0, 'ArrowLeft', 31, false)).toBe(0);
    expect(movePoint(30, 'ArrowRight', 31, false)).toBe(30);
    expect(movePoint(2, 'PageDown', 31, false)).toBe(0);
  });
});
