import fc from 'fast-check';
import { exportJWK, exportSPKI, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { joseCipher } from '../base/cipher.ts';
import { type BrandFile, readBrand } from './brand.ts';

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
  ['ageGate', 19],
  ['ageGate', { age: 17 }],
  ['ageGate', { age: 19, link: 'http://age.example' }],
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
      social: [],
      sendVisitorsAway: false,
      chatHeaderColour: null,
    },
  });
});

test('BRD-02 FTR-01 known marks are given by name, others with their words, emblem and link', () => {
  const reading = readBrand({
    ...file,
    licences: [
      'mt',
      { id: 'hgb', label: 'Harbour Gaming Board', emblem: 'seal.svg', link: 'https://board.example/1' },
      { id: 'nc', label: { UR: 'شمالی کمیشن', EN: 'Northern Commission' }, letters: 'NORTH', emblem: 'landmark' },
    ],
    social: { facebook: 'https://f.example/x', harbour: { label: 'Club', link: 'https://club.example' } },
    socialLogins: [
      { provider: 'telegram', url: '/telegram' },
      { provider: 'harbour', label: 'Harbour ID', url: '/harbour' },
    ],
    statuses: { won: { emblem: 'star' }, lost: { emblem: 'wave.svg' } },
    ageGate: { age: 19, emblem: '/marks/19.svg', link: 'https://age.example' },
  });
  if (!reading.ok) throw new Error(reading.problems.join());
  const { brand } = reading;
  expect(brand.licences).toMatchObject([
    { id: 'mt', label: { EN: 'Malta' }, letters: 'MALTA', emblem: 'crown', link: null },
    { letters: 'HGB', emblem: '/brands/plain.seal.svg', link: 'https://board.example/1' },
    { label: { EN: 'Northern Commission' }, letters: 'NORTH', emblem: 'landmark' },
  ]);
  expect(brand.social).toMatchObject([
    { id: 'facebook', label: { EN: 'Facebook' }, emblem: 'facebook', link: 'https://f.example/x', isOwn: false },
    { id: 'harbour', label: 'Club', letters: 'C', emblem: null, link: 'https://club.example', isOwn: true },
  ]);
  expect(brand.socialLogins).toMatchObject([
    { provider: 'telegram', label: { EN: 'Telegram' }, emblem: 'telegram' },
    { provider: 'harbour', label: 'Harbour ID', letters: 'HI', emblem: null },
  ]);
  expect(brand.statuses).toEqual({ won: 'star', lost: '/brands/plain.wave.svg' });
  expect(brand).toMatchObject({ ageGate: 19, ageMark: { label: '19+', emblem: '/marks/19.svg' } });
  expect(readBrand({ ...file, ageGate: 21 })).toMatchObject({ brand: { ageGate: 21, ageMark: { label: '21+' } } });
});

test.each([
  ['javascript:alert(1)'],
  ['data:image/svg+xml,<svg/>'],
  ['//evil.example/seal.svg'],
  ['http://evil.example/seal.svg'],
  ['../seal.svg'],
  ['<svg onload=alert(1)>'],
])('BRD-02 SAF-02 an emblem or a link of %s is none', (address) => {
  const entry = { id: 'hgb', label: 'Board' };
  for (const wrong of [{ emblem: address }, { link: address }])
    expect(readBrand({ ...file, licences: [{ ...entry, ...wrong }] })).toMatchObject({ brand: { licences: [] } });
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
    expect((await cipher.seal({ a: 1 }, 0)).split('.')).toHaveLength(5);
  }
});
