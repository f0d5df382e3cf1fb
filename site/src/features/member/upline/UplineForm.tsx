import { type Currency, type MoneyTerms, mostMovable } from '@baize/domain';
import type { uplineSettings, ValueOf } from '@baize/gateway';
import { DescriptionList, Panel, Stack } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { AmountField } from '../movement/AmountField.tsx';
import { amountProblem, checkTyped } from '../movement/amountProblem.ts';
import { ContinueButton } from '../movement/ContinueButton.tsx';
import { MovementError } from '../movement/MovementError.tsx';
import { NoPassword } from '../movement/NoPassword.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import type { Standing } from '../movement/useMovement.ts';

/** What goes to the account above costs nothing, and has to be staked for like what is paid out. */
const uplineTerms = (
  { min, max, available, limitLeft, turnoverLeft }: ValueOf<typeof uplineSettings>,
  { digits }: Currency,
): MoneyTerms => ({
  min,
  max,
  available,
  limitLeft,
  turnoverLeft,
  digits,
  receivedDigits: digits,
  limited: 'typed',
  turnover: 0,
  fee: { percent: '0', fixed: '0' },
  rate: null,
  bonus: null,
});

export interface UplineDraft {
  amount: string | null;
}

interface UplineFormProps {
  settings: ValueOf<typeof uplineSettings>;
  draft: readonly [UplineDraft, (draft: UplineDraft) => void];
  moving: Standing;
}

/** How much goes to the account above, out of how much. */
export function UplineForm({ settings, draft, moving }: UplineFormProps) {
  const text = useText();
  const money = useMoneyIn();
  const { currency: own } = useBrand();
  const { upline, available, currency, hasPassword } = settings;
  const terms = uplineTerms(settings, own);
  const form = useSubmitForm({
    defaults: draft[0],
    draft,
    judgedAtOnce: ['amount'],
    check: ({ amount }) => ({
      amount: amountProblem(checkTyped(amount, terms), { typed: currency, limit: currency }, text, money),
    }),
    send: ({ amount }) => {
      const check = checkTyped(amount, terms);
      if (check.kind === 'ok' && hasPassword) moving.ask({ type: 'upline', amount: check.amount });
      return undefined;
    },
  });
  return (
    <Panel>
      <DescriptionList
        items={[
          { id: 'upline', term: text('upline.name'), value: upline ?? '–' },
          { id: 'available', term: text('upline.available'), value: money(available, currency) },
        ]}
      />
      <form onSubmit={form.submit} noValidate>
        <Stack gap={4}>
          <MovementError moving={moving} />
          {!hasPassword && <NoPassword />}
          <AmountField
            {...form.field('amount')}
            label={text('upline.amount')}
            max={mostMovable(terms) ?? undefined}
            hint={text('upline.final')}
          />
          <ContinueButton moving={moving} disabled={!hasPassword}>
            {text('upline.continue')}
          </ContinueButton>
        </Stack>
      </form>
    </Panel>
  );
}
