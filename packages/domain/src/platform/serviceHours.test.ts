import { expect, test } from 'vitest';
import { serviceState } from './serviceHours.ts';

const hours = (from: string, to: string, timeZone = 'Asia/Karachi') => ({ from, to, timeZone, firstAnswer: null });
const at = (moment: string) => Date.parse(moment);

test('SVC-03 a closed service says until when it will be open', () => {
  const state = serviceState(hours('20:00', '04:00'), at('2024-11-07T23:00:00Z'));
  expect(state).toEqual({ open: false, from: at('2024-11-08T15:00:00Z'), to: at('2024-11-08T23:00:00Z') });
});

test.each([
  ['09:00', '18:00', '2024-11-07T04:00:00Z', true],
  ['09:00', '18:00', '2024-11-07T12:59:59Z', true],
  ['09:00', '18:00', '2024-11-07T13:00:00Z', '2024-11-08T04:00:00Z'],
  ['09:00', '18:00', '2024-11-07T03:59:59Z', '2024-11-07T04:00:00Z'],
  ['00:00', '24:00', '2024-11-07T18:59:59Z', true],
  ['20:00', '04:00', '2024-11-07T22:30:00Z', true],
  ['20:00', '04:00', '2024-11-07T23:00:00Z', '2024-11-08T15:00:00Z'],
])('SVC-03 from %s to %s in Karachi, at %s', (from, to, now, expected) => {
  const state = serviceState(hours(from, to), at(now));
  expect(state).toMatchObject(typeof expected === 'string' ? { open: false, from: at(expected) } : { open: true });
});
