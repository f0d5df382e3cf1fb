import fc from 'fast-check';
import { expect, test } from 'vitest';
import { desPathOpener } from './servicePath.ts';

// Made by openssl enc -des-ecb -K 38627974656b6579 ("8bytekey"), base64.
const known = 'cDupIkW1e3Jrnq6Ru7vy6Lv6vm8E22ANzWX+iHhzFpA=8bytekey';

test('SVC-01 a sealed path is opened by the key of its last 8 characters', async () => {
  expect(await desPathOpener.open(known)).toBe('https://help.example/chat');
});

test.each([['8bytekey'], [''], ['short'], ['%%%%8bytekey'], ['AAAA8bytekey'], [`${'A'.repeat(11)}=wrongkey`]])(
  'SVC-01 FLT-048 %j is no sealed path and opens nothing',
  async (path) => {
    await expect(desPathOpener.open(path)).rejects.toThrow(RangeError);
  },
);

test('SVC-01 whatever a platform sends ends in a text or a RangeError', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 80 }), async (path) => {
      const end = await desPathOpener.open(path).catch((error: unknown) => error);
      expect(typeof end === 'string' || end instanceof RangeError).toBe(true);
    }),
  );
});
