import type { RebateLine } from '@baize/domain';
import { claimRebate, type ValueOf } from '@baize/gateway';
import { useCallback, useState } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
import { claimed } from '../../../money/claimed.ts';
import { useMoneyAction } from '../../../money/useMoneyAction.ts';
import { useTold } from './useTold.ts';

/** Rebate of one category, or of all when it is null, with the amount shown. */
export interface RebateAsked {
  category: string | null;
  amount: string;
}

/** Claims rebate. The request includes the amount shown, so that a changed one must be confirmed again (FLT-036). */
export function useRebateClaim(lines: readonly RebateLine[], total: string) {
  const text = useText();
  const money = useMoney();
  const { state, send, check } = useMoneyAction(claimRebate, claimed);
  const [asked, setAsked] = useState<RebateAsked | null>(null);
  const sum = useCallback((amount: string | null) => inOrder(money(amount) ?? '–'), [money]);
  useTold(
    state,
    useCallback(
      ({ amount, reference }: ValueOf<typeof claimRebate>) => ({
        text: text('rebate.done', { amount: sum(amount) }),
        detail: reference === null ? undefined : text('money.reference', { reference: inOrder(reference) }),
      }),
      [text, sum],
    ),
  );
  const claim = (next: RebateAsked) => {
    setAsked(next);
    const { category, amount } = next;
    const what = text('rebate.what', { amount: sum(amount) });
    void send({ ...(category === null ? {} : { category }), amount }, what);
  };
  const refused = state.kind === 'refused' && state.error.code === 'terms-changed' ? asked : null;
  const due = refused && (refused.category === null ? total : amountOf(lines, refused.category));
  return {
    state,
    check,
    claim,
    sending: state.kind === 'sending' ? asked : null,
    /** True when the amount changed since it was shown. */
    changed: refused !== null,
    changedText: refused && due !== refused.amount ? text('rebate.changed', { amount: sum(due) }) : null,
  };
}

const amountOf = (lines: readonly RebateLine[], category: string): string =>
  lines.find((line) => line.category === category)?.amount ?? '0';
