import { type depositKinds, type MoneyFlow, type MovementKind, refusalKind } from '@baize/domain';
import type { MoneyQuote } from '@baize/gateway';
import { useEffect, useRef } from 'react';
import { useBrand } from '../core/services/services.ts';
import { track } from '../core/services/track.ts';
import { useFirstSteps } from '../data/firstSteps.ts';
import { trackAnswered, trackSent } from './trackedPayments.ts';

type DepositKind = (typeof depositKinds)[number];

/** Tracks the steps of a deposit or a withdrawal, each once: review, press, answer, refusal. */
export function useTrackedPayment(
  kind: MovementKind,
  { flow, terms, reference }: { flow: MoneyFlow<MoneyQuote>; terms: MoneyQuote | null; reference: string | null },
  method: DepositKind | null,
): void {
  const { amountBands } = useBrand();
  const { steps } = useFirstSteps();
  const reviewed = useRef(false);
  const pressed = useRef<string | null>(null);
  const state = flow.kind;
  const key = 'key' in flow ? flow.key : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step of the flow is what happens
  useEffect(() => {
    if (kind !== 'deposit' && kind !== 'withdrawal') return;
    if (state === 'draft') reviewed.current = false;
    if (state === 'review' && !reviewed.current) {
      reviewed.current = true;
      if (kind === 'deposit' && method) track('deposit_reviewed', { method });
    }
    if (state === 'sending' && key !== null && terms && pressed.current !== key) {
      pressed.current = key;
      trackSent({ key, kind, method, first: steps !== null && !steps.done }, terms.amount, amountBands);
    }
    if (flow.kind === 'refused') {
      if (pressed.current !== null) trackAnswered(pressed.current, null);
      const reason = refusalKind(flow.code);
      if (kind === 'deposit' && method && reason && pressed.current !== null)
        track('deposit_failed', { method, reason });
      pressed.current = null;
    }
    if (flow.kind === 'settled') trackAnswered(flow.key, flow.fate === 'done' ? reference : null);
  }, [state, key, reference]);
}
