import { friendsMissing, noticeTime, type ReferralTier } from '@baize/domain';
import type { referralSummary, ValueOf } from '@baize/gateway';
import { Grid, LoadFrame, Skeleton, Stack, StatTile, Text } from '@baize/ui';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
import { loadOf } from '../../../data/load.ts';
import type { Answer } from '../../../data/useEndpoint.ts';

interface ReferralFiguresProps {
  tiers: readonly ReferralTier[];
  answer: Answer<ValueOf<typeof referralSummary>>;
}

export function ReferralFigures({ tiers, answer }: ReferralFiguresProps) {
  const text = useText();
  const money = useMoney();
  const { value } = answer;
  const missing = value ? friendsMissing(tiers, value.active) : null;
  const tiles = value && [
    { id: 'friends', label: text('invited.friends'), figure: String(value.friends) },
    { id: 'active', label: text('invited.active'), figure: String(value.active) },
    { id: 'earned', label: text('invited.earned'), figure: money(value.earned) },
    { id: 'month', label: text('invited.month'), figure: money(value.earnedThisMonth) },
  ];
  return (
    <LoadFrame load={loadOf(answer, text, { title: text('invited.failed') })} skeleton={<Skeleton shape="row" />}>
      <Stack gap={3}>
        <Grid columns="tiles">
          {tiles?.map(({ id, label, figure }) => (
            <StatTile key={id} label={label} value={figure} />
          ))}
        </Grid>
        {value && value.nextPayment !== null && (
          <Text tone="secondary">{text('invited.next', { when: inOrder(noticeTime(value.nextPayment)) })}</Text>
        )}
        {missing !== null && <Text tone="secondary">{text('invited.missing', { count: missing })}</Text>}
      </Stack>
    </LoadFrame>
  );
}
