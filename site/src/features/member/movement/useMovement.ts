import type { MoneyFlow, MoneyIntent, MovementKind } from '@baize/domain';
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
import { type Question, useQuote } from './useQuote.ts';

export type MovementCall =
  | typeof placeDeposit
  | typeof withdraw
  | typeof transferUpline
  | typeof transferDownline
  | typeof walletTransfer
  | typeof recallWallets;

/** Where a movement stands on its page, and what can be done but sending it. */
export interface Standing {
  flow: MoneyFlow<MoneyQuote>;
  /** The figures that are looked at; those before while newer ones are asked for. */
  quote: MoneyQuote | null;
  /** Why there are no figures, or why nothing was moved. */
  error: GatewayError | null;
  /** What was pressed, in words. */
  what: string;
  /** It was not pressed here: before a reload, or in a tab that is gone. */
  found: boolean;
  /** Of the movement that was made, once it is known that it was. */
  reference: string | null;
  /** Asks what a movement would cost and bring. */
  ask: (question: Question) => void;
  /** Asks the same once more. */
  renew: () => void;
  edit: () => void;
  /** Asks once more what became of the press. */
  check: () => void;
  dismiss: () => void;
}

export interface Moving<Input> extends Standing {
  /** Sends what was shown, once; a press on expired figures does nothing. */
  press: (inputOf: (quote: MoneyQuote) => Input) => void;
}

const freshOf = ({ value }: GatewayError) => readMoneyQuote(value);

/**
 * One movement of money from its figures to what became of it (MEM-19). A press of this kind from before a reload is taken up again, and
 * until its fate is known no other can be made here.
 */
export function useMovement<E extends MovementCall>(
  kind: MovementKind,
  endpoint: E,
  whatOf: (quote: MoneyQuote) => string,
): Moving<InputOf<E>> {
  const words = useRef(whatOf);
  words.current = whatOf;
  const { place, step, tell, press, check, dismiss } = useMoneyFlow<MovementCall, MoneyQuote>(endpoint, {
    stale: movedByMovement,
    resumes: useCallback(({ movement }: MoneyIntent) => movement === kind, [kind]),
    freshOf,
    // The figures still hold: only what goes with them was wrong.
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
  return useMemo(
    () => ({ flow, quote, error, what, found, reference, ask, renew, press: pressTerms, edit, check, dismiss }),
    [flow, quote, error, what, found, reference, ask, renew, pressTerms, edit, check, dismiss],
  );
}

/** Nothing is asked for, looked at or sent. */
export const isAtRest = ({ flow: { kind } }: Pick<Standing, 'flow'>): boolean =>
  kind === 'draft' || kind === 'refused' || kind === 'settled';
