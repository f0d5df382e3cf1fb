import { decideCustomerService } from '@baize/domain';
import { Button, DescriptionList, Inline, Link, Panel, Stack, Text } from '@baize/ui';
import { useTablet } from '../../../core/browser/useMedia.ts';
import { useText } from '../../../core/language/useText.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useAccess } from '../../../core/services/access.ts';
import { CentreFooter } from '../../../shared/page/CentrePage.tsx';
import { isSome } from '../movement/Review.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import type { Chosen } from './useDepositDraft.ts';

interface DepositSummaryProps {
  chosen: Chosen;
  own: string | null;
  busy: boolean;
}

/** Previews what is paid and credited; the platform's own figures follow in the next step. */
export function DepositSummary({ chosen: { method, bonus, check }, own, busy }: DepositSummaryProps) {
  const text = useText();
  const money = useMoneyIn();
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
      <DepositProblem />
    </Panel>
  );
}

/** Shows the summary in the sticky footer of small screens, with the submit button of the form with id `form`. */
export function DepositFooter({ chosen: { method, check }, own, busy, form }: DepositSummaryProps & { form: string }) {
  const text = useText();
  const money = useMoneyIn();
  const tablet = useTablet();
  const known = check.kind === 'ok' ? check : null;
  return (
    <CentreFooter>
      <Inline gap={4} align="center" justify="between">
        <Inline gap={5} align="end">
          {tablet && <Figure label={text('deposit.pay')}>{money(known?.amount ?? null, method.currency)}</Figure>}
          {tablet && <Figure label={text('movement.review.fee')}>{money(known?.fee ?? null, method.currency)}</Figure>}
          <Figure label={text('deposit.receive')} large>
            {money(known?.received ?? null, own)}
          </Figure>
        </Inline>
        <Button type="submit" form={form} kind="primary" size="lg" busy={busy}>
          {text('deposit.continue')}
        </Button>
      </Inline>
    </CentreFooter>
  );
}

interface FigureProps {
  label: string;
  large?: boolean;
  children: string;
}

function Figure({ label, large, children }: FigureProps) {
  return (
    <Stack gap={1}>
      <Text size="caption" tone="secondary">
        {label}
      </Text>
      <Text size={large ? 'displaySm' : 'label'} numeric>
        {children}
      </Text>
    </Stack>
  );
}

export function DepositProblem() {
  const text = useText();
  const { hrefOf } = useOverlay();
  if (!useAccess(decideCustomerService)) return null;
  return <Link href={hrefOf('service')}>{text('deposit.problem')}</Link>;
}
