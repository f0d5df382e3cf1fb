import { Alert, Button, Empty, Split, Stack } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useOffered } from '../../../core/services/status.ts';
import { useCanConfirm } from '../../../money/PaymentPassword.tsx';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { AmountField } from '../movement/AmountField.tsx';
import { amountProblem, checkTyped } from '../movement/amountProblem.ts';
import { ContinueButton } from '../movement/ContinueButton.tsx';
import { MovementError } from '../movement/MovementError.tsx';
import { NoPassword } from '../movement/NoPassword.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import type { Standing } from '../movement/useMovement.ts';
import { PayeeChoice } from './PayeeChoice.tsx';
import { newPayee } from './payeeAddress.ts';
import { mostWithdrawable, type WithdrawalDraft, type WithdrawalSettings, withdrawalTerms } from './useWithdrawal.ts';
import { WithdrawalStanding } from './WithdrawalStanding.tsx';

interface WithdrawalFormProps {
  settings: WithdrawalSettings;
  draft: WithdrawalDraft;
  moving: Standing;
}

/** Chooses amount and payee, next to the balance and the remaining turnover (MEM-05). */
export function WithdrawalForm({ settings, draft, moving }: WithdrawalFormProps) {
  const text = useText();
  const money = useMoneyIn();
  const { hrefOf } = useCentre();
  const changeable = useOffered('payees');
  const confirms = useOffered('receipts');
  const { currency: own } = useBrand();
  const { payees, currency, min, max, confirmMinutes } = settings;
  const hasPassword = useCanConfirm(settings.hasPassword);
  const payeeOf = (chosen: string) => payees.find(({ id }) => id === chosen) ?? payees[0];
  const checkOf = (amount: string | null) => checkTyped(amount, withdrawalTerms(settings, own));
  const form = useSubmitForm({
    defaultValues: draft[0],
    draft,
    validateOnChange: ['amount'],
    validate: ({ amount }) => ({
      amount: amountProblem(checkOf(amount), { typed: currency, limit: currency }, text, money),
    }),
    onSubmit: (values) => {
      const check = checkOf(values.amount);
      const to = payeeOf(values.payee);
      if (check.kind === 'ok' && to && hasPassword) {
        moving.ask({ type: 'withdrawal', amount: check.amount, payeeId: to.id });
      }
      return undefined;
    },
  });
  const payee = payeeOf(form.values.payee);
  if (!payee) {
    const add = (
      <Button kind="primary" href={hrefOf('withdraw', { payee: newPayee })}>
        {text('withdrawal.payee.add')}
      </Button>
    );
    return <Empty title={text('withdrawal.payee.none')} actions={changeable && add} />;
  }
  return (
    <form onSubmit={form.submit} noValidate>
      <Split fold="within" aside={<WithdrawalStanding settings={settings} />}>
        <Stack gap={5}>
          <MovementError moving={moving} />
          {!hasPassword && <NoPassword />}
          <PayeeChoice payees={payees} {...form.field('payee')} value={payee.id} />
          <AmountField
            {...form.field('amount')}
            label={text('withdrawal.amount')}
            max={mostWithdrawable(settings, own) ?? undefined}
            hint={text('withdrawal.range', { min: money(min, currency), max: money(max, currency) })}
          />
          {confirms && (
            <Alert tone="warning" kind="panel">
              {text('withdrawal.notice', { minutes: confirmMinutes })}
            </Alert>
          )}
          <ContinueButton moving={moving} disabled={!hasPassword}>
            {text('withdrawal.continue')}
          </ContinueButton>
        </Stack>
      </Split>
    </form>
  );
}
