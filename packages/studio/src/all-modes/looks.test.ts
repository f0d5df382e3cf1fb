import { expect, test } from 'vitest';
import { firstChoice, frameAddress, keyOf, tableOf } from './frames.ts';
import { atOtherWidth, differenceInWords, foldEqual, pictureOf } from './looks.ts';

const part = { text: '12', place: '0 0', size: '36 36', style: 'red' };

test('UI-06 equal looks are one picture, and what differs is counted by its kind', () => {
  expect(pictureOf([part])).toBe(pictureOf([{ ...part }]));
  expect(differenceInWords([part], [{ ...part }])).toBe('');
  expect(differenceInWords([part, { ...part, place: '4 0' }], [{ ...part, size: '30 30', style: 'blue' }, part])).toBe(
    '2 of 2 parts differ: place of 1, size of 1, look of 1',
  );
  expect(differenceInWords([part, part], [part])).toBe('1 more of 1 parts');
});

test('UI-06 a row that looks like an earlier one folds once all of it is drawn', () => {
  const choice = { ...firstChoice, brand: ['baize', 'lumen'], theme: ['light'], direction: ['ltr'] };
  const rows = tableOf(choice, 'brand');
  const looks = new Map(
    rows.flatMap(({ modes }) => modes.map((mode) => [keyOf(mode), [{ ...part, style: mode.brand }]])),
  );
  expect(foldEqual(rows, looks)).toEqual({ folded: new Set([1]), pictures: 2 });
  const [[, wide] = []] = rows.map(({ modes }) => modes).slice(1);
  if (!wide) throw new Error('the table has no second row');
  expect(atOtherWidth(wide, choice.width, looks)).toBe('At 390: the same.');
  looks.set(keyOf(wide), [{ ...part, style: 'blue' }]);
  expect(foldEqual(rows, looks)).toEqual({ folded: new Set(), pictures: 3 });
  expect(atOtherWidth(wide, choice.width, looks)).toBe('At 390: 1 of 1 parts differ: look of 1.');
});

test('UI-06 JUR-39 every frame stands under the profile and on the day of the toolbar', () => {
  const [{ modes: [mode] = [] } = {}] = tableOf(firstChoice, 'brand');
  if (!mode) throw new Error('the table has no mode');
  expect(frameAddress('pages-rules--help-line', mode, { profile: 'gb', day: '2026-09-30' })).toContain(
    ';profile:gb;day:2026-09-30;',
  );
  expect(frameAddress('pages-rules--help-line', mode)).toContain(';profile:brand;day:today;');
});
