import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameAddress, safeExternal, sameOriginPath } from './addresses.ts';

const rule = {
  origins: ['https://play.example', 'https://play.example:8443', 'http://127.0.0.1:4100'],
  own: 'https://site.example',
};

test.each([
  ['https://play.example/g/1?token=a', 'https://play.example/g/1?token=a'],
  ['https://play.example:8443/g', 'https://play.example:8443/g'],
  ['http://127.0.0.1:4100/g', 'http://127.0.0.1:4100/g'],
  ['HTTPS://PLAY.EXAMPLE/g', 'https://play.example/g'],
])('FLT-059 %s is framed', (url, framed) => {
  expect(gameAddress(url, rule)).toBe(framed);
});

test.each([
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['data:text/html,<script>1</script>'],
  ['blob:https://play.example/1'],
  ['http://play.example/g'],
  ['//play.example/g'],
  ['/g'],
  ['https://site.example/g'],
  ['https://play.example.evil/g'],
  ['https://good.evil'],
  ['https://play.example@evil.example/g'],
  ['https://user:pass@play.example/g'],
  ['https://play.example:444/g'],
  ['https://pl\u0430y.example/g'],
  ['https://xn--ply-7cd.example/g'],
  ['https://play.example\\@evil.example/g'],
  ['https:\\\\play.example/g'],
  ['https:play.example/g'],
  ['https:///play.example/g'],
  [' https://play.example/g'],
  ['https://play.exam\tple/g'],
  ['https://play.example/g\n'],
  ['http://127.0.0.1:4101/g'],
  [''],
  [null],
  [['https://play.example/g']],
  [`https://play.example/${'a'.repeat(5000)}`],
])('FLT-059 %j is not framed', (url) => {
  expect(gameAddress(url, rule)).toBeNull();
});

test('FLT-059 our own origin is never framed, even when a brand lists it', () => {
  expect(
    gameAddress('https://site.example/g', { origins: ['https://site.example'], own: 'https://site.example' }),
  ).toBeNull();
});

test('FLT-059 whatever is framed has exactly an allowed origin', () => {
  const pieces = fc.constantFrom(
    'https:',
    'http:',
    '//',
    '/',
    '@',
    ':',
    'play.example',
    'evil.example',
    '8443',
    '\\',
    '?',
    '#',
    '.',
    '%2f',
    '\u3002',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
      const framed = gameAddress(parts.join(''), rule);
      if (framed !== null) expect(rule.origins).toContain(new URL(framed).origin);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/rng?vendor=OMB', '/rng?vendor=OMB'],
  ['/', '/'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['rng', null],
  ['', null],
  [undefined, null],
])('SAF-02 the way back %j is %j', (value, path) => {
  expect(sameOriginPath(value)).toBe(path);
});

test('SAF-02 a way back never leaves the origin', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('/', '\\', '.', 'a', '@', ':', '\t', '?', '#') }), (text) => {
      const path = sameOriginPath(text);
      if (path !== null) expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
    }),
    { numRuns: 2000 },
  );
});

const hosts = ['example.org', '*.friend.example'];

test.each([
  ['https://example.org/x', true],
  ['https://a.friend.example/', true],
  ['https://friend.example/', false],
  ['https://notfriend.example/', false],
  ['https://a.friend.example:444/', false],
  ['http://example.org/', false],
  ['https://sub.example.org/', false],
  ['https://example.org.evil/', false],
  ['mailto:a@example.org', false],
])('FLT-048 the outside address %s is allowed: %s', (url, allowed) => {
  expect(safeExternal(url, hosts) !== null).toBe(allowed);
});
