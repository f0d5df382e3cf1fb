import { Button, DescriptionList, Link, Panel, Stack, Text } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { isSome } from '../movement/Review.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import type { Chosen } from './useDepositDraft.ts';

interface DepositSummaryProps {
  chosen: Chosen;
  /** The account's currency. */
  own: string | null;
  busy: boolean;
}

/** What is paid and what arrives, as far as a page can tell; the platform's own figures come with the next step. */
export function DepositSummary({ chosen: { method, bonus, check }, own, busy }: DepositSummaryProps) {
  const text = useText();
  const money = useMoneyIn();
  const overlay = useOverlay();
  const known = check.kind === 'ok' ? check : null;
  const paid = (amount: string | undefined) => money(amount ?? null, method.currency);
  const got = (amount: string | undefined) => money(amount ?? null, own);
  return (
    <Panel title={text('deposit.summary')}>
      <DescriptionList
        items={[
          { id: 'pay', term: text('deposit.pay'), value: paid(known?.amount) },
          { id: 'fee', term: text('movement.review.fee'), value: paid(known?.fee) },
          ...(known && isSome(known.bonus)
            ? [{ id: 'bonus', term: text('deposit.bonus'), value: `+${got(known.bonus)}` }]
            : []),
        ]}
      />
      <Stack gap={1}>
        <Text size="label" tone="secondary">
          {text('deposit.receive')}
        </Text>
        <Text size="displaySm" numeric>
          {got(known?.received)}
        </Text>
        {known && isSome(known.bonus) && bonus && (
          <Text size="caption" tone="muted">
            {text('deposit.bonus.turnover', { times: bonus.turnover, amount: got(known.turnover) })}
          </Text>
        )}
      </Stack>
      <Button type="submit" kind="primary" size="lg" wide busy={busy}>
        {text('deposit.continue')}
      </Button>
      <Link href={overlay.hrefOf('service')}>{text('deposit.problem')}</Link>
    </Panel>
  );
}
