import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkPick,
  combinationsOf,
  emptyPick,
  figuresOf,
  isHit,
  isPlayType,
  type LotteryPick,
  type PlayType,
  placesOf,
  playsOf,
  playTypes,
  prizeMinor,
  prizeOf,
  signsOf,
  toggleSign,
  withSigns,
} from './lotteryPlay.ts';

const type = fc.constantFrom(...playTypes);
/** A pick as a board makes it, every place with a sign at least. */
const pick: fc.Arbitrary<LotteryPick> = type.chain((chosen) =>
  fc
    .array(fc.subarray([...signsOf(chosen)], { minLength: 1 }), {
      minLength: placesOf(chosen),
      maxLength: placesOf(chosen),
    })
    .map((places) => ({ type: chosen, places: places.map((signs) => signs.join('')) })),
);

test.each<[PlayType, readonly string[], ReturnType<typeof checkPick>]>([
  ['2D', ['12', '3'], null],
  ['2D', ['12', ''], 'incomplete'],
  ['2D', ['21', '3'], 'malformed'],
  ['2D', ['11', '3'], 'malformed'],
  ['2D', ['1'], 'malformed'],
  ['2D', ['1', '2', '3'], 'malformed'],
  ['2D', ['١', '2'], 'malformed'],
  ['2D', ['B', '2'], 'malformed'],
  ['BS', ['BS'], null],
  ['BS', ['O'], 'malformed'],
  ['OE', ['E'], null],
  ['OE', [''], 'incomplete'],
  ['4D', ['0123456789', '0', '0', '9'], null],
])('GAM-09 a pick of %s at %j is %j', (played, places, problem) => {
  expect(checkPick({ type: played, places })).toBe(problem);
});

test('GAM-09 only the classic plays are plays', () => {
  for (const stranger of ['5D', '2d', '', null, 2, 'constructor']) expect(isPlayType(stranger)).toBe(false);
  expect(playTypes.every(isPlayType)).toBe(true);
});

test('GAM-09 whatever is pressed on a board, the pick stays one that the platform takes or is incomplete', () => {
  const press = fc.record({
    place: fc.integer({ min: -1, max: 5 }),
    sign: fc.constantFrom('0', '7', '9', 'B', 'E', '', '12'),
  });
  fc.assert(
    fc.property(type, fc.array(press, { maxLength: 30 }), (played, presses) => {
      const made = presses.reduce((now, { place, sign }) => toggleSign(now, place, sign), emptyPick(played));
      expect(checkPick(made)).not.toBe('malformed');
      expect(combinationsOf(made) === 0).toBe(made.places.includes(''));
    }),
  );
});

test('GAM-09 a sign pressed twice is as it was, and a whole row is chosen and cleared', () => {
  fc.assert(
    fc.property(pick, fc.nat(3), fc.nat(9), (made, place, at) => {
      const sign = signsOf(made.type)[at] ?? '';
      expect(toggleSign(toggleSign(made, place, sign), place, sign)).toEqual(made);
    }),
  );
  const even = withSigns(emptyPick('3D'), 1, (sign) => Number(sign) % 2 === 0);
  expect(even.places).toEqual(['', '02468', '']);
});

test('GAM-09 a pick has as many combinations as there are outcomes that hit it, and each outcome hits once at most', () => {
  fc.assert(
    fc.property(pick, (made) => {
      const places = placesOf(made.type);
      const outcomes = Array.from({ length: 10 ** places }, (_, all) =>
        Array.from(String(all).padStart(places, '0'), Number),
      );
      const hits = outcomes.filter((drawn) => isHit(made, drawn)).length;
      const figuresPerSign = made.type === 'BS' || made.type === 'OE' ? 5 : 1;
      expect(hits).toBe(combinationsOf(made) * figuresPerSign);
    }),
    { numRuns: 40 },
  );
});

test.each<[LotteryPick, readonly number[], boolean]>([
  [{ type: '2D', places: ['12', '3'] }, [9, 9, 2, 3], true],
  [{ type: '2D', places: ['12', '3'] }, [9, 9, 3, 2], false],
  [{ type: '3D', places: ['0', '0', '7'] }, [0, 0, 7], true],
  [{ type: '4D', places: ['0', '0', '0', '7'] }, [0, 0, 7], false],
  [{ type: 'BS', places: ['B'] }, [1, 5], true],
  [{ type: 'BS', places: ['B'] }, [9, 4], false],
  [{ type: 'BS', places: ['S'] }, [0], true],
  [{ type: 'OE', places: ['O'] }, [2, 9], true],
  [{ type: 'OE', places: ['E'] }, [0], true],
  [{ type: 'BS', places: ['B'] }, [], false],
])('GAM-09 %j on a draw of %j hits: %j', (made, drawn, hits) => {
  expect(isHit(made, drawn)).toBe(hits);
});

test.each<[Parameters<typeof figuresOf>[0], readonly string[], readonly number[] | null]>([
  ['figures', ['0', '7', '7'], [0, 7, 7]],
  ['numbers', ['7', '14', '22', '28', '39', '41'], [1]],
  ['numbers', ['5', '5'], [0]],
  ['figures', ['12', '7'], null],
  ['figures', [], null],
  ['numbers', ['x'], null],
  ['numbers', ['-3'], null],
])('GAM-09 the figures of %s %j are %j', (kind, balls, figures) => {
  expect(figuresOf(kind, balls)).toEqual(figures);
});

test('GAM-09 a draw offers the plays it is long enough for', () => {
  expect(playsOf('figures', 5)).toEqual(['BS', 'OE', '2D', '3D', '4D']);
  expect(playsOf('figures', 3)).toEqual(['BS', 'OE', '2D', '3D']);
  expect(playsOf('numbers', 6)).toEqual(['BS', 'OE']);
});

test.each([
  ['10.00', '1.95', 2, '19.50'],
  ['0.01', '1.95', 2, '0.01'],
  ['1', '8500', 0, '8500'],
  ['3', '1.95', 0, '5'],
  ['9007199254740993', '95', 2, '855683929200394335.00'],
  ['1', 'NaN', 2, null],
  ['1', '-2', 2, null],
  ['1.005', '2', 2, null],
])('FLT-033 a stake of %s at %s with %i digits pays %j', (stake, odds, digits, prize) => {
  expect(prizeOf(stake, odds, digits)).toBe(prize);
});

test('FLT-033 prizes are reckoned to the minor unit, never rounded up and never more than one unit short', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 0, max: 99_999_999 }), (stake, odds) => {
      const text = `${Math.floor(odds / 10_000)}.${String(odds % 10_000).padStart(4, '0')}`;
      const prize = prizeMinor(stake, text) ?? -1n;
      const exact = stake * BigInt(odds);
      expect(prize * 10_000n <= exact && exact - prize * 10_000n < 10_000n).toBe(true);
    }),
  );
});
