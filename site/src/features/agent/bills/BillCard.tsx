import { billTurn } from '@baize/domain';
import type { NamedBill } from '@baize/gateway';
import { Inline, Stack } from '@baize/ui';
import { BillStatus, DeadlineChip } from '@baize/ui/overlays';
import { useIsWide } from '../../../core/browser/useMedia.ts';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useServerSecond } from '../../../core/services/serverSecond.ts';
import { CentreFooter } from '../../../shared/page/CentrePage.tsx';
import { isNear, useDates } from '../../contracts/useDates.ts';
import { useDeadline } from '../../member/movement/useDeadline.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { useAgentMoney } from '../shared/useAgentMoney.ts';
import { useTimeLeft } from '../shared/useTimeLeft.ts';
import { BillActions } from './BillActions.tsx';
import { billLooks } from './billLooks.ts';
import { billTurnText, isMyTurn } from './billTurnText.ts';
import type { BillMoney } from './useBillMoney.ts';

interface BillCardProps {
  row: NamedBill;
  currency: string | null;
  money: BillMoney;
  onReview: () => void;
  /** Refetches the bill once its deadline has passed by our clock. */
  onDue: () => Promise<unknown>;
}

export function BillCard({ row, currency, money, onReview, onDue }: BillCardProps) {
  const text = useText();
  const overlay = useOverlay();
  const amounts = useAgentMoney(currency);
  const dates = useDates(usePlatformZone());
  const left = useTimeLeft();
  const now = useServerSecond();
  const { bill, side, payee, payerName } = row;
  const { kind } = bill.state;
  const turn = billTurn(bill);
  // A late payer may still answer; the platform does not change the state then.
  useDeadline(kind === 'awaiting-approval' ? null : (turn?.until ?? null), onDue);
  const mine = isMyTurn(row, now);
  const near = mine && turn !== null && turn.until > now && isNear(turn.until, now);
  const isWide = useIsWide();
  const acts = <BillActions row={row} now={now} currency={currency} money={money} onReview={onReview} />;
  const sentences = billTurnText(row, { text, money: amounts, dates, left, now });
  return (
    <BillStatus
      status={billLooks[kind]}
      label={text(`agent.bill.state.${kind}`)}
      party={
        side === 'payee'
          ? text('bills.from', { name: payerName === null ? text('agent.platform') : apart(payerName) })
          : text('bills.to', { name: apart(payee.name) })
      }
      amount={amounts.money(bill.amount)}
      text={
        <>
          {mine && <strong>{text('bills.turn.yours')} </strong>}
          {sentences.join(' ')}
        </>
      }
      actions={
        <Stack gap={3}>
          {near && (
            <Inline gap={2}>
              <DeadlineChip tone="warning" text={left(turn.until, now)} />
            </Inline>
          )}
          {isWide ? acts : <CentreFooter>{acts}</CentreFooter>}
        </Stack>
      }
      link={{ label: text('bills.question'), href: overlay.hrefOf('service', { about: bill.id }) }}
    />
  );
}
