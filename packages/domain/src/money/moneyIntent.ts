import type { ErrorCode } from '../base/errors.ts';
import { type MovementKind, movementKinds } from './movements.ts';

/** One press of a button that moves money, kept until its fate is known. It holds no secret. */
export interface MoneyIntent {
  /** The idempotency key that the press was sent under: a UUID. */
  key: string;
  account: string;
  /** What was asked, in the words that the person saw. */
  what: string;
  /** The bet, where it is one: its slip tells what became of it in any language. */
  bet: BetAsked | null;
  /** The kind of movement, where it is one: its page takes the press up again. */
  movement?: MovementKind;
  /** The bill of a contract, where one is paid or collected: its row takes the press up again. */
  bill?: string;
}

export interface BetAsked {
  code: string;
  name: string;
  issue: string;
  /** Decimal string. */
  total: string;
}

/** What the platform says of a key: carried out, still at work, or nothing was done under it and nothing ever will be. */
export const moneyFates = ['done', 'working', 'none'] as const;
export type MoneyFate = (typeof moneyFates)[number];

/**
 * Refusals after which it is certain that nothing was moved: rules that are asked only after the platform has looked for
 * an earlier outcome under the same key. Any other failure may come after a lost answer, so the key has to be asked for.
 */
const certain: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'payment-password-wrong',
  'payment-password-locked',
  'payment-password-unset',
  'terms-changed',
  'insufficient-points',
  'insufficient-balance',
  'out-of-stock',
  'validation-failed',
  'promotion-over',
  'promotion-not-open',
  'already-claimed',
  'nothing-to-claim',
  'draw-closed',
  'odds-changed',
  'bet-refused',
  'limit-reached',
  'on-a-break',
  'game-unavailable',
  'turnover-required',
  'channel-closed',
  'movement-closed',
  'bill-changed',
  'bill-expired',
  'wallet-short',
]);

export interface MoneyFailure {
  code: ErrorCode;
  /** Of all attempts under the key together. */
  outcome: 'not-sent' | 'answered' | 'unknown';
}

/**
 * Whether a failed money call is over (nothing moved) or its outcome has to be looked up by its key; a session that died in the middle of
 * it is looked up too (FLT-011, FLT-029).
 */
export function afterMoneyFailure({ code, outcome }: MoneyFailure): 'refused' | 'unknown' {
  if (outcome === 'not-sent') return 'refused';
  return outcome === 'answered' && certain.has(code) ? 'refused' : 'unknown';
}

/** Milliseconds between two questions for the fate of a key; after the last one the person is told that it is not known yet. */
export const fatePauses: readonly number[] = [1_000, 2_000, 3_000, 5_000, 8_000];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** So many presses are kept; of more, the newest. */
const mostKept = 20;

/** What was kept from an earlier page, read back; whatever is no intent is left out. */
export function readIntents(kept: string | null): MoneyIntent[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(kept ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(parsed) ? parsed.filter(isIntent).slice(-mostKept) : [];
}

function isIntent(value: unknown): value is MoneyIntent {
  if (typeof value !== 'object' || value === null) return false;
  const { key, account, what, bet, movement, bill } = value as Record<string, unknown>;
  if (typeof key !== 'string' || !uuid.test(key) || typeof account !== 'string' || typeof what !== 'string')
    return false;
  if (movement !== undefined && !movementKinds.some((kind) => kind === movement)) return false;
  if (bill !== undefined && typeof bill !== 'string') return false;
  return bet === null || isBet(bet);
}

function isBet(value: unknown): value is BetAsked {
  if (typeof value !== 'object' || value === null) return false;
  const { code, name, issue, total } = value as Record<string, unknown>;
  return [code, name, issue, total].every((text) => typeof text === 'string' && text !== '');
}
