import { describe, expect, test } from 'vitest';
import { dateWords } from './dateWords.ts';

describe('UI-01 the calendar in the words of a locale', () => {
  test.each([
    ['en-US', 0, 'Sunday'],
    ['en-GB', 1, 'Monday'],
    ['ar-EG', 6, 'السبت'],
    ['ur', 0, 'اتوار'],
  ])('%s begins its week on day %i', (locale, firstDay, name) => {
    const words = dateWords(locale);
    expect(words.firstDay).toBe(firstDay);
    expect(words.weekdays).toHaveLength(7);
    expect(words.weekdays[0]?.long).toBe(name);
  });

  test('names too long for their column are written in one letter', () => {
    expect(dateWords('en').weekdays.map(({ short }) => short)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    for (const { short } of dateWords('ar').weekdays) expect(short).toHaveLength(1);
  });

  test.each(['th', 'ar-SA', 'fa-IR', 'th-u-ca-buddhist-nu-thai', 'ur-u-nu-arabext'])(
    '%s keeps the Gregorian year in Latin digits',
    (locale) => {
      const words = dateWords(locale);
      expect(words.month('2026-03-01')).toContain('2026');
      expect(words.day('2026-03-14')).toMatch(/14.*2026|2026.*14/);
    },
  );
});
