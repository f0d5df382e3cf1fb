import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPath, decideVisit } from './guard.ts';

const visitor = { sendAway: true, signedIn: false };

test.each([['/helpmc'], ['/download'], ['/down'], ['/HELPMC/'], ['//down?x=1']])(
  'NAV-13 %s passes without a token',
  (address) => {
    expect(decideVisit({ ...visitor, address })).toEqual({ kind: 'pass' });
    expect(decideVisit({ ...visitor, address, wayIn: true })).toEqual({ kind: 'pass' });
  },
);

test.each([
  ['/login'],
  ['/register'],
  ['/register.html'],
  ['/login/'],
  ['/LOGIN'],
  ['//login'],
  ['/login?returnTo=%2Frng'],
  ['/register#top'],
])('NAV-13 %s is a door, with nothing behind it', (address) => {
  expect(decideVisit({ ...visitor, address })).toEqual({ kind: 'door' });
  expect(decideVisit({ ...visitor, signedIn: true, address })).toEqual({ kind: 'pass' });
});

test('NAV-13 registration and a lost password are doors over any page', () => {
  expect(decideVisit({ ...visitor, address: '/?modal=forgot', wayIn: true })).toEqual({ kind: 'door' });
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
      if (visit.kind === 'sign-in') expect(decideVisit({ ...visitor, address: '/login' }).kind).toBe('door');
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
