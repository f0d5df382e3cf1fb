import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrubMessage, scrubName, scrubStack } from './scrub.ts';

const origin = 'https://site.example';
const frame = (line: string) => `${line} (${origin}/assets/index-1a2B_3c4.js:1:2345)`;

test.each([
  ["Cannot read properties of undefined (reading 'map')", 'Cannot read properties of undefined reading map'],
  ['Unexpected token \'S\', "Secret.Horse.9" is not valid JSON', 'Unexpected token … is not valid JSON'],
  [
    'Failed to fetch dynamically imported module: https://a.example/?code=1234',
    'Failed to fetch dynamically imported module …',
  ],
  ["Failed to execute 'removeChild' on 'Node'", 'Failed to execute removeChild on Node'],
  ['amount 24680.50 for 03001234567', '… for …'],
  ['کوئی بات', '…'],
])('OPS-31 a message keeps its known words alone: %s', (message, kept) => {
  expect(scrubMessage(message)).toBe(kept);
});

test('OPS-31 SAF-04 whatever was typed before, no report has it, wherever an error carries it', () => {
  const typed = fc.string({ minLength: 4 }).filter((text) => scrubMessage(text) !== text.trim());
  const secret = fc.oneof(
    fc.constantFrom('Baize.demo.1', '246810', 'eyJhbGciOi.abc-DEF_1', '+92 300 1234567', 'hunter22'),
    typed,
  );
  const around = fc.constantFrom(
    (text: string) => text,
    (text: string) => `Unexpected token in "${text}"`,
    (text: string) => `Error: ${text}\n at ${text}\n${frame('    at f')}`,
    (text: string) => `    at (https://other.example/assets/${text}.js:1:2)`,
    (text: string) => `@${origin}/assets/x.js?code=${text}:1:2`,
  );
  fc.assert(
    fc.property(secret, around, (text, wrap) => {
      const left = JSON.stringify([scrubMessage(wrap(text)), scrubName(text), scrubStack(wrap(text), origin)]);
      for (const word of text.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= 4 && scrubMessage(part) === '…'))
        expect(left.replaceAll('1a2B_3c4', '')).not.toContain(word);
    }),
  );
});

test('OPS-31 a message has at most 120 signs', () => {
  expect(scrubMessage('undefined is not a function '.repeat(20)).length).toBeLessThanOrEqual(120);
});

test('OPS-31 a stack keeps places in scripts of ours', () => {
  const stack = [
    'TypeError: at secret@home',
    frame('    at Home'),
    `    at https://other.example/assets/evil.js:1:1`,
    `    at chrome-extension://abc/assets/x.js:1:1`,
    `f@${origin}/assets/site-9.js:3:14`,
    `    at ${origin}/rng?code=1234:1:1`,
  ].join('\n');
  expect(scrubStack(stack, origin)).toEqual(['assets/index-1a2B_3c4.js:1:2345', 'assets/site-9.js:3:14']);
  expect(scrubStack(undefined, origin)).toEqual([]);
});

test('OPS-31 names are of a closed list', () => {
  expect([scrubName('TypeError'), scrubName('hunter22'), scrubName(undefined)]).toEqual([
    'TypeError',
    'Error',
    'Error',
  ]);
});
