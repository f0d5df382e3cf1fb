import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deploymentFiles } from './deployment.ts';
import { cachingOf, headersFor, policy } from './headers.ts';

const origins = { games: ['http://localhost:4174'], images: ['https://images.example'], platform: [] };

test('SAF-01 the policy allows no inline script or style and no string sink but the sanitiser', () => {
  const directives = new Map(
    policy(origins)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive]),
  );
  expect(directives.get('default-src')).toBe("default-src 'none'");
  expect(directives.get('script-src')).toBe("script-src 'self'");
  expect(directives.get('style-src')).toBe("style-src 'self'");
  expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directives.get('trusted-types')).toBe('trusted-types dompurify worker');
  expect(policy(origins)).not.toMatch(/unsafe|nonce|\*/);
});

test('SAF-01 games and pictures come from the brand document’s origins alone', () => {
  expect(policy(origins)).toContain('frame-src http://localhost:4174;');
  expect(policy(origins)).toContain("img-src 'self' data: blob: https://images.example;");
  expect(policy({ games: [], images: [], platform: [] })).toContain("frame-src 'none';");
});

test('SAF-01 VAL-03 what a person is about to send may be shown as a picture, and as nothing else', () => {
  const allowing = policy(origins)
    .split('; ')
    .filter((directive) => directive.includes('blob:'));
  expect(allowing).toEqual([expect.stringMatching(/^img-src /)]);
});

test('SAF-01 REG-06 a third party\u2019s check may load from the origins the brand names, and only then', () => {
  const human = ['https://check.example'];
  for (const directive of ['script-src', 'style-src', 'connect-src']) {
    expect(policy({ ...origins, human })).toContain(`${directive} 'self' https://check.example;`);
  }
  expect(policy({ ...origins, human })).toContain('trusted-types dompurify worker default');
  expect(policy({ ...origins, human: [] })).toBe(policy(origins));
});

test('SAF-01 FLT-069 a file carries what all answers carry and may not be framed, a page carries the whole policy', () => {
  expect(headersFor('file', origins)).toEqual({
    'content-security-policy': "frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headersFor('page', origins)).toMatchObject({ 'cross-origin-opener-policy': 'same-origin-allow-popups' });
  expect(headersFor('page', origins)['permissions-policy']).toContain('fullscreen=(self "http://localhost:4174")');
});

test('SAF-01 only what is named after its content is kept for ever', () => {
  expect(cachingOf('/assets/index-abc.js')).toContain('immutable');
  expect(cachingOf('/fonts/a-1a2b3c4d.woff2')).toContain('immutable');
  expect(cachingOf('/flags/EN.svg')).not.toContain('immutable');
  for (const path of ['/', '/rng', '/index.html', '/brand.json', '/brands/baize.css', '/boot.js'])
    expect(cachingOf(path)).toBe('no-cache');
});

test.each(Object.entries(deploymentFiles()))('SAF-01 %s is what the table of headers says', (path, content) => {
  expect(readFileSync(path, 'utf8')).toBe(content);
});
