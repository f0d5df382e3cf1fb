import {
  checkLimit,
  currencySymbol,
  type LimitCheck,
  type LimitKind,
  type LimitPeriod,
  languageTag,
  limitKinds,
  limitPeriods,
} from '@baize/domain';
import { setPlayLimit } from '@baize/gateway';
import { Button, Panel } from '@baize/ui';
import { FormError, MoneyField, NumberField, SelectField } from '@baize/ui/overlays';
import { useText, type Translate as Words } from '../../../core/language/useText.ts';
import { useBrand, useLanguage } from '../../../core/services/services.ts';
import { useFormDraft } from '../../../shared/forms/useFormDraft.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { limitsChanged } from './stale.ts';
import { useControlAction } from './useControlAction.ts';
import { type LimitWords, useLimitWords } from './useLimitWords.ts';
import { useSaidChange } from './useSaidChange.ts';

/** Limit being edited; `amount` is a decimal string, null while it is not a number. */
interface LimitDraft {
  kind: LimitKind;
  period: LimitPeriod;
  amount: string | null;
}

const noDraft: LimitDraft = { kind: 'deposit', period: 'day', amount: '' };

/** Holds the form of a limit; the draft survives the end of a session (FLT-010). */
export function useLimitForm() {
  const text = useText();
  const words = useLimitWords();
  const said = useSaidChange();
  const { currency } = useBrand();
  const draft = useFormDraft<LimitDraft>('limit', noDraft);
  const { send } = useControlAction(setPlayLimit, limitsChanged);
  const checkOf = (values: LimitDraft) => checkLimit(values, values.amount, currency.digits);
  return useSubmitForm({
    defaultValues: draft[0],
    draft,
    validate: (values) => ({ amount: problemOf(checkOf(values), values, text, words) }),
    onSubmit: async (values) => {
      const { kind, period } = values;
      const check = checkOf(values);
      return check.kind === 'ok' ? send({ kind, period, amount: check.amount }) : undefined;
    },
    resetOnSuccess: { amount: '' },
    onSuccess: ({ outcome, limit }) => said(outcome, limit),
  });
}

type Form = ReturnType<typeof useLimitForm>;

/** Edits a limit. A lower one applies at once, a higher one after a delay. */
export function LimitForm({ form }: { form: Form }) {
  const text = useText();
  const words = useLimitWords();
  const { kind, period } = form.values;
  return (
    <form onSubmit={form.submit} noValidate>
      <Panel title={text('control.limits.new')} level={4}>
        <FormError>{form.error}</FormError>
        <SelectField
          label={text('control.kind')}
          hint={text(`control.hint.${kind}`)}
          options={limitKinds.map((value) => ({ value, label: words.kind(value) }))}
          value={kind}
          onValueChange={(value) =>
            form.setValues({ kind: limitKinds.find((one) => one === value) ?? kind, amount: '' })
          }
        />
        <SelectField
          label={text('control.period')}
          options={limitPeriods.map((value) => ({ value, label: text(`control.period.${value}`) }))}
          value={period}
          onValueChange={(value) => form.setValues({ period: limitPeriods.find((one) => one === value) ?? period })}
        />
        <AmountField form={form} />
        <div>
          <Button type="submit" kind="primary" size="lg" busy={form.isSubmitting}>
            {text('control.set')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}

function AmountField({ form }: { form: Form }) {
  const text = useText();
  const { currency } = useBrand();
  const language = useLanguage();
  const shared = { ...form.field('amount'), locale: languageTag(language), required: true };
  if (form.values.kind === 'time') return <NumberField {...shared} label={text('control.minutes')} digits={0} />;
  return (
    <MoneyField
      {...shared}
      label={text('control.amount')}
      symbol={currencySymbol(currency)}
      digits={currency.digits}
      words={{ quick: text('control.amount'), max: text('control.amount') }}
    />
  );
}

function problemOf(check: LimitCheck, { kind }: LimitDraft, text: Words, words: LimitWords): string | undefined {
  switch (check.kind) {
    case 'ok':
      return undefined;
    case 'required':
      return text('control.wrong.required');
    case 'digits':
      return text('control.wrong.digits', { digits: check.digits });
    case 'above':
      return text('control.wrong.above', { max: words.amount(kind, check.max) });
  }
}
