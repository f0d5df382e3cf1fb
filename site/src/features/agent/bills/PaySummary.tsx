import { addAmounts, type BillsCover, billRemainder } from '@baize/domain';
import type { NamedBill } from '@baize/gateway';
import { Button, DescriptionList, Panel, Stack, Text } from '@baize/ui';
import { Plus } from 'lucide';
import { useText } from '../../../core/language/useText.ts';
import { useBalanceHidden } from '../../../data/player.ts';
import { useAgentMoney } from '../shared/useAgentMoney.ts';

interface PaySummaryProps {
  /** Layout for the bottom bar of a phone: only the total and the buttons. */
  compact: boolean;
  /** Selected bills, in display order. */
  chosen: readonly NamedBill[];
  cover: BillsCover;
  available: string;
  currency: string | null;
  /** Bills that could be collected first to raise the balance. */
  collectable: readonly NamedBill[];
  collecting: boolean;
  depositHref: string;
  onCollect: (bills: readonly NamedBill[]) => void;
  onReview: (bills: readonly NamedBill[]) => void;
}

/** Shows the total of the selected bills and, if the balance does not cover it, what to do (AGT-11). */
export function PaySummary(props: PaySummaryProps) {
  const { compact, chosen } = props;
  const text = useText();
  const count = chosen.length;
  const content = count === 0 ? <Text tone="secondary">{text('bills.pay.none')}</Text> : <Sum {...props} />;
  return compact ? content : <Panel title={text('bills.pay.title', { count })}>{content}</Panel>;
}

function Sum(props: PaySummaryProps) {
  const { compact, chosen, cover, available, currency, onReview } = props;
  const text = useText();
  const { figure } = useAgentMoney(currency);
  const { masked } = useBalanceHidden();
  const short = cover.missing !== '0';
  const count = chosen.length;
  const wallet = [
    { id: 'wallet', term: text('bills.pay.wallet'), value: masked(figure(available)) },
    ...(short ? [] : [{ id: 'left', term: text('bills.pay.left'), value: masked(figure(cover.left)) }]),
  ];
  return (
    <Stack gap={compact ? 2 : 4}>
      <DescriptionList
        items={[
          { id: 'sum', term: text('bills.count', { count }), value: figure(cover.total) },
          ...(compact ? [] : wallet),
        ]}
      />
      {short ? (
        <Short {...props} />
      ) : (
        <Button kind="primary" size="lg" wide onClick={() => onReview(chosen)}>
          {text('bills.pay.review', { count })}
        </Button>
      )}
      {!compact && <Small>{text('bills.pay.note')}</Small>}
    </Stack>
  );
}

function Short(props: PaySummaryProps) {
  const { compact, chosen, cover, currency, collectable, collecting, depositHref, onCollect, onReview } = props;
  const text = useText();
  const { money, figure } = useAgentMoney(currency);
  const { masked } = useBalanceHidden();
  const waiting = addAmounts('0', ...collectable.map(({ bill }) => billRemainder(bill))) ?? '0';
  const covered = chosen.filter(({ bill }) => cover.covered.includes(bill.id));
  const collects = collectable.length > 0;
  return (
    <Stack gap={compact ? 2 : 3}>
      {!compact && <Missing amount={money(cover.missing)} />}
      {collects && (
        <Button kind="accent" size="lg" wide busy={collecting} onClick={() => onCollect(collectable)}>
          {text('bills.collect.first', { amount: money(waiting) })}
        </Button>
      )}
      {collects && !compact && <Small>{text('bills.collect.first.note', { count: collectable.length })}</Small>}
      <Button kind={collects ? 'neutral' : 'accent'} size="lg" wide iconStart={Plus} href={depositHref}>
        {text('bills.pay.deposit', { amount: money(cover.missing) })}
      </Button>
      {covered.length > 0 && !compact && <Small>{text('bills.pay.or')}</Small>}
      {covered.length > 0 && (
        <Button wide size="lg" onClick={() => onReview(covered)}>
          {text('bills.pay.covered', { count: covered.length })}
        </Button>
      )}
      {covered.length > 0 && !compact && (
        <Small>
          {text('bills.pay.covered.note', { amount: figure(cover.coveredTotal), left: masked(figure(cover.left)) })}
        </Small>
      )}
    </Stack>
  );
}

function Missing({ amount }: { amount: string }) {
  const text = useText();
  return (
    <Stack gap={1}>
      <Text strong tone="negative">
        {text('bills.pay.missing')}
      </Text>
      <Text size="displaySm" tone="negative" numeric>
        {amount}
      </Text>
    </Stack>
  );
}

const Small = ({ children }: { children: string }) => (
  <Text size="caption" tone="muted">
    {children}
  </Text>
);
