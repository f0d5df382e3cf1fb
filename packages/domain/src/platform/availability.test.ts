import { expect, test } from 'vitest';
import { decideAvailability, readSystemStatus } from './availability.ts';

const flags = (maintenance: boolean, regionRestriction: boolean) => ({ maintenance, regionRestriction });

test.each([
  [0, 'normal'],
  [1, 'maintenance'],
  [2, 'restricted'],
] as const)('APP-04 status %s means %s', (value, status) => {
  expect(readSystemStatus(value)).toBe(status);
});

test.each([[3], ['1'], [null], [undefined], [Number.NaN], [-1], [true], [{}]])(
  'FLT-084 status %j is unknown',
  (value) => {
    expect(readSystemStatus(value)).toBe('unknown');
  },
);

test.each([
  ['normal', null, 'normal'],
  ['normal', flags(false, false), 'normal'],
  ['normal', flags(true, false), 'maintenance'],
  ['normal', flags(false, true), 'blocked'],
  ['normal', flags(true, true), 'blocked'],
  ['maintenance', null, 'maintenance'],
  ['maintenance', flags(false, false), 'maintenance'],
  ['maintenance', flags(false, true), 'blocked'],
  ['restricted', null, 'blocked'],
  ['restricted', flags(true, false), 'blocked'],
  ['unknown', null, 'unknown'],
  ['unknown', flags(false, false), 'unknown'],
  ['unknown', flags(true, false), 'maintenance'],
  ['unknown', flags(false, true), 'blocked'],
] as const)('APP-04 status %s with flags %j is %s', (status, permission, availability) => {
  expect(decideAvailability(status, permission)).toBe(availability);
});
