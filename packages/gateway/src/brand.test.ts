import fc from 'fast-check';
import { exportJWK, exportSPKI, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { type BrandFile, readBrand } from './brand.ts';
import { joseCipher } from './cipher.ts';

const file: BrandFile = {
  id: 'plain',
  name: 'Plain',
  merchant: 'plain',
  merchantCode: 'pln',
  logos: { light: '/brand/light.svg', dark: '/brand/dark.svg' },
  tokenSheet: '/brand/plain.css',
  platformKey: { kid: 'k1', key: { kty: 'RSA', n: 'AQAB', e: 'AQAB' } },
};

const mandatory = ['id', 'name', 'merchant', 'merchantCode', 'logos', 'tokenSheet', 'platformKey'];

test('APP-01 a document with what is mandatory is a brand with the defaults of the source', () => {
  const reading = readBrand(file);
  expect(reading).toMatchObject({
    ok: true,
    brand: {
      platform: 'web',
      lotteryType: 'SEA',
      device: 'WEB',
      defaultLanguage: 'EN',
      languages: ['EN', 'UR'],
      currency: { code: null, symbol: null, digits: 2 },
      prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
      announcementTypes: ['B', 'PL', 'PU', 'PR', 'H'],
      announcementExecution: 'B',
      sendVisitorsAway: false,
      rememberPassword: false,
      ageGate: 18,
      copyrightYear: 2024,
      affiliateParameter: 'code',
      jackpot: null,
      defaultPassword: null,
      vendorLists: { esports: [], cockfight: [] },
      jurisdiction: { freePlay: false, cockfight: false, simulatedJackpots: false, helpLine: true },
    },
  });
});

test.each(mandatory)('APP-02 a document without %s is refused, and says so', (field) => {
  expect(readBrand({ ...file, [field]: undefined })).toEqual({ ok: false, problems: [expect.stringContaining(field)] });
});

test.each([
  ['tokenSheet', 'javascript:alert(1)'],
  ['tokenSheet', '//evil.example/x.css'],
  ['tokenSheet', 'http://evil.example/x.css'],
  ['id', 'Plain<'],
  ['platformOrigin', 'https://a.example/path'],
  ['currency', { digits: -1 }],
  ['currency', { digits: 2.5 }],
  ['languages', []],
  ['platformKey', { kid: 'k', key: 'secret' }],
  ['ageGate', 16],
])('APP-02 %s of %j is refused', (field, value) => {
  const reading = readBrand({ ...file, [field]: value });
  expect(reading).toEqual({ ok: false, problems: [expect.stringMatching(new RegExp(`^${field}`))] });
});

test('APP-02 what is not mandatory falls back to the careful choice', () => {
  const reading = readBrand({
    ...file,
    ...{
      gameOrigins: ['https://a.example/path'],
      allowedHosts: 'all',
      rememberPassword: 'yes',
      jackpot: { base: 'NaN', epoch: 1 },
    },
    licences: ['xx'],
    social: { myspace: '/x' },
    sendVisitorsAway: 1,
    chatHeaderColour: 'red',
  });
  expect(reading).toMatchObject({
    ok: true,
    brand: {
      gameOrigins: [],
      allowedHosts: [],
      rememberPassword: false,
      jackpot: null,
      licences: [],
      social: {},
      sendVisitorsAway: false,
      chatHeaderColour: null,
    },
  });
});

test('I18-02 the default language is always one of the brand\u2019s', () => {
  expect(readBrand({ ...file, languages: ['UR', 'VI', 'UR'], defaultLanguage: 'EN' })).toMatchObject({
    brand: { languages: ['UR', 'VI'], defaultLanguage: 'UR' },
  });
});

test('APP-02 whatever comes as a brand document, reading it never throws', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...mandatory, 'currency', 'jurisdiction', 'jackpot'), (value, field) => {
      expect(readBrand(value).ok).toBe(false);
      expect(typeof readBrand({ ...file, [field]: value }).ok).toBe('boolean');
    }),
  );
});

test('API-03 the key of a brand document seals, as a JWK or as PEM text', async () => {
  const { publicKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  for (const key of [await exportJWK(publicKey), (await exportSPKI(publicKey)).trim()]) {
    const reading = readBrand({ ...file, platformKey: { kid: 'k1', key } });
    if (!reading.ok) throw new Error(reading.problems.join());
    const cipher = await joseCipher(reading.brand.platformKey);
    expect((await cipher.seal({ a: 1 })).split('.')).toHaveLength(5);
  }
});
