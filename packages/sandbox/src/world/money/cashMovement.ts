import {
  type MoneyCheck,
  type MoneyTerms,
  type MovementKind,
  type MovementState,
  type MovementStep,
  toMinor,
} from '@baize/domain';
import type { Method } from './depositMethods.ts';

export interface MovementRequest {
  kind: MovementKind;
  amount: string | null;
  method: string | null;
  promotion: string | null;
  payee: string | null;
  from: string | null;
  to: string | null;
}

export interface Route {
  terms: MoneyTerms;
  /** Null asks for the amount the terms specify. */
  amount: string | null;
  currency: string | null;
  receivedCurrency: string | null;
  from: string | null;
  to: string | null;
  method: Method | null;
  legs: readonly { from: string; to: string; amount: bigint | 'all' }[];
}

/** Movement in the platform's books. Amounts are in minor units, of the currency sent or received. */
export interface CashMovement {
  readonly reference: string;
  readonly username: string;
  readonly kind: MovementKind;
  state: MovementState;
  readonly at: number;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly rate: string | null;
  readonly bonus: bigint;
  readonly received: bigint;
  readonly digits: number;
  readonly receivedDigits: number;
  readonly currency: string | null;
  readonly receivedCurrency: string | null;
  /** Amounts counted against limits and still to be staked, in the account's currency. */
  readonly counted: bigint;
  readonly turnover: bigint;
  readonly promotion: string | null;
  readonly method: Method | null;
  readonly from: string | null;
  readonly to: string | null;
  deadline: number | null;
  readonly steps: MovementStep[];
  remainder: bigint | null;
  proofs: readonly string[];
  remark: string | null;
}

export type Figures = Extract<MoneyCheck, { kind: 'ok' }>;

const minute = 60_000;
const letters: Readonly<Record<MovementKind, string>> = {
  deposit: 'D',
  withdrawal: 'W',
  upline: 'U',
  downline: 'L',
  wallet: 'T',
  recall: 'C',
};

/** Creates a movement. `number` counts all movements; `at` is in milliseconds. */
export function newMovement(
  { username, number, at }: { username: string; number: number; at: number },
  request: MovementRequest,
  figures: Figures,
  { terms, method, ...route }: Route,
): CashMovement {
  const typed = (amount: string) => toMinor(amount, terms.digits) ?? 0n;
  const arriving = (amount: string) => toMinor(amount, terms.receivedDigits) ?? 0n;
  const { kind } = request;
  const state: MovementState = kind === 'deposit' ? 'awaiting-payment' : kind === 'withdrawal' ? 'in-review' : 'done';
  const day = new Date(at).toISOString().slice(2, 10).replaceAll('-', '');
  return {
    reference: `${letters[kind]}${day}${String(number).padStart(5, '0')}`,
    username,
    kind,
    state,
    at,
    amount: typed(figures.amount),
    fee: typed(figures.fee),
    rate: terms.rate,
    bonus: arriving(figures.bonus),
    received: arriving(figures.received),
    digits: terms.digits,
    receivedDigits: terms.receivedDigits,
    currency: route.currency,
    receivedCurrency: route.receivedCurrency,
    counted: terms.limited === 'typed' ? typed(figures.counted) : arriving(figures.counted),
    turnover: kind === 'deposit' ? arriving(figures.turnover) : 0n,
    promotion: request.promotion,
    method,
    from: route.from,
    to: route.to,
    deadline: method ? at + method.minutes * minute : null,
    steps: [{ state, at, amount: null }],
    remainder: null,
    proofs: [],
    remark: null,
  };
}

/** Compares terms with what the player confirmed; a grown balance is no reason to ask again. */
export const sameTerms = (a: Figures, b: Figures): boolean =>
  a.fee === b.fee && a.bonus === b.bonus && a.received === b.received && a.turnover === b.turnover;
