import type { LotteryBet } from '@baize/domain';
import { lotteryBets } from '@baize/gateway';
import { useEffect, useRef } from 'react';
import { apart, inOrder } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { useLanguage, usePlays, useServices } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';

/** Reports a bet's result once, when its draw is settled while the page is open. */
export function Settled() {
  const text = useText();
  const money = useMoney();
  const language = useLanguage();
  const { toasts } = useServices();
  const { value } = useEndpoint(lotteryBets, usePlays() ? { page: 1, language } : null);
  const waiting = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!value) return;
    for (const bet of value.bets) if (waiting.current.has(bet.id) && bet.status !== 'unsettled') say(bet);
    waiting.current = new Set(value.bets.filter(({ status }) => status === 'unsettled').map(({ id }) => id));

    function say({ status, name, issue, prize }: LotteryBet) {
      const won = status === 'won';
      toasts.show({
        tone: won ? 'positive' : 'info',
        text: text(won ? 'lottery.won' : 'lottery.lost', {
          name: apart(name),
          issue: inOrder(issue),
          prize: inOrder(money(prize) ?? ''),
        }),
      });
    }
  }, [value, toasts, text, money]);
  return null;
}
