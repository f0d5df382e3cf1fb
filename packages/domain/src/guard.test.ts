import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPath, decideVisit } from './guard.ts';

const visitor = { sendAway: true, signedIn: false };

test.each([
  ['/login'],
  ['/register'],
  ['/register.html'],
  ['/helpmc'],
  ['/download'],
  ['/down'],
  ['/login/'],
  ['/LOGIN'],
  ['//login'],
  ['/login?returnTo=%2Frng'],
  ['/register#top'],
])('NAV-13 %s passes without a token', (address) => {
  expect(decideVisit({ ...visitor, address })).toEqual({ kind: 'pass' });
});

test.each([['/'], ['/rng?vendor=OMB'], ['/loginx'], ['/register.htm'], ['/help'], ['/game/login']])(
  'NAV-13 %s leads to login and back',
  (address) => {
    expect(decideVisit({ ...visitor, address })).toEqual({ kind: 'sign-in', returnTo: address });
  },
);

test('NAV-13 a token passes, and so does everybody where the brand sends nobody away', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      expect(decideVisit({ sendAway: true, signedIn: true, address: `/${path}` }).kind).toBe('pass');
      expect(decideVisit({ sendAway: false, signedIn: false, address: `/${path}` }).kind).toBe('pass');
    }),
  );
});

test('FLT-026 where a visit is sent to always passes, so the guard cannot loop', () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      const visit = decideVisit({ ...visitor, address: `/${path}` });
      if (visit.kind === 'sign-in') expect(decideVisit({ ...visitor, address: '/login' }).kind).toBe('pass');
      if (visit.kind === 'sign-in') expect(visit.returnTo.startsWith('//')).toBe(false);
    }),
  );
});

test('NAV-13 an address of another origin is no way back', () => {
  expect(decideVisit({ ...visitor, address: '//evil.example/rng' })).toEqual({ kind: 'sign-in', returnTo: '/' });
});

test.each([
  ['/', '/'],
  ['', '/'],
  ['/RNG/', '/rng'],
  ['//rng//', '/rng'],
  ['/rng?x=/y#z', '/rng'],
])('FLT-102 %s is the path %s', (address, path) => {
  expect(cleanPath(address)).toBe(path);
});
