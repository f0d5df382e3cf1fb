import { billRemainder, wasDecided } from '@baize/domain';
import {
  agentAttention,
  billDetail,
  bills,
  denyBill,
  type GatewayError,
  type NamedBill,
  objectToBill,
} from '@baize/gateway';
import { Alert, Button, Stack } from '@baize/ui';
import { FormError } from '@baize/ui/overlays';
import { useState } from 'react';
import { apart, inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { PendingNotice } from '../../../money/PendingNotice.tsx';
import { ReasonDialog } from '../../contracts/ReasonDialog.tsx';
import { useDates } from '../../contracts/useDates.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { useAgentMoney } from '../shared/useAgentMoney.ts';
import { isCollectable, isPayable } from './billLooks.ts';
import { isOverdue } from './billTurnText.ts';
import { overtakenBill } from './overtakenBill.ts';
import type { BillMoney } from './useBillMoney.ts';

interface BillActionsProps {
  row: NamedBill;
  now: number;
  currency: string | null;
  money: BillMoney;
  onReview: () => void;
}

const answered = [agentAttention, billDetail, bills];

export function BillActions({ row, now, currency, money, onReview }: BillActionsProps) {
  const text = useText();
  const amounts = useAgentMoney(currency);
  const dates = useDates(usePlatformZone());
  const [late, setLate] = useState<string | null>(null);
  const { bill } = row;
  const told = late ?? money.overtaken(bill.id)?.text;
  const onError = (error: GatewayError) =>
    setLate(overtakenBill(error, bill.log.length, { text, dates })?.text ?? null);
  const objects = row.side === 'payee' && (bill.state.kind === 'denied' || isOverdue(row, now));
  return (
    <Stack gap={3}>
      {told && (
        <Alert tone="warning" kind="panel">
          {told}
        </Alert>
      )}
      {isPayable(row) && (
        <Button kind="primary" size="lg" wide onClick={onReview}>
          {text('bills.approve', { amount: amounts.money(bill.amount) })}
        </Button>
      )}
      {isPayable(row) && !wasDecided(bill) && <Deny row={row} onError={onError} />}
      {isCollectable(row) && <Collect row={row} currency={currency} money={money} />}
      {objects && <ObjectTo row={row} onError={onError} />}
    </Stack>
  );
}

function Collect({ row, currency, money }: Pick<BillActionsProps, 'row' | 'currency' | 'money'>) {
  const text = useText();
  const amounts = useAgentMoney(currency);
  const { states, check } = money.collecting;
  const state = states[row.bill.id];
  if (state?.kind === 'checking' || state?.kind === 'unknown') {
    return <PendingNotice kind={state.kind} what={state.intent.what} onCheck={() => check(row.bill.id)} />;
  }
  const failure = () => {
    if (state?.kind === 'none') return text('money.fate.none', { what: state.intent.what });
    if (state?.kind !== 'refused' || money.overtaken(row.bill.id)) return null;
    return errorText(text, state.error);
  };
  return (
    <>
      <FormError>{failure()}</FormError>
      <Button
        kind="accent"
        size="lg"
        wide
        busy={state?.kind === 'sending' || state?.kind === 'waiting'}
        onClick={() => money.collect([row])}
      >
        {text('bills.collect', { amount: amounts.money(billRemainder(row.bill)) })}
      </Button>
    </>
  );
}

interface AnswerProps {
  row: NamedBill;
  onError: (error: GatewayError) => void;
}

function Deny({ row: { bill, payee }, onError }: AnswerProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { send } = useAction(denyBill, answered);
  const name = apart(payee.name);
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        {text('bills.deny')}
      </Button>
      <ReasonDialog
        open={open}
        title={text('bills.deny.title', { bill: inOrder(bill.id) })}
        reader={name}
        confirm={text('bills.deny.confirm')}
        toast={text('bills.deny.done', { name })}
        send={(reason) => send({ bill: bill.id, reason, seen: bill.log.length })}
        onError={onError}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function ObjectTo({ row: { bill, payerName }, onError }: AnswerProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { send } = useAction(objectToBill, answered);
  const payer = payerName === null ? text('agent.platform') : apart(payerName);
  return (
    <>
      <Button kind="primary" wide onClick={() => setOpen(true)}>
        {text('bills.object')}
      </Button>
      <ReasonDialog
        open={open}
        title={text('bills.object.title', { bill: inOrder(bill.id) })}
        reader={payer}
        confirm={text('bills.object.confirm')}
        kind="primary"
        toast={text('bills.object.done')}
        send={(reason) => send({ bill: bill.id, reason, seen: bill.log.length })}
        onError={onError}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
