import { currencySymbol, languageTag } from '@baize/domain';
import { Empty, Split, Stack } from '@baize/ui';
import { MoneyField, RadioGroup, SelectField } from '@baize/ui/overlays';
import { type FormEvent, useRef, useState } from 'react';
import { useBrand, useLanguage } from '../../app/services.ts';
import { usePercent } from '../../language/usePercent.ts';
import { useText } from '../../language/useText.ts';
import { amountProblem } from '../movement/amountProblem.ts';
import { Trouble } from '../movement/Trouble.tsx';
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
  const language = useLanguage();
  const { currency: own } = useBrand();
  const amountField = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const chosen = useChosen(draft, settings);
  if (!chosen) return <Empty title={text('deposit.none')} />;

  const { method, bonus, check, most } = chosen;
  const { amount, setAmount } = draft;
  const { limitLeft } = settings;
  const problem = amountProblem(check, { typed: method.currency, limit: settings.currency }, text, money);
  const foreign = method.rate !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (check.kind !== 'ok') return amountField.current?.focus();
    moving.ask({
      type: 'deposit',
      amount: check.amount,
      methodCode: method.code,
      ...(bonus && { promotionId: bonus.id }),
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Split
        fold="within"
        aside={<DepositSummary chosen={chosen} own={settings.currency} busy={moving.flow.kind === 'quoting'} />}
      >
        <Stack gap={5}>
          <Trouble moving={moving} />
          <RadioGroup
            label={text('deposit.method')}
            look="cards"
            value={method.code}
            onValue={draft.setMethod}
            options={settings.methods.map(({ code, name, kind, currency, min, max, open }) => ({
              value: code,
              label: name,
              hint: open
                ? `${text(`deposit.kind.${kind}`)} · ${text('deposit.range', { min: money(min, currency), max: money(max, currency) })}`
                : text('deposit.methodClosed'),
              disabled: !open,
            }))}
          />
          <MoneyField
            ref={amountField}
            label={text('deposit.amount')}
            symbol={foreign ? (method.currency ?? '') : currencySymbol(own)}
            locale={languageTag(language)}
            digits={method.digits}
            value={amount}
            onValue={setAmount}
            quickAmounts={method.quickAmounts}
            max={most ?? undefined}
            hint={
              limitLeft === null
                ? text('deposit.own')
                : `${text('deposit.limit', { amount: money(limitLeft, settings.currency) })} ${text('deposit.own')}`
            }
            error={tried || amount !== '' ? problem : undefined}
            required
            words={{ quick: text('deposit.quick'), max: text('deposit.most') }}
          />
          {settings.promotions.length > 0 && (
            <SelectField
              label={text('deposit.bonus')}
              value={bonus?.id ?? ''}
              onValue={draft.setBonus}
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
