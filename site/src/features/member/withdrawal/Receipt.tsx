import { type MoneyMovement, noticeTime, receiptStep } from '@baize/domain';
import { confirmReceipt, disputeReceipt } from '@baize/gateway';
import { Alert, Panel, Stack, Text } from '@baize/ui';
import { useEffect, useRef } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { movedByMovement } from '../../../money/moved.ts';
import { PendingNotice } from '../../../money/PendingNotice.tsx';
import { type MoneyState, useMoneyAction } from '../../../money/useMoneyAction.ts';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import { Dispute } from './Dispute.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';

interface ReceiptProps {
  movement: MoneyMovement;
  /** Refetches the movement, whose state may have changed. */
  onChange: () => Promise<unknown>;
}

/** Asks the player to confirm a payment and shows the outcome, strictly by the platform's state (MEM-06, FLT-039). */
export function Receipt({ movement, onChange }: ReceiptProps) {
  const text = useText();
  const money = useMoneyIn();
  const confirming = useMoneyAction(confirmReceipt, movedByMovement);
  const disputing = useMoneyAction(disputeReceipt, movedByMovement);
  const step = receiptStep(movement);
  const answered = confirming.state.kind === 'done' || disputing.state.kind === 'done';
  const open = [confirming, disputing].find(({ state }) => state.kind === 'checking' || state.kind === 'unknown');
  if (open && (open.state.kind === 'checking' || open.state.kind === 'unknown')) {
    return <PendingNotice kind={open.state.kind} what={open.state.intent.what} onCheck={open.check} />;
  }
  return (
    <Stack gap={4}>
      {wasLate(confirming.state) && step.kind !== 'confirm' && (
        <Alert tone="warning" kind="panel">
          {text('receipt.late', { state: text(`movement.state.${movement.state}`) })}
        </Alert>
      )}
      {content()}
    </Stack>
  );

  function content() {
    switch (step.kind) {
      case 'none':
        return null;
      case 'confirm':
        return <ReceiptForm movement={movement} action={confirming} onChange={onChange} />;
      case 'answered':
        return step.result === 'received' ? (
          <Said focused={answered}>{text('receipt.received')}</Said>
        ) : (
          <Said focused={answered}>
            {text('receipt.inquiry', { amount: money(step.remainder, movement.receivedCurrency) })}
          </Said>
        );
      case 'counted':
        return (
          <Panel title={text('movement.state.forced-received')}>
            <Text>{text('receipt.counted', { time: inOrder(noticeTime(step.at)) })}</Text>
            <Dispute movement={movement} action={disputing} />
          </Panel>
        );
      case 'disputed':
        return <Said focused={answered}>{text('receipt.disputed')}</Said>;
      case 'ended':
        return (
          <Said focused={answered}>
            {step.how === 'refunded' ? text('receipt.refunded', { amount: refund() }) : text('receipt.closed')}
          </Said>
        );
    }
  }

  function refund() {
    return money(movement.steps.at(-1)?.amount ?? null, movement.currency);
  }
}

const wasLate = (state: MoneyState<unknown>): boolean =>
  state.kind === 'refused' && state.error.code === 'movement-closed';

/** Tells the outcome, and takes the focus of the form that has gone with the answer. */
function Said({ focused, children }: { focused: boolean; children: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focused || !alert.current) return;
    alert.current.tabIndex = -1;
    alert.current.focus();
  }, [focused]);
  return (
    <Alert ref={alert} tone="info" kind="panel">
      {children}
    </Alert>
  );
}
