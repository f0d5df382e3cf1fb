import { Alert, Button, Empty, Split, Stack } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useBrand } from '../../../core/services/services.ts';
import { AmountField } from '../movement/AmountField.tsx';
import { checkTyped } from '../movement/amountProblem.ts';
import { ContinueButton } from '../movement/ContinueButton.tsx';
import { MovementError } from '../movement/MovementError.tsx';
import { NoPassword } from '../movement/NoPassword.tsx';
import { useAmountForm } from '../movement/useAmountForm.ts';
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

/** How much, and where it goes, beside what there is and what is still to be staked (MEM-05). */
export function WithdrawalForm({ settings, draft, moving }: WithdrawalFormProps) {
  const text = useText();
  const money = useMoneyIn();
  const { hrefOf } = useCentre();
  const { currency: own } = useBrand();
  const { payees, currency, min, max, hasPassword, confirmMinutes } = settings;
  const payee = payees.find(({ id }) => id === draft.payee) ?? payees[0];
  const { field, error, submit } = useAmountForm({
    amount: draft.amount,
    check: checkTyped(draft.amount, withdrawalTerms(settings, own)),
    currencies: { typed: currency, limit: currency },
    onAsk: (amount) => payee && hasPassword && moving.ask({ type: 'withdrawal', amount, payeeId: payee.id }),
  });
  if (!payee) {
    const add = (
      <Button kind="primary" href={hrefOf('withdraw', { payee: newPayee })}>
        {text('withdrawal.payee.add')}
      </Button>
    );
    return <Empty title={text('withdrawal.payee.none')} actions={add} />;
  }
  return (
    <form onSubmit={submit} noValidate>
      <Split fold="within" aside={<WithdrawalStanding settings={settings} />}>
        <Stack gap={5}>
          <MovementError moving={moving} />
          {!hasPassword && <NoPassword />}
          <PayeeChoice payees={payees} value={payee.id} onValueChange={draft.setPayee} />
          <AmountField
            ref={field}
            label={text('withdrawal.amount')}
            value={draft.amount}
            onValueChange={draft.setAmount}
            max={mostWithdrawable(settings, own) ?? undefined}
            hint={text('withdrawal.range', { min: money(min, currency), max: money(max, currency) })}
            error={error}
          />
          <Alert tone="warning" kind="panel">
            {text('withdrawal.notice', { minutes: confirmMinutes })}
          </Alert>
          <ContinueButton moving={moving} disabled={!hasPassword}>
            {text('withdrawal.continue')}
          </ContinueButton>
        </Stack>
      </Split>
    </form>
  );
}
