import { type Currency, type MoneyTerms, mostMovable } from '@baize/domain';
import type { uplineSettings, ValueOf } from '@baize/gateway';
import { DescriptionList, Panel, Stack } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useBalanceHidden } from '../../../data/player.ts';
import { useCanConfirm } from '../../../money/PaymentPassword.tsx';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { AmountField } from './AmountField.tsx';
import { amountProblem, checkTyped } from './amountProblem.ts';
import { ContinueButton } from './ContinueButton.tsx';
import { MovementError } from './MovementError.tsx';
import { NoPassword } from './NoPassword.tsx';
import { useMoneyIn } from './useMoneyIn.ts';
import type { Standing } from './useMovement.ts';
import type { Question } from './useQuote.ts';

export type TransferSettings = Omit<ValueOf<typeof uplineSettings>, 'allowed' | 'upline'>;

/** Returns the terms of a transfer: free of charge, but with the turnover requirement of a withdrawal. */
const transferTerms = (
  { min, max, available, limitLeft, turnoverLeft }: TransferSettings,
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

export interface TransferDraft {
  amount: string | null;
}

export interface AccountTransferFormProps {
  settings: TransferSettings;
  recipient: { label: string; name: string };
  question: Pick<Question, 'type' | 'to'>;
  draft: readonly [TransferDraft, (draft: TransferDraft) => void];
  moving: Standing;
}

export function AccountTransferForm({ settings, recipient, question, draft, moving }: AccountTransferFormProps) {
  const text = useText();
  const money = useMoneyIn();
  const { currency: own } = useBrand();
  const { masked } = useBalanceHidden();
  const { available, currency } = settings;
  const hasPassword = useCanConfirm(settings.hasPassword);
  const terms = transferTerms(settings, own);
  const form = useSubmitForm({
    defaultValues: draft[0],
    draft,
    validateOnChange: ['amount'],
    validate: ({ amount }) => ({
      amount: amountProblem(checkTyped(amount, terms), { typed: currency, limit: currency }, text, money),
    }),
    onSubmit: ({ amount }) => {
      const check = checkTyped(amount, terms);
      if (check.kind === 'ok' && hasPassword) moving.ask({ ...question, amount: check.amount });
      return undefined;
    },
  });
  return (
    <Panel>
      <DescriptionList
        items={[
          { id: 'recipient', term: recipient.label, value: <bdi>{recipient.name}</bdi> },
          { id: 'available', term: text('upline.available'), value: masked(money(available, currency)) },
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
