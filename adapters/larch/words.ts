import { minorUnits, type RefusalOf, wordMap } from '@baize/adapter';
import { movementStates } from '@baize/domain';
import * as v from 'valibot';

/** Decimals of the currencies that larch has. */
export const money = minorUnits({ PKR: 2, EUR: 2, VND: 0, JPY: 0, KWD: 3 });

export const sum = v.object({ minor: v.number(), currency: v.string() });
export const moment = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));
export const nothing = v.unknown();
export const text = v.nullish(v.string(), null);

/** A list of larch with its cursor. */
export const listOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ data: v.array(item), next: v.nullable(v.string()) });

/** Text by language. */
export const texts = v.record(v.string(), v.string());

/** Chooses the text of a language such as UR, else the English one. */
export const wordsIn = (all: Record<string, string>, language: string): string =>
  all[language.toLowerCase()] ?? all.en ?? Object.values(all)[0] ?? '';

/** Kinds of games of larch by our categories. */
export const kinds: Readonly<Record<string, string>> = {
  RNG: 'SLOTS',
  LIVE: 'LIVE',
  FISH: 'FISHING',
  PVP: 'TABLES',
  SPORTS: 'SPORT',
  ESPORTS: 'ESPORT',
};

export const categoryOf = (kind: string): string => Object.keys(kinds).find((name) => kinds[name] === kind) ?? kind;

const movementWords = {
  PENDING: 'awaiting-payment',
  PENDING_REVIEW: 'in-review',
  REQUESTED: 'in-review',
  SENT: 'paid',
  SETTLED: 'received',
  RETURNED: 'rejected',
  ...Object.fromEntries(movementStates.map((state) => [state.toUpperCase().replaceAll('-', '_'), state])),
} as Readonly<Record<string, (typeof movementStates)[number]>>;

/** States by our words; a stranger such as ON_HOLD counts as in review. */
export const movementState = wordMap(movementWords, 'in-review', 'state of a movement:');

/** States as larch writes them, for a filter. */
export const larchStates = (status: string): string =>
  ['ON_HOLD', ...Object.keys(movementWords)]
    .filter((word) => (movementWords[word] ?? 'in-review') === status)
    .join(',');

const betWords = { OPEN: 'pending', WON: 'won', LOST: 'lost', PUSH: 'even', VOID: 'cancelled' } as const;
export const betStatus = wordMap(betWords, 'pending', 'state of a bet:');

/** Refusals by the type of their problem document. */
export const refusals = {
  'invalid-credentials': 'login-failed',
  'insufficient-funds': 'insufficient-balance',
  'limit-reached': 'limit-reached',
  'wagering-open': 'turnover-required',
  'method-closed': 'channel-closed',
  'movement-over': 'movement-closed',
  'game-paused': 'game-maintenance',
  resting: 'on-a-break',
  'name-taken': 'username-taken',
  paused: 'maintenance',
  blocked: 'region-blocked',
  'not-found': 'not-found',
  validation: 'validation-failed',
  'too-many': 'too-many',
  'idempotency-mismatch': 'conflict',
  'idempotency-running': 'in-flight',
} as Readonly<Record<string, RefusalOf['code'] | undefined>>;

const ourFields: Readonly<Record<string, string>> = {
  login: 'username',
  secret: 'password',
  display_name: 'nickname',
  next: 'newPassword',
};

/** Names the fields of a refusal as the contract does; codes such as TOO_LOW become too-low. */
export const fieldsOf = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, code]) => [ourFields[name] ?? name, code.toLowerCase().replaceAll('_', '-')]),
  );
