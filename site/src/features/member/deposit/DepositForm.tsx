import { Empty, Split, Stack } from '@baize/ui';
import { RadioGroup, SelectField } from '@baize/ui/overlays';
import { usePercent } from '../../../core/language/usePercent.ts';
import { useText } from '../../../core/language/useText.ts';
import { AmountField } from '../movement/AmountField.tsx';
import { MovementError } from '../movement/MovementError.tsx';
import { useAmountForm } from '../movement/useAmountForm.ts';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import type { Standing } from '../movement/useMovement.ts';
import { DepositSummary } from './DepositSummary.tsx';
import type { DepositSettings } from './depositTerms.ts';
import { type DepositDraft, useChosen } from './useDepositDraft.ts';

interface DepositFormProps {
  settings: DepositSettings;
  draft: DepositDraft;
  moving: Standing;
}

/** By which method, how much and with which bonus, beside what that would cost and bring (MEM-04). */
export function DepositForm({ settings, draft, moving }: DepositFormProps) {
  const text = useText();
  const money = useMoneyIn();
  const percent = usePercent();
  const chosen = useChosen(draft, settings);
  const { field, error, submit } = useAmountForm({
    amount: draft.amount,
    check: chosen?.check ?? { kind: 'required' },
    currencies: { typed: chosen?.method.currency ?? null, limit: settings.currency },
    onAsk: (amount) => {
      if (!chosen) return;
      const { method, bonus } = chosen;
      moving.ask({ type: 'deposit', amount, methodCode: method.code, ...(bonus && { promotionId: bonus.id }) });
    },
  });
  if (!chosen) return <Empty title={text('deposit.none')} />;

  const { method, bonus, most } = chosen;
  const { limitLeft } = settings;
  return (
    <form onSubmit={submit} noValidate>
      <Split
        fold="within"
        aside={<DepositSummary chosen={chosen} own={settings.currency} busy={moving.flow.kind === 'quoting'} />}
      >
        <Stack gap={5}>
          <MovementError moving={moving} />
          <RadioGroup
            label={text('deposit.method')}
            kind="cards"
            value={method.code}
            onValueChange={draft.setMethod}
            options={settings.methods.map(({ code, name, kind, currency, min, max, open }) => ({
              value: code,
              label: name,
              hint: open
                ? `${text(`deposit.kind.${kind}`)} · ${text('deposit.range', { min: money(min, currency), max: money(max, currency) })}`
                : text('deposit.methodClosed'),
              disabled: !open,
            }))}
          />
          <AmountField
            ref={field}
            label={text('deposit.amount')}
            symbol={method.rate === null ? undefined : (method.currency ?? '')}
            digits={method.digits}
            value={draft.amount}
            onValueChange={draft.setAmount}
            quickAmounts={method.quickAmounts}
            max={most ?? undefined}
            hint={
              limitLeft === null
                ? text('deposit.own')
                : `${text('deposit.limit', { amount: money(limitLeft, settings.currency) })} ${text('deposit.own')}`
            }
            error={error}
            words={{ quick: text('deposit.quick'), max: text('deposit.most') }}
          />
          {settings.promotions.length > 0 && (
            <SelectField
              label={text('deposit.bonus')}
              value={bonus?.id ?? ''}
              onValueChange={draft.setBonus}
              hint={bonus ? text('deposit.bonus.min', { amount: money(bonus.min, settings.currency) }) : undefined}
              options={[
                { value: '', label: text('deposit.bonus.none') },
                ...settings.promotions.map(({ id, title, percent: share, most: up }) => ({
                  value: id,
                  label: text('deposit.bonus.choice', {
                    title,
                    percent: percent(share),
                    most: money(up, settings.currency),
                  }),
                })),
              ]}
            />
          )}
        </Stack>
      </Split>
    </form>
  );
}
