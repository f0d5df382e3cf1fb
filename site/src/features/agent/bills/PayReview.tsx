import { addAmounts, subtractAmounts } from '@baize/domain';
import type { NamedBill, payBill, ValueOf } from '@baize/gateway';
import { Button, DescriptionList, Inline, Panel, Stack, Text, VisuallyHidden } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useBalanceHidden } from '../../../data/player.ts';
import { PaymentPassword, passwordProblem, useCanConfirm, usePasswordRule } from '../../../money/PaymentPassword.tsx';
import type { BatchState } from '../../../money/useMoneyBatch.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { NoPassword } from '../../member/movement/NoPassword.tsx';
import { useAgentMoney } from '../shared/useAgentMoney.ts';
import { BillResult } from './BillResult.tsx';
import type { BillMoney } from './useBillMoney.ts';

interface PayReviewProps {
  /** Snapshot from when the review was opened. */
  bills: readonly NamedBill[];
  available: string;
  hasPassword: boolean;
  currency: string | null;
  money: BillMoney;
  nameOf: (bill: NamedBill) => string;
  onRetry: (bill: string) => void;
  onClose: () => void;
}

type State = BatchState<ValueOf<typeof payBill>> | undefined;

/** Confirms the chosen bills with one payment password, then shows the result of each (AGT-11). */
export function PayReview(props: PayReviewProps) {
  const { bills, money } = props;
  const { states } = money.paying;
  const open = bills.filter(({ bill }) => isOpen(states[bill.id]));
  return open.length === 0 || money.paying.busy ? <Results {...props} /> : <Asking {...props} bills={open} />;
}

function Asking({ bills, available, hasPassword, currency, money, nameOf, onClose }: PayReviewProps) {
  const text = useText();
  const { money: sumText, figure } = useAgentMoney(currency);
  const { masked } = useBalanceHidden();
  const total = addAmounts('0', ...bills.map(({ bill }) => bill.amount)) ?? '0';
  const { states } = money.paying;
  const refused = bills.flatMap(({ bill }) => refusalOf(states[bill.id]) ?? [])[0] ?? null;
  const checkPassword = usePasswordRule();
  const canConfirm = useCanConfirm(hasPassword);
  const form = useSubmitForm({
    defaultValues: { password: '' },
    validate: ({ password }) => ({ password: checkPassword(password) }),
    onSubmit: ({ password }) => {
      money.pay(bills, password || undefined);
      return undefined;
    },
  });
  const field = form.passwordField('password');
  return (
    <Panel title={text('bills.review.title', { count: bills.length })} focused>
      <DescriptionList
        items={[
          ...bills.map((one) => ({ id: one.bill.id, term: nameOf(one), value: figure(one.bill.amount) })),
          { id: 'total', term: text('bills.review.total'), value: figure(total) },
          {
            id: 'left',
            term: text('bills.pay.left'),
            value: masked(figure(subtractAmounts(available, total) ?? '0')),
          },
        ]}
      />
      {canConfirm ? (
        <form onSubmit={form.submit} noValidate>
          <Stack gap={4}>
            <PaymentPassword {...field} error={field.error ?? passwordProblem(text, refused)} />
            <Text size="caption" tone="muted">
              {text('bills.pay.note')}
            </Text>
            <Inline gap={3} wrap>
              <Button type="submit" kind="primary" size="lg">
                {text('bills.review.confirm', { amount: sumText(total) })}
              </Button>
              <Button size="lg" onClick={onClose}>
                {text('bills.review.back')}
              </Button>
            </Inline>
          </Stack>
        </form>
      ) : (
        <NoPassword />
      )}
    </Panel>
  );
}

function Results({ bills, currency, money, nameOf, onRetry, onClose }: PayReviewProps) {
  const text = useText();
  const { figure } = useAgentMoney(currency);
  const [rows] = useState(bills);
  const { states, busy, check } = money.paying;
  const isPaid = (id: string) => states[id]?.kind === 'done' || money.overtaken(id)?.paid === true;
  const paid = rows.filter(({ bill }) => isPaid(bill.id)).length;
  const over = text('bills.review.over', { paid, count: rows.length });
  return (
    <Panel title={busy ? text('bills.pay.title', { count: rows.length }) : over} focused>
      <VisuallyHidden live>{busy ? '' : over}</VisuallyHidden>
      <DescriptionList
        items={rows.map((one) => ({
          id: one.bill.id,
          term: nameOf(one),
          value: (
            <BillResult
              state={states[one.bill.id]}
              overtaken={money.overtaken(one.bill.id)}
              amount={figure(one.bill.amount)}
              onRetry={busy ? undefined : () => onRetry(one.bill.id)}
              onCheck={() => check(one.bill.id)}
            />
          ),
        }))}
      />
      {!busy && (
        <Inline gap={3}>
          <Button size="lg" onClick={onClose}>
            {text('bills.review.back')}
          </Button>
        </Inline>
      )}
    </Panel>
  );
}

/** Nothing was sent for the bill yet, or only the password was wrong. */
const isOpen = (state: State): boolean => state === undefined || state.kind === 'idle' || refusalOf(state) !== null;

/** Returns a refusal of the payment password, which applies to all bills. */
function refusalOf(state: State) {
  if (state?.kind !== 'refused') return null;
  return state.error.code.startsWith('payment-password') ? state.error : null;
}
