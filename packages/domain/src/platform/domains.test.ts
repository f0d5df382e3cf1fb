import { describe, expect, test } from 'vitest';
import { otherDomains, sameAddressAt } from './domains.ts';

describe('other addresses of the site', () => {
  const here = 'https://one.example';
  const two = 'https://two.example';
  test.each([
    [[here, two], [here, two], [two]],
    [[here, two], null, [two]],
    [[here, two], [here], []],
    [[here], [here, 'https://thief.example'], []],
    [[here, two, two], [two], [two]],
  ])('APP-12 of %j, routed to %j', (listed, routed, offered) => {
    expect(otherDomains(listed, routed, here)).toEqual(offered);
  });

  test('APP-12 the same page is kept, and never another host', () => {
    expect(sameAddressAt(two, '/rng?vendor=OMB')).toBe('https://two.example/rng?vendor=OMB');
    expect(sameAddressAt(two, '//thief.example/x')).toBe(two);
  });
});
