import { elapsed, type LimitStanding, namesGrossLimit } from '@baize/domain';
import { useCallback } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useRules } from '../../../core/services/rules.ts';
import { useMoney } from '../../../core/services/useMoney.ts';

const minute = 60_000;

export interface LimitWords {
  amount: (kind: LimitStanding['kind'], amount: string) => string;
  left: (limit: Pick<LimitStanding, 'kind' | 'left'>) => string;
  kind: (kind: LimitStanding['kind']) => string;
  name: (limit: Pick<LimitStanding, 'kind' | 'period'>) => string;
}

/** Words limits: money in the brand's currency, time in hours and minutes. */
export function useLimitWords(): LimitWords {
  const text = useText();
  const money = useMoney();
  const amount = useCallback<LimitWords['amount']>(
    (kind, sum) => {
      if (kind !== 'time') return inOrder(money(sum) ?? text('frame.balance.unavailable'));
      const { hours, minutes } = elapsed(0, Number(sum) * minute);
      return text('session.duration', { hours, minutes });
    },
    [money, text],
  );
  const left = useCallback<LimitWords['left']>(
    (limit) =>
      limit.kind === 'time'
        ? text('control.left.time', { minutes: Number(limit.left) })
        : text('control.left', { amount: amount(limit.kind, limit.left) }),
    [amount, text],
  );
  const isGross = namesGrossLimit(useRules());
  const kindOf = useCallback<LimitWords['kind']>(
    (kind) => text(kind === 'deposit' && isGross ? 'control.kind.deposit.gross' : `control.kind.${kind}`),
    [text, isGross],
  );
  const name = useCallback<LimitWords['name']>(
    ({ kind, period }) => `${kindOf(kind)} · ${text(`control.period.${period}`)}`,
    [text, kindOf],
  );
  return { amount, left, kind: kindOf, name };
}
