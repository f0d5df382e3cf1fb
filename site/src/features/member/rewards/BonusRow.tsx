import { type Bonus, type BonusState, bonusProgress, noticeTime } from '@baize/domain';
import { Mission, type Status } from '@baize/ui';
import { BadgePercent } from 'lucide';
import { inOrder } from '../../../core/language/isolate.ts';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useMoney } from '../../../core/services/useMoney.ts';

const looks: Record<Exclude<BonusState, 'active'>, Status> = {
  completed: 'completed',
  expired: 'expired',
  void: 'forfeited',
};

/** Shows a bonus: turnover progress, maximum bet, end or reason for its end, and what voids it (RSP-06). */
export function BonusRow({ bonus }: { bonus: Bonus }) {
  const text = useText();
  const money = useMoney();
  const { name, amount, wagerDone, wagerTotal, state } = bonus;
  const sum = (value: string) => inOrder(money(value) ?? '–');
  return (
    <Mission
      icon={BadgePercent}
      title={name}
      reward={money(amount) ?? '–'}
      progress={{
        label: name,
        value: bonusProgress(bonus),
        max: 1,
        text: text('bonuses.progress', { done: sum(wagerDone), total: sum(wagerTotal) }),
      }}
      note={factsOf(bonus, text, sum).join(' · ')}
      status={
        state === 'active'
          ? undefined
          : {
              status: state === null ? 'unknown' : looks[state],
              label: state === null ? text('rewards.status.unknown') : text(`bonuses.state.${state}`),
            }
      }
    />
  );
}

function factsOf(
  { state, maxBet, granted, expires, ended, voids }: Bonus,
  text: Translate,
  sum: (value: string) => string,
) {
  const at = (time: number | null) => (time === null ? null : inOrder(noticeTime(time)));
  const [given, lapses, over] = [at(granted), at(expires), at(ended)];
  const open = state === 'active';
  return [
    open ? text('bonuses.state.active') : '',
    given ? text('bonuses.granted', { when: given }) : '',
    open && lapses ? text('bonuses.expires', { when: lapses }) : '',
    !open && over ? text('bonuses.ended', { when: over }) : '',
    (open || state === 'void') && maxBet !== null ? text('bonuses.maxBet', { amount: sum(maxBet) }) : '',
    (open || state === 'void') && voids ? voids : '',
  ].filter(Boolean);
}
