import { subtractAmounts } from '../base/amounts.ts';
import { fromMinor, toMinor } from '../base/money.ts';
import { pictureLimits } from '../base/pictures.ts';
import type { MoneyMovement } from './movements.ts';

/** What a player says of a withdrawal that was paid. Source: section 5. */
export const receiptResults = ['received', 'partly-received', 'not-received'] as const;
export type ReceiptResult = (typeof receiptResults)[number];

export interface ReceiptDraft {
  result: ReceiptResult;
  /** What has arrived; of a partly received one. */
  received: string | null;
  /** Ids of pictures that the platform keeps. */
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
 * Whether a receipt can be sent, with what remains missing, or the first reason against it (FLT-038). `sum` is what should have
 * arrived, `digits` its decimals. A part is more than nothing and less than all; what is missing is proved by pictures.
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
  /** Still to be paid, or never will be. */
  | { kind: 'none' }
  | { kind: 'confirm' }
  /** The player has answered: this is what stands. */
  | { kind: 'answered'; result: ReceiptResult; remainder: string }
  /** Not answered in time; it can be disputed. */
  | { kind: 'counted'; at: number | null }
  | { kind: 'disputed' }
  | { kind: 'ended'; how: 'refunded' | 'closed' };

/**
 * What a withdrawal's receipt asks of the player, by what the platform says alone: never by a clock of ours (FLT-039).
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

/** One chosen picture on its way to the platform. */
export type ProofState = { kind: 'sending' } | { kind: 'kept'; id: string } | { kind: 'failed' };

export type ProofCheck =
  | { kind: 'ok'; ids: string[] }
  | { kind: 'sending' }
  /** So many did not arrive: nothing is sent until they are sent again or taken out. */
  | { kind: 'failed'; count: number };

/** Whether what goes with the pictures may be sent: never while one of them has not arrived (FLT-038). */
export function checkProofs(pictures: readonly ProofState[]): ProofCheck {
  const failed = pictures.filter(({ kind }) => kind === 'failed').length;
  if (failed > 0) return { kind: 'failed', count: failed };
  if (pictures.some(({ kind }) => kind === 'sending')) return { kind: 'sending' };
  return { kind: 'ok', ids: pictures.flatMap((picture) => (picture.kind === 'kept' ? [picture.id] : [])) };
}

/** What remains of a sum when so much has arrived, for the line under the field; null while that is no figure. */
export function remainderOf(sum: string, received: string | null): string | null {
  const rest = subtractAmounts(sum, received);
  return rest === null || rest.startsWith('-') ? null : rest;
}
