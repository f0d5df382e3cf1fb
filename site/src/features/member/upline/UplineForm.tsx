import { type Currency, type MoneyTerms, mostMovable } from '@baize/domain';
import type { uplineSettings, ValueOf } from '@baize/gateway';
import { DescriptionList, Panel, Stack } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { AmountField } from '../movement/AmountField.tsx';
import { checkTyped } from '../movement/amountProblem.ts';
import { ContinueButton } from '../movement/ContinueButton.tsx';
import { MovementError } from '../movement/MovementError.tsx';
import { NoPassword } from '../movement/NoPassword.tsx';
import { useAmountForm } from '../movement/useAmountForm.ts';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import type { Standing } from '../movement/useMovement.ts';

/** What goes to the account above costs nothing, and has to be staked for like what is paid out. */
const uplineTerms = (
  { min, max, available, limitLeft, turnoverLeft }: ValueOf<typeof uplineSettings>,
  { digits }: Currency,
): MoneyTerms => ({
  ...{ min, max, available, limitLeft, turnoverLeft, digits },
  receivedDigits: digits,
  limited: 'typed',
  turnover: 0,
  fee: { percent: '0', fixed: '0' },
  rate: null,
  bonus: null,
});

interface UplineFormProps {
  settings: ValueOf<typeof uplineSettings>;
  amount: string | null;
  onAmount: (amount: string | null) => void;
  moving: Standing;
}

/** How much goes to the account above, out of how much. */
export function UplineForm({ settings, amount, onAmount, moving }: UplineFormProps) {
  const text = useText();
  const money = useMoneyIn();
  const { currency: own } = useBrand();
  const { upline, available, currency, hasPassword } = settings;
  const terms = uplineTerms(settings, own);
  const { field, error, submit } = useAmountForm({
    amount,
    check: checkTyped(amount, terms),
    currencies: { typed: currency, limit: currency },
    onAsk: (sum) => hasPassword && moving.ask({ type: 'upline', amount: sum }),
  });
  return (
    <Panel>
      <DescriptionList
        items={[
          { id: 'upline', term: text('upline.name'), value: upline ?? '–' },
          { id: 'available', term: text('upline.available'), value: money(available, currency) },
        ]}
      />
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <MovementError moving={moving} />
          {!hasPassword && <NoPassword />}
          <AmountField
            ref={field}
            label={text('upline.amount')}
            value={amount}
            onValueChange={onAmount}
            max={mostMovable(terms) ?? undefined}
            hint={text('upline.final')}
            error={error}
          />
          <ContinueButton moving={moving} disabled={!hasPassword}>
            {text('upline.continue')}
          </ContinueButton>
        </Stack>
      </form>
    </Panel>
  );
}
