import { Empty, Split, Stack } from '@baize/ui';
import { RadioGroup, SelectField } from '@baize/ui/overlays';
import { useId } from 'react';
import { useIsWide } from '../../../core/browser/useMedia.ts';
import { usePercent } from '../../../core/language/usePercent.ts';
import { useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { AmountField } from '../movement/AmountField.tsx';
import { amountProblem } from '../movement/amountProblem.ts';
import { MovementError } from '../movement/MovementError.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import type { Standing } from '../movement/useMovement.ts';
import { DepositFooter, DepositProblem, DepositSummary } from './DepositSummary.tsx';
import type { DepositSettings } from './depositTerms.ts';
import { chosenOf, type DepositDraft } from './useDepositDraft.ts';

interface DepositFormProps {
  settings: DepositSettings;
  draft: DepositDraft;
  moving: Standing;
}

/** Chooses method, amount and bonus, next to the resulting costs and credit (MEM-04). */
export function DepositForm({ settings, draft, moving }: DepositFormProps) {
  const text = useText();
  const money = useMoneyIn();
  const percent = usePercent();
  const isWide = useIsWide();
  const id = useId();
  const { currency: own } = useBrand();
  const form = useSubmitForm({
    defaultValues: draft[0],
    draft,
    validateOnChange: ['amount'],
    validate: (values) => {
      const chosen = chosenOf(values, settings, own);
      const currencies = { typed: chosen?.method.currency ?? null, limit: settings.currency };
      return { amount: chosen ? amountProblem(chosen.check, currencies, text, money) : '' };
    },
    onSubmit: (values) => {
      const chosen = chosenOf(values, settings, own);
      if (chosen?.check.kind !== 'ok') return undefined;
      const { method, bonus, check } = chosen;
      const promotion = bonus && { promotionId: bonus.id };
      moving.ask({ type: 'deposit', amount: check.amount, method: method.code, ...promotion });
      return undefined;
    },
  });
  const chosen = chosenOf(form.values, settings, own);
  if (!chosen) return <Empty title={text('deposit.none')} />;

  const { method, bonus, most } = chosen;
  const { limitLeft } = settings;
  const summary = { chosen, own: settings.currency, busy: moving.flow.kind === 'quoting' };
  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Split fold="within" aside={isWide && <DepositSummary {...summary} />}>
        <Stack gap={5}>
          <MovementError moving={moving} />
          <RadioGroup
            label={text('deposit.method')}
            kind="cards"
            {...form.field('method')}
            value={method.code}
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
            {...form.field('amount')}
            label={text('deposit.amount')}
            symbol={method.rate === null ? undefined : (method.currency ?? '')}
            digits={method.digits}
            quickAmounts={method.quickAmounts}
            max={most ?? undefined}
            hint={
              limitLeft === null
                ? text('deposit.own')
                : `${text('deposit.limit', { amount: money(limitLeft, settings.currency) })} ${text('deposit.own')}`
            }
            words={{ quick: text('deposit.quick'), max: text('deposit.most') }}
          />
          {settings.promotions.length > 0 && (
            <SelectField
              label={text('deposit.bonus')}
              {...form.field('bonus')}
              value={bonus?.id ?? ''}
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
          {!isWide && <DepositProblem />}
        </Stack>
      </Split>
      {!isWide && <DepositFooter {...summary} form={id} />}
    </form>
  );
}
