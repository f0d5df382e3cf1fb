import type { ErrorCode } from '../base/errors.ts';
import { type MovementKind, movementKinds } from './movements.ts';

/** One submitted payment, stored until its fate is known. Holds no secret. */
export interface MoneyIntent {
  key: string;
  account: string;
  what: string;
  /** Bet details, if it is a bet: its slip reports the result in any language. */
  bet: BetAsked | null;
  movement?: MovementKind;
  /** Bill of a contract, if it is paid or collected: its row resumes the payment. */
  bill?: string;
}

export interface BetAsked {
  code: string;
  name: string;
  issue: string;
  total: string;
}

/** State of a key on the platform: carried out, in progress, or never carried out and closed for good. */
export const moneyFates = ['done', 'working', 'none'] as const;
export type MoneyFate = (typeof moneyFates)[number];

/**
 * Refusals after which nothing was moved for certain: the platform checks these rules only after looking for an earlier
 * result of the key. Any other failure may follow a lost response, so the key is looked up.
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
  'summary-needed',
  'limits-needed',
  'payment-not-allowed',
  'break-due',
  'playing-elsewhere',
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
  /** Outcome of all attempts under the key together. */
  outcome: 'not-sent' | 'answered' | 'unknown';
}

/**
 * Decides whether a failed payment is over (nothing moved) or must be looked up by its key; a session that ended midway
 * is looked up too (FLT-011, FLT-029).
 */
export function afterMoneyFailure({ code, outcome }: MoneyFailure): 'refused' | 'unknown' {
  if (outcome === 'not-sent') return 'refused';
  return outcome === 'answered' && certain.has(code) ? 'refused' : 'unknown';
}

/** Milliseconds before each lookup of a key; after the last one the fate is reported as unknown. */
export const fatePauses: readonly number[] = [1_000, 2_000, 3_000, 5_000, 8_000];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const mostKept = 20;

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
