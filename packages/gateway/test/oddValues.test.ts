import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sendContactCode } from '../src/account/contacts.ts';
import { openSessions } from '../src/account/openSessions.ts';
import { closingState, loginHistory, memberIcons, memberProfile } from '../src/account/profile.ts';
import { readAnswer } from '../src/base/answer.ts';
import type { AnyEndpoint } from '../src/base/endpoint.ts';
import { accountRecord, accountRecords } from '../src/records/accountRecords.ts';
import { bettingRecord, bettingRecords, personalProfit } from '../src/records/betRecords.ts';
import { bet, bets, movement, movements, profile, profit, shown } from './records.fixture.ts';

const login = {
  loginId: 'L1',
  loginTime: 1_795_262_400_000,
  ip: '203.0.•••',
  countryCode: 'PK',
  device: 'Chrome, Android',
  type: 'password',
  current: true,
};
const openSession = {
  sessionId: 'S1',
  startTime: 1_795_262_400_000,
  ip: '203.0.•••',
  countryCode: 'PK',
  device: 'Chrome, Android',
  current: true,
};

const sound: readonly [string, AnyEndpoint, object][] = [
  ['bettingRecords', bettingRecords, bets],
  ['bettingRecord', bettingRecord, { record: bet, settleTime: null, lottery: null, currency: 'PKR' }],
  ['accountRecords', accountRecords, movements],
  ['accountRecord', accountRecord, { record: movement, currency: 'PKR' }],
  ['personalProfit', personalProfit, profit],
  ['memberProfile', memberProfile, profile],
  ['memberIcons', memberIcons, [{ iconId: 'u1', icon: '/art/avatars/u1.svg' }]],
  ['loginHistory', loginHistory, [login]],
  ['openSessions', openSessions, [openSession]],
  ['closingState', closingState, { obstacles: ['balance'], balance: '5.00', keptDays: 30 }],
  ['sendContactCode', sendContactCode, { expiredMinutes: 2 }],
];

const head = { status: 200, ok: true, headers: new Headers(), hadToken: true };

const answered = (endpoint: AnyEndpoint, value: unknown) =>
  readAnswer(endpoint, head, JSON.stringify({ success: true, value }), 0);

describe('malformed records', () => {
  test.each(sound)(
    'FLT-080 %s: whatever any of its fields turns into, nothing odd could be shown',
    (_, endpoint, value) => {
      expect(answered(endpoint, value).ok).toBe(true);
      const places = pathsIn(value);
      fc.assert(
        fc.property(fc.constantFrom(...places), fc.oneof(fc.jsonValue(), odd), (path, other) => {
          const answer = answered(endpoint, replaced(value, path, other));
          if (!answer.ok) {
            expect(answer.details).toMatchObject({ code: 'malformed' });
            return;
          }
          const strange = shown(answer.value).filter((text) =>
            /^(?:NaN|undefined|null|-?Infinity|\[object Object\])$/.test(text),
          );
          // A name is shown as received, whatever it is; figures, times and states are never strange.
          expect(strange.filter((text) => text !== other)).toEqual([]);
        }),
        { numRuns: 400 },
      );
    },
  );

  const odd = fc.constantFrom(null, 'NaN', 'undefined', '', -1, 1e21, 1.5, '1e309', [], {}, true, '٣', '\u202E1');

  function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
    if (typeof value !== 'object' || value === null) return [[...path]];
    const below = Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]));
    return path.length > 0 ? [[...path], ...below] : below;
  }

  function replaced(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
    if (key === undefined) return other;
    const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
    const fields = copy as Record<string, unknown>;
    fields[key] = replaced(fields[key], rest, other);
    return copy;
  }
});
