import { expect, test } from 'vitest';
import { changeOf } from './comparison.ts';

test.each([
  ['412', '381', '8.1', 'up'],
  ['2380735', '2204384', '8.0', 'up'],
  ['1318420', '1402600', '6.0', 'down'],
  ['-50', '100', '150.0', 'down'],
  ['100', '-50', '300.0', 'up'],
  ['7', '7', '0.0', 'same'],
  ['0', '0', '0.0', 'same'],
  ['5', '0', null, 'up'],
  ['0', '5', '100.0', 'down'],
  ['1.0005', '1', '0.1', 'up'],
])('AGT-03 %s after %s is a change of %s per cent, %s', (now, before, percent, trend) => {
  expect(changeOf(now, before)).toEqual({ percent, trend });
});

test('AGT-03 a figure that cannot be read has no change', () => {
  expect(changeOf('lots', '1')).toBeNull();
});
