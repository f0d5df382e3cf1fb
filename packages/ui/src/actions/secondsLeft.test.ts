import { expect, test } from 'vitest';
import { secondsLeft } from './secondsLeft.ts';

const now = 1_731_000_000_000;

test.each([
  [null, 0],
  [now - 60_000, 0],
  [now, 0],
  [now + 1, 1],
  [now + 1000, 1],
  [now + 1001, 2],
  [now + 59_750, 60],
  [now + 600_000, 600],
])('SMS-01 a deadline of %s leaves %i seconds', (deadline, seconds) => {
  expect(secondsLeft(deadline, now)).toBe(seconds);
});
