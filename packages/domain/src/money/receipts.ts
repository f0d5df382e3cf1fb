import { subtractAmounts } from '../base/amounts.ts';
import { fromMinor, toMinor } from '../base/money.ts';
import { pictureLimits } from '../base/pictures.ts';
import type { MoneyMovement } from './movements.ts';

/** Player's statement about a paid withdrawal. Source: section 5. */
export const receiptResults = ['received', 'partly-received', 'not-received'] as const;
export type ReceiptResult = (typeof receiptResults)[number];

export interface ReceiptDraft {
  result: ReceiptResult;
  received: string | null;
  pictures: readonly string[];
}

export type ReceiptCheck =
  | { kind: 'ok'; received: string; remainder: string }
  | { kind: 'amount-required' }
  | { kind: 'amount-malformed' }
  | { kind: 'amount-nothing' }
  | { kind: 'amount-all' }
  | { kind: 'amount-above'; most: string }
  | { kind: 'pictures-required' }
  | { kind: 'pictures-many'; most: number };

/**
 * Validates a receipt and computes the missing amount (FLT-038). `sum` is the amount due, `digits` its decimals; a part
 * is more than zero and less than all, and missing money needs pictures as proof.
 */
export function checkReceipt(draft: ReceiptDraft, sum: string, digits: number): ReceiptCheck {
  const all = toMinor(sum, digits) ?? 0n;
  if (draft.result === 'received')
    return { kind: 'ok', received: fromMinor(all, digits), remainder: fromMinor(0n, digits) };
  let part = 0n;
  if (draft.result === 'partly-received') {
    if (draft.received === null || draft.received === '') return { kind: 'amount-required' };
    const told = toMinor(draft.received, digits);
    if (told === null) return { kind: 'amount-malformed' };
    if (told <= 0n) return { kind: 'amount-nothing' };
    if (told === all) return { kind: 'amount-all' };
    if (told > all) return { kind: 'amount-above', most: sum };
    part = told;
  }
  if (draft.result === 'not-received' && draft.pictures.length === 0) return { kind: 'pictures-required' };
  if (draft.pictures.length > pictureLimits.maxCount) return { kind: 'pictures-many', most: pictureLimits.maxCount };
  return { kind: 'ok', received: fromMinor(part, digits), remainder: fromMinor(all - part, digits) };
}

export type ReceiptStep =
  | { kind: 'none' }
  | { kind: 'confirm' }
  | { kind: 'answered'; result: ReceiptResult; remainder: string }
  | { kind: 'counted'; at: number | null }
  | { kind: 'disputed' }
  | { kind: 'ended'; how: 'refunded' | 'closed' };

/**
 * Returns the receipt step due from the player, from the platform's state alone, never from our clock (FLT-039).
 * Source: section 5.
 */
export function receiptStep(movement: Pick<MoneyMovement, 'kind' | 'state' | 'steps' | 'remainder'>): ReceiptStep {
  const { kind, state, steps, remainder } = movement;
  if (kind !== 'withdrawal') return { kind: 'none' };
  switch (state) {
    case 'paid':
      return { kind: 'confirm' };
    case 'received':
    case 'partly-received':
    case 'not-received':
      return { kind: 'answered', result: state, remainder: remainder ?? '0' };
    case 'forced-received':
      return { kind: 'counted', at: steps.at(-1)?.at ?? null };
    case 'disputed':
      return { kind: 'disputed' };
    case 'refunded':
    case 'closed':
      return { kind: 'ended', how: state };
    default:
      return { kind: 'none' };
  }
}

export type ProofState = { kind: 'sending' } | { kind: 'kept'; id: string } | { kind: 'failed' };

export type ProofCheck = { kind: 'ok'; ids: string[] } | { kind: 'sending' } | { kind: 'failed'; count: number };

/** Checks that every picture has been uploaded before the form is sent (FLT-038). */
export function checkProofs(pictures: readonly ProofState[]): ProofCheck {
  const failed = pictures.filter(({ kind }) => kind === 'failed').length;
  if (failed > 0) return { kind: 'failed', count: failed };
  if (pictures.some(({ kind }) => kind === 'sending')) return { kind: 'sending' };
  return { kind: 'ok', ids: pictures.flatMap((picture) => (picture.kind === 'kept' ? [picture.id] : [])) };
}

export function remainderOf(sum: string, received: string | null): string | null {
  const rest = subtractAmounts(sum, received);
  return rest === null || rest.startsWith('-') ? null : rest;
}
