import { compactDecrypt, exportJWK, exportSPKI, generateKeyPair } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { joseCipher } from './cipher.ts';
import type { PlatformKey } from './sealing.ts';

let pair: CryptoKeyPair;
beforeAll(async () => {
  pair = (await generateKeyPair('RSA-OAEP-256', { extractable: true })) as CryptoKeyPair;
});

const open = async (payload: string) => {
  const { plaintext, protectedHeader } = await compactDecrypt(payload, pair.privateKey);
  return { header: protectedHeader, input: JSON.parse(new TextDecoder().decode(plaintext)) };
};

test('API-03 a sealed payload opens with the private key alone, and holds the input, the moment and a nonce', async () => {
  const cipher = await joseCipher({ kid: 'k1', key: await exportJWK(pair.publicKey) });
  const input = { username: 'heron', password: ' p\u0000🐓 ' };
  const payload = await cipher.seal(input, 1_700_000_000_999);
  expect(payload.split('.')).toHaveLength(5);
  expect(payload).not.toContain('heron');
  const opened = await open(payload);
  expect(opened.header).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' });
  expect(opened.input).toEqual({ ...input, iat: 1_700_000_000, nonce: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

test('FLT-020 sealing the same twice gives two nonces', async () => {
  const cipher = await joseCipher({ kid: 'k1', key: await exportSPKI(pair.publicKey) });
  const [first, second] = await Promise.all([cipher.seal({ a: 1 }, 0), cipher.seal({ a: 1 }, 0)]);
  expect((await open(first)).input.nonce).not.toBe((await open(second)).input.nonce);
});

test.each([['no PEM'], [{ kty: 'RSA', n: '', e: '' }], [{ kty: 'oct', k: 'AAAA' }]])(
  'FLT-020 the key %j seals nothing',
  async (key) => {
    await expect(
      joseCipher({ kid: 'k', key: key as PlatformKey['key'] }).then((cipher) => cipher.seal({ a: 1 }, 0)),
    ).rejects.toThrow();
  },
);
