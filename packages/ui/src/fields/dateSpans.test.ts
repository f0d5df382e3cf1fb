import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presetOf, presets, problemOf, readSpan, spanOfPreset, spanText } from './dateSpans.ts';
import { addDays, lengthOf } from './dates.ts';

const today = '2026-03-14';
const day = fc.integer({ min: -30_000, max: 80_000 }).map((days) => addDays('1970-01-01', days));

describe('MEM-08 the presets of a range of days', () => {
  test.each([
    ['today', 1, '2026-03-14', '2026-03-14'],
    ['yesterday', 1, '2026-03-13', '2026-03-13'],
    ['last7', 7, '2026-03-08', '2026-03-14'],
    ['last30', 30, '2026-02-13', '2026-03-14'],
  ] as const)('%s has %i days', (preset, days, from, to) => {
    expect(spanOfPreset(preset, today)).toEqual({ from, to });
    expect(lengthOf({ from, to })).toBe(days);
  });

  test('are known again by their days, and no other days are', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...presets), (now, preset) => {
        expect(presetOf(spanOfPreset(preset, now), now)).toBe(preset);
      }),
    );
    expect(presetOf({ from: '2026-03-07', to: today }, today)).toBe('custom');
  });
});

describe('MEM-08 a typed range', () => {
  test.each([
    ['2026-03-08 – 2026-03-14', '2026-03-08', '2026-03-14'],
    ['2026-03-14 - 2026-03-08', '2026-03-08', '2026-03-14'],
    ['2026-03-08 to 2026-03-14', '2026-03-08', '2026-03-14'],
    ['2026/3/8 2026/3/14', '2026-03-08', '2026-03-14'],
    ['2026.03.08,2026.03.14', '2026-03-08', '2026-03-14'],
    ['2026-03-08-2026-03-14', '2026-03-08', '2026-03-14'],
    [' 2026-03-08 ', '2026-03-08', '2026-03-08'],
    ['۲۰۲۶-۰۳-۰۸', '2026-03-08', '2026-03-08'],
  ])('"%s" is read', (text, from, to) => {
    expect(readSpan(text, {})).toEqual({ span: { from, to }, problem: null });
  });

  test.each([
    'yesterday',
    '08-03-2026',
    '2026-02-30',
    '2026-03',
    '2026-03-08 – 2026-03',
    '2026-03-08 5',
    '2026-03-081',
    '2026-03-01 2026-03-02 2026-03-03',
  ])('"%s" is not', (text) => {
    expect(readSpan(text, {})).toEqual({ span: null, problem: 'unreadable' });
  });

  test('nothing is nothing', () => {
    expect(readSpan('  ', { min: today })).toEqual({ span: null, problem: null });
  });

  test('limits are kept', () => {
    const limits = { min: '2026-01-01', max: today, maxDays: 31 };
    expect(readSpan('2025-12-31', limits).problem).toBe('outOfReach');
    expect(readSpan('2026-03-14 – 2026-03-15', limits).problem).toBe('outOfReach');
    expect(readSpan('2026-02-11 – 2026-03-14', limits).problem).toBe('tooLong');
    expect(problemOf({ from: '2026-02-12', to: today }, limits)).toBeNull();
  });

  test('what is written is read as it was', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), (from, days) => {
        const span = { from, to: addDays(from, days) };
        expect(readSpan(spanText(span), {})).toEqual({ span, problem: null });
      }),
    );
  });
});
