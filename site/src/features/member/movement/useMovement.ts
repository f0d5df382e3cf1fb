import type { depositKinds, MoneyFlow, MoneyIntent, MovementKind } from '@baize/domain';
import {
  type GatewayError,
  type InputOf,
  type MoneyQuote,
  type placeDeposit,
  readMoneyQuote,
  type recallWallets,
  type transferDownline,
  type transferUpline,
  type walletTransfer,
  type withdraw,
} from '@baize/gateway';
import { useCallback, useMemo, useRef } from 'react';
import { movedByMovement } from '../../../money/moved.ts';
import { refusesPassword } from '../../../money/PaymentPassword.tsx';
import { useMoneyFlow } from '../../../money/useMoneyFlow.ts';
import { useTrackedPayment } from '../../../money/useTrackedPayment.ts';
import { type Question, useQuote } from './useQuote.ts';

export type MovementCall =
  | typeof placeDeposit
  | typeof withdraw
  | typeof transferUpline
  | typeof transferDownline
  | typeof walletTransfer
  | typeof recallWallets;

export interface Standing {
  flow: MoneyFlow<MoneyQuote>;
  /** Current quote; the previous one while a new one loads. */
  quote: MoneyQuote | null;
  error: GatewayError | null;
  /** Description of the submitted movement. */
  what: string;
  /** Resumed from before a reload or from a closed tab. */
  found: boolean;
  /** Reference of the created movement, once it is confirmed. */
  reference: string | null;
  ask: (question: Question) => void;
  renew: () => void;
  edit: () => void;
  /** Checks an unknown result again. */
  check: () => void;
  dismiss: () => void;
}

export interface Moving<Input> extends Standing {
  /** Submits the shown quote once; does nothing when it has expired. */
  press: (inputOf: (quote: MoneyQuote) => Input) => void;
}

const freshOf = ({ value }: GatewayError) => readMoneyQuote(value);

/**
 * Runs one movement from quote to result (MEM-19). One left unfinished by a reload is resumed, and blocks new ones of
 * its kind until its result is known.
 */
export function useMovement<E extends MovementCall>(
  kind: MovementKind,
  endpoint: E,
  whatOf: (quote: MoneyQuote) => string,
  /** Way of a deposit, for events. */
  method: (typeof depositKinds)[number] | null = null,
): Moving<InputOf<E>> {
  const words = useRef(whatOf);
  words.current = whatOf;
  const { place, step, tell, press, check, dismiss } = useMoneyFlow<MovementCall, MoneyQuote>(endpoint, {
    stale: movedByMovement,
    resumes: useCallback(({ movement }: MoneyIntent) => movement === kind, [kind]),
    freshOf,
    // The quote is still valid; only the password was wrong.
    onRefused: (error) => refusesPassword(error) && renew(),
  });
  const { ask, renew } = useQuote(step, tell);
  const { flow, terms: quote, error, intent, found, value } = place;

  const pressTerms = useCallback(
    (inputOf: (quote: MoneyQuote) => InputOf<E>) => {
      if (flow.kind !== 'review') return;
      const input = inputOf(flow.quote) as InputOf<MovementCall>;
      void press(input, { what: words.current(flow.quote), movement: kind });
    },
    [flow, press, kind],
  );
  const edit = useCallback(() => {
    step({ kind: 'edit' });
    tell({ terms: null, error: null });
  }, [step, tell]);

  const what = intent?.what ?? '';
  const made = flow.kind === 'settled' && flow.fate === 'done';
  const reference = made ? (value?.reference ?? flow.reference) : null;
  useTrackedPayment(kind, { flow, terms: quote, reference }, method);
  return useMemo(
    () => ({ flow, quote, error, what, found, reference, ask, renew, press: pressTerms, edit, check, dismiss }),
    [flow, quote, error, what, found, reference, ask, renew, pressTerms, edit, check, dismiss],
  );
}

export const isAtRest = ({ flow: { kind } }: Pick<Standing, 'flow'>): boolean =>
  kind === 'draft' || kind === 'refused' || kind === 'settled';
