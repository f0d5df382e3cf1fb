import * as v from 'valibot';
import { expect, test } from 'vitest';
import { memberInfo, unreadCount } from '../src/account/member.ts';
import { playSession } from '../src/games/play.ts';
import { balance } from '../src/money/wallet.ts';
import { permission, systemStatus } from '../src/platform/system.ts';
import { registerSettings } from '../src/sign-in/registerSettings.ts';
import { captcha, login, readRefusal } from '../src/sign-in/session.ts';
import { read } from './fixture.ts';

test.each([
  ['12.50', '12.50'],
  [12.5, '12.5'],
  ['999999999999.99', '999999999999.99'],
  [0, '0'],
  ['NaN', null],
  ['1e309', null],
  ['-0', null],
  ['123456789012345678901', null],
  [null, null],
  [undefined, null],
  [{}, null],
])('FLT-033 a balance of %j is %j', (sumBalance, amount) => {
  expect(read(balance, { sumBalance })).toEqual({ amount, currency: null });
});

test.each([
  [
    { status: 0, ip: '10.0.0.1' },
    { status: 'normal', ip: '10.0.0.1' },
  ],
  [1, { status: 'maintenance', ip: null }],
  [{ status: 2 }, { status: 'restricted', ip: null }],
  [{ status: '1' }, { status: 'unknown', ip: null }],
  [{ status: 3 }, { status: 'unknown', ip: null }],
  [null, { status: 'unknown', ip: null }],
])('FLT-084 the status %j is %j', (wire, value) => {
  expect(read(systemStatus, wire)).toEqual(value);
});

test('APP-07 the permission answer becomes the ids that are on, and what else the host may show', () => {
  const rule = { enabled: true, required: '1', minLength: '4', maxLength: 12, acceptedPattern: '*', patternId: 3 };
  const info = {
    whitelabel: [{ modId: 'A', enabled: '1', childrenNodes: [{ modId: 'B', enabled: 1 }] }],
    registrationRules: { email: rule, line: 'broken' },
    resources: [{ resourceType: 'telegram', url: 'https://t.example', qrCodeUrl: '' }, { url: 'x' }],
    customerService: [{ type: '3', path: 'abc' }],
    analytics: { gtagId: 'G-ABCD1234' },
    imageCDNs: ['https://a.example'],
    launchGameCDNs: [],
    location: { ip: '10.0.0.1' },
    maintenance: false,
    regionRestriction: true,
  };
  expect(read(permission, { info })).toEqual({
    modules: ['A'],
    doubtfulModules: 1,
    registrationRules: {
      email: { enabled: true, required: true, minLength: 4, maxLength: 12, pattern: '*', patternId: '3' },
      line: { enabled: false, required: false, minLength: null, maxLength: null, pattern: null, patternId: null },
    },
    resources: [{ type: 'telegram', url: 'https://t.example', qrCode: null }],
    customerService: [{ type: '3', path: 'abc' }],
    gtagId: 'G-ABCD1234',
    imageOrigins: ['https://a.example'],
    launchOrigins: [],
    offers: null,
    ip: '10.0.0.1',
    maintenance: false,
    regionRestriction: true,
  });
});

test('FLT-083 a permission answer with nothing in it switches everything off', () => {
  expect(read(permission, { info: {} })).toMatchObject({
    modules: [],
    registrationRules: {},
    gtagId: null,
    maintenance: false,
  });
  expect(read(registerSettings, { rules: null })).toEqual({ humanCheck: null, rules: {} });
});

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

test('LGN-06 a captcha is a PNG as a data address, with its id where the platform sends one', () => {
  expect(read(captcha, pixel)).toEqual({ image: `data:image/png;base64,${pixel}`, id: null });
  expect(read(captcha, { image: `data:image/png;base64,${pixel}`, id: 'c1' })).toEqual({
    image: `data:image/png;base64,${pixel}`,
    id: 'c1',
  });
});

test.each([
  ['PHN2Zz48L3N2Zz4='],
  ['iVBORw0KGgo"><img>'],
  [''],
  [`${pixel.slice(0, 40)}${'A'.repeat(5_000_000)}`],
  [null],
])('FLT-089 a captcha that is no small PNG is malformed', (image) => {
  expect(v.safeParse(captcha.value, image).success).toBe(false);
  expect(v.safeParse(captcha.value, { image }).success).toBe(false);
});

test('LGN-06 a refusal says whether a captcha is due; anything unreadable says no', () => {
  expect(readRefusal({ captcha: true })).toEqual({ captcha: true, fields: {} });
  expect(readRefusal({ captcha: '1', fields: { username: 'username-taken' } })).toEqual({
    captcha: true,
    fields: { username: 'username-taken' },
  });
  for (const value of [null, undefined, 'captcha', 1, [], { captcha: 'maybe' }]) {
    expect(readRefusal(value)).toEqual({ captcha: false, fields: {} });
  }
});

test('LGN-04 a login answers a token, and flags that may be missing', () => {
  expect(read(login, { token: 't' })).toEqual({
    token: 't',
    firstTimeLogin: false,
    passwordExpired: false,
    verificationDue: false,
  });
  expect(v.safeParse(login.value, { token: '' }).success).toBe(false);
  expect(v.safeParse(login.value, { token: null }).success).toBe(false);
});

test('VIP-01 a player is VIP when a club label is present', () => {
  const wire = { id: 5, account: 'heron', type: 0, toUpline: true, memberLabel: [{ labelName: 'gold' }, {}] };
  expect(read(memberInfo, wire)).toEqual({
    id: '5',
    account: 'heron',
    nickname: null,
    type: '0',
    toUpline: true,
    club: null,
    labels: ['gold'],
  });
  expect(read(memberInfo, { ...wire, clubLabel: { labelName: 'VIP', rankLevel: 6 } }).club).toEqual({
    name: 'VIP',
    rank: 6,
  });
});

test('HDR-06 broken counts are zero', () => {
  expect(read(unreadCount, { unreadMessage: '3', availablePromo: -1 })).toEqual({ messages: 3, promotions: 0 });
});

test('RSP-01 a session bar never shows a limit it cannot trust', () => {
  const limits = [
    { kind: 'stake', period: 'day', left: '10' },
    { kind: 'stake', period: 'day', left: 'NaN' },
    { kind: 'luck', period: 'day', left: '1' },
  ];
  expect(read(playSession, { startedAt: 1_795_262_401_000, staked: '2', won: 'x', limits })).toEqual({
    startedAt: 1_795_262_401_000,
    staked: '2',
    won: null,
    currency: null,
    limits: [{ kind: 'stake', period: 'day', left: '10' }],
    realityCheck: null,
    rest: null,
    summaryDays: null,
    limitsDue: null,
    pause: null,
    elsewhereUntil: null,
  });
});
