import { canAfford, combinationsOf, type Pricing, priceSlip, usableBalance } from '@baize/domain';
import { BetSlip, Stack } from '@baize/ui';
import { useMemo } from 'react';
import { inOrder } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { useBrand, usePlays } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { useBalance, usePlaySession } from '../../data/player.ts';
import { BetSlipActions } from './BetSlipActions.tsx';
import { BetSlipStatus } from './BetSlipStatus.tsx';
import type { SlipPanelProps } from './usePlaceBet.ts';
import type { KeptLine } from './useSlip.ts';
import { pickText, playName } from './words.ts';

export function SlipPanel(props: SlipPanelProps) {
  const { draw, slip, betting, reviewing } = props;
  const text = useText();
  const money = useMoney();
  const { currency } = useBrand();
  const plays = usePlays();
  const purse = useBalance();
  const session = usePlaySession(plays);
  const pricing = useMemo(
    () => priceSlip(slip.lines, draw.plays, currency.digits),
    [slip.lines, draw.plays, currency.digits],
  );
  const limits = (session.value?.limits ?? []).filter(({ kind }) => kind === 'stake' || kind === 'loss');
  const balance = plays ? usableBalance(purse.value, currency) : null;
  const fit =
    pricing.ok && plays
      ? canAfford(
          pricing.total,
          balance,
          limits.map(({ left }) => left),
        )
      : 'fits';
  const sums = pricing.ok
    ? [
        { id: 'most', label: text('lottery.most'), value: money(pricing.most) ?? '' },
        ...limits.map(({ kind, period, left }) => ({
          id: `${kind}-${period}`,
          label: text(kind === 'loss' ? 'lottery.left.loss' : 'lottery.left.stake'),
          value: money(left) ?? '',
        })),
        { id: 'total', label: text('lottery.total'), value: money(pricing.total) ?? '', strong: true },
      ]
    : [];
  const busy = betting.placing.kind === 'sending';

  return (
    <BetSlip
      title={text(reviewing ? 'lottery.review.title' : 'lottery.slip')}
      step={betting.placing.kind === 'taken' ? 'taken' : reviewing ? 'review' : 'fill'}
      lines={slip.lines.map((line, at) => lineOf(line, pricing, at))}
      onRemove={reviewing || busy ? undefined : slip.remove}
      sums={sums}
      words={{
        lines: text('lottery.lines'),
        empty: text('lottery.slip.empty'),
        remove: ({ title, pick }) => text('lottery.remove', { play: title, pick: inOrder(pick) }),
      }}
    >
      <Stack gap={3}>
        <BetSlipStatus {...props} pricing={pricing} fit={fit} />
        <BetSlipActions {...props} pricing={pricing} fit={fit} />
      </Stack>
    </BetSlip>
  );

  function lineOf(line: KeptLine, priced: Pricing, at: number) {
    const price = priced.ok ? priced.lines[at] : undefined;
    return {
      id: line.id,
      title: playName(line.type, text),
      pick: pickText(line, text),
      note: text('lottery.line.note', { bets: combinationsOf(line), stake: inOrder(money(line.stake) ?? line.stake) }),
      total: money(price?.total ?? null) ?? '',
    };
  }
}
