import { shareOf, subtractAmounts } from '@baize/domain';
import { Panel, Progress, Stack, Text } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useBalanceHidden } from '../../../data/player.ts';
import { isSome } from '../movement/Review.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import type { WithdrawalSettings } from './useWithdrawal.ts';

export function WithdrawalStanding({ settings }: { settings: WithdrawalSettings }) {
  const text = useText();
  const money = useMoneyIn();
  const { masked } = useBalanceHidden();
  const { available, currency, limitLeft, freeLeft, turnoverLeft, turnoverTotal } = settings;
  const owes = isSome(turnoverLeft);
  const done = shareOf(subtractAmounts(turnoverTotal, turnoverLeft) ?? '0', turnoverTotal);
  return (
    <Panel title={text('withdrawal.available')}>
      <Text size="displaySm" numeric>
        {masked(money(available, currency))}
      </Text>
      {owes && done !== null && <Progress label={text('withdrawal.turnover')} value={done} />}
      <Stack gap={1}>
        <Text size="label">{text('withdrawal.turnover')}</Text>
        <Text size="caption" tone={owes ? 'warning' : 'secondary'}>
          {owes
            ? text('withdrawal.turnover.of', {
                left: money(turnoverLeft, currency),
                total: money(turnoverTotal, currency),
              })
            : text('withdrawal.turnover.none')}
        </Text>
      </Stack>
      <Stack gap={1}>
        {limitLeft !== null && (
          <Text size="caption" tone="secondary">
            {text('withdrawal.limit', { amount: money(limitLeft, currency) })}
          </Text>
        )}
        <Text size="caption" tone="secondary">
          {text('withdrawal.free', { count: freeLeft })}
        </Text>
      </Stack>
    </Panel>
  );
}
