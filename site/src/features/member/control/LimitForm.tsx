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
import { useAction } from '../../../data/useAction.ts';
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { limitsChanged } from './stale.ts';
import { type LimitWords, useLimitWords } from './useLimitWords.ts';
import { useSaidChange } from './useSaidChange.ts';

/** A limit as it is being typed; `amount` is a decimal string, or null while it is no number. */
interface LimitDraft {
  kind: LimitKind;
  period: LimitPeriod;
  amount: string | null;
}

const noDraft: LimitDraft = { kind: 'deposit', period: 'day', amount: '' };

/** What is limited, over which time and to how much. It outlives the end of a session (FLT-010). */
export function useLimitForm() {
  const text = useText();
  const words = useLimitWords();
  const said = useSaidChange();
  const { currency } = useBrand();
  const draft = useLeftForm<LimitDraft>('limit', noDraft);
  const { send } = useAction(setPlayLimit, limitsChanged);
  const checkOf = (values: LimitDraft) => checkLimit(values, values.amount, currency.digits);
  return useSubmitForm({
    defaults: draft[0],
    draft,
    check: (values) => ({ amount: problemOf(checkOf(values), values, text, words) }),
    send: async (values) => {
      const { kind, period } = values;
      const check = checkOf(values);
      return check.kind === 'ok' ? send({ kind, period, amount: check.amount }) : undefined;
    },
    valuesWhenDone: { amount: '' },
    onDone: ({ outcome, limit }) => said(outcome, limit),
  });
}

type Form = ReturnType<typeof useLimitForm>;

/** The fields of a limit. Lower holds at once, higher waits, and the answer says which it was. */
export function LimitForm({ form }: { form: Form }) {
  const text = useText();
  const { kind, period } = form.values;
  return (
    <form onSubmit={form.submit} noValidate>
      <Panel title={text('control.limits.new')} level={4}>
        <FormError>{form.error}</FormError>
        <SelectField
          label={text('control.kind')}
          hint={text(`control.hint.${kind}`)}
          options={limitKinds.map((value) => ({ value, label: text(`control.kind.${value}`) }))}
          value={kind}
          onValueChange={(value) => form.set({ kind: limitKinds.find((one) => one === value) ?? kind, amount: '' })}
        />
        <SelectField
          label={text('control.period')}
          options={limitPeriods.map((value) => ({ value, label: text(`control.period.${value}`) }))}
          value={period}
          onValueChange={(value) => form.set({ period: limitPeriods.find((one) => one === value) ?? period })}
        />
        <AmountField form={form} />
        <div>
          <Button type="submit" kind="primary" size="lg" busy={form.busy}>
            {text('control.set')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}

/** Money, or whole minutes where the time is limited. */
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

/** Why it is no limit, in words. */
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
