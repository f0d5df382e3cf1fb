import { expect, test } from 'vitest';
import { errorCodes } from '../base/errors.ts';
import { afterMoneyFailure, fatePauses, type MoneyIntent, readIntents } from './moneyIntent.ts';

const intent: MoneyIntent = {
  key: '8d8ac610-566d-4ef0-9c22-186b2a5ed793',
  account: 'demo.member',
  what: 'Match ticket',
  bet: null,
};
const bet = { code: 'SVH-1', name: 'Harbour 3D 1-min', issue: '20241107-001', total: '5.00' };

test('FLT-029 FLT-042 only a rule that is asked after the key ends a press; every other failure is looked up', () => {
  const over = errorCodes.filter((code) => afterMoneyFailure({ code, outcome: 'answered' }) === 'refused');
  expect(over).toEqual([
    'validation-failed',
    'game-unavailable',
    'limit-reached',
    'on-a-break',
    'break-due',
    'playing-elsewhere',
    'summary-needed',
    'limits-needed',
    'payment-not-allowed',
    'insufficient-balance',
    'promotion-over',
    'promotion-not-open',
    'already-claimed',
    'nothing-to-claim',
    'insufficient-points',
    'out-of-stock',
    'terms-changed',
    'payment-password-wrong',
    'payment-password-locked',
    'payment-password-unset',
    'draw-closed',
    'odds-changed',
    'bet-refused',
    'turnover-required',
    'channel-closed',
    'movement-closed',
    'bill-changed',
    'bill-expired',
    'wallet-short',
  ]);
});

test.each([
  ['draw-closed', 'answered', 'refused'],
  ['insufficient-balance', 'answered', 'refused'],
  ['not-logged-in', 'not-sent', 'refused'],
  ['encryption-unavailable', 'not-sent', 'refused'],
  ['encryption-unavailable', 'unknown', 'unknown'],
  ['not-logged-in', 'answered', 'unknown'],
  ['not-logged-in', 'unknown', 'unknown'],
  ['in-flight', 'answered', 'unknown'],
  ['conflict', 'answered', 'unknown'],
  ['too-many', 'answered', 'unknown'],
  ['maintenance', 'answered', 'unknown'],
  ['timeout', 'unknown', 'unknown'],
  ['malformed', 'unknown', 'unknown'],
  ['network', 'unknown', 'unknown'],
] as const)('FLT-011 FLT-029 after %s (%s) the press is %s', (code, outcome, fate) => {
  expect(afterMoneyFailure({ code, outcome })).toBe(fate);
});

test('FLT-029 the fate of a key is asked for with growing patience, and not for ever', () => {
  expect([...fatePauses].sort((a, b) => a - b)).toEqual(fatePauses);
  expect(fatePauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(60_000);
});

test.each([
  [JSON.stringify([intent]), [intent]],
  [JSON.stringify([{ ...intent, bet }]), [{ ...intent, bet }]],
  [JSON.stringify([{ ...intent, movement: 'deposit' }]), [{ ...intent, movement: 'deposit' }]],
  [JSON.stringify([{ ...intent, movement: 'theft' }]), []],
  [JSON.stringify([{ ...intent, bill: 'B-241101-0412' }]), [{ ...intent, bill: 'B-241101-0412' }]],
  [JSON.stringify([{ ...intent, bill: 7 }]), []],
  [null, []],
  ['', []],
  ['{', []],
  ['{"key":1}', []],
  [JSON.stringify([{ ...intent, key: 'no-uuid' }, { ...intent, account: 7 }, null, intent]), [intent]],
  ...Object.keys(bet).map((field): [string, never[]] => [
    JSON.stringify([{ ...intent, bet: { ...bet, [field]: '' } }]),
    [],
  ]),
])('FLT-031 what was kept as %s is read as %j', (kept, intents) => {
  expect(readIntents(kept)).toEqual(intents);
});

test('FLT-031 where many presses were kept, the newest is among those that are read back', () => {
  const many = Array.from({ length: 30 }, (_, place) => ({ ...intent, what: `press ${place}` }));
  expect(readIntents(JSON.stringify(many)).at(-1)).toEqual(many.at(-1));
});
