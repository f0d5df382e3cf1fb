import { expect, test } from 'vitest';
import { type Capability, isOffered, type Offers } from './capabilities.ts';

test.each<[Offers, Capability | undefined, boolean]>([
  [null, 'points', true],
  [null, 'push', false],
  [[], undefined, true],
  [[], 'points', false],
  [['points', 'a-stranger'], 'points', true],
  [['points', 'push'], 'push', true],
  [['points'], 'vip', false],
])('ADP-03 of %j, %s is offered: %s', (offers, capability, offered) => {
  expect(isOffered(offers, capability)).toBe(offered);
});
