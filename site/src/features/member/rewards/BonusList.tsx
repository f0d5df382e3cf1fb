import { bonusStates, compareAmounts } from '@baize/domain';
import { accountRecords, balance, bonusDetails } from '@baize/gateway';
import { Inline, LoadFrame, RowList, Skeleton, Stack, Text } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useRefreshOnChange } from '../../../money/useRefreshOnChange.ts';
import { endOf } from '../../../shared/page/Pages.tsx';
import { ShownPages } from '../list/ShownPages.tsx';
import { useShown } from '../list/useShown.ts';
import { BonusRow } from './BonusRow.tsx';
import { RestNotice } from './RestNotice.tsx';
import { useResting } from './useResting.ts';

/** Endpoints that an ending bonus makes stale. */
const stale = [accountRecords, balance];

/**
 * Lists the player's bonuses, newest first, and the remaining turnover; earlier bonuses stay readable during a break.
 */
export function BonusList() {
  const text = useText();
  const money = useMoney();
  const language = useLanguage();
  const resting = useResting();
  const shown = useShown('bonusDetails');
  const state = bonusStates.find((one) => one === shown.get('status')) ?? null;
  const answer = useEndpoint(
    bonusDetails,
    { ...(state && { status: state }), page: shown.page, language },
    { every: 60_000 },
  );
  const bonuses = answer.value?.bonuses ?? [];
  const left = answer.value?.wagerLeft ?? null;
  useRefreshOnChange(answer.value && bonuses.map((one) => `${one.id} ${one.state}`).join(), stale);
  const load = loadOf(answer, text, {
    title: text('bonuses.failed'),
    empty: { title: text(state ? 'bonuses.empty.state' : 'bonuses.empty') },
    isEmpty: bonuses.length === 0,
  });
  return (
    <Stack gap={4}>
      {resting && <RestNotice />}
      <Inline gap={3} justify="between" wrap>
        <SelectField
          compact
          label={text('bonuses.filter')}
          options={[
            { value: '', label: text('rewards.filter.all') },
            ...bonusStates.map((value) => ({ value, label: text(`bonuses.state.${value}`) })),
          ]}
          value={state ?? ''}
          onValueChange={(value) => shown.choose({ status: value })}
        />
        {(left !== null || answer.loading) && (
          <Text strong>
            {left === null || compareAmounts(left, '0') === 1
              ? text('bonuses.left', { amount: inOrder(money(left) ?? '–') })
              : text('bonuses.none.left')}
          </Text>
        )}
      </Inline>
      <LoadFrame load={load} skeleton={<Skeleton shape="row" count={5} />}>
        <RowList label={text('member.page.bonusDetails')}>
          {bonuses.map((bonus) => (
            <BonusRow key={bonus.id} bonus={bonus} />
          ))}
        </RowList>
      </LoadFrame>
      <ShownPages shown={shown} {...endOf(answer.value)} busy={answer.refreshing} />
    </Stack>
  );
}
