import { checkLimit, currencySymbol, type LimitCheck, languageTag, limitKinds, limitPeriods } from '@baize/domain';
import { type GatewayError, setPlayLimit } from '@baize/gateway';
import { Button, Panel } from '@baize/ui';
import { FormError, MoneyField, NumberField, SelectField } from '@baize/ui/overlays';
import { type FormEvent, type RefObject, useState } from 'react';
import { useText, type Translate as Words } from '../../../core/language/useText.ts';
import { useBrand, useLanguage } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { type LimitDraft, noDraft } from './limitDraft.ts';
import { limitsChanged } from './stale.ts';
import { type LimitWords, useLimitWords } from './useLimitWords.ts';
import { useSaidChange } from './useSaidChange.ts';

interface LimitFormProps {
  draft: LimitDraft;
  onDraft: (draft: LimitDraft) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** What is limited, over which time and to how much. Lower holds at once, higher waits, and the answer says which it was. */
export function LimitForm({ draft, onDraft, field }: LimitFormProps) {
  const text = useText();
  const words = useLimitWords();
  const said = useSaidChange();
  const { currency } = useBrand();
  const { send, busy } = useAction(setPlayLimit, limitsChanged);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<GatewayError | null>(null);
  const { kind, period, amount } = draft;
  const check = checkLimit(draft, amount, currency.digits);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setRefused(null);
    if (check.kind !== 'ok') return field.current?.focus();
    const outcome = await send({ kind, period, amount: check.amount });
    if (!outcome.ok) return setRefused(outcome.error);
    setTried(false);
    onDraft({ ...noDraft, kind, period });
    said(outcome.value.outcome, outcome.value.limit);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Panel title={text('control.limits.new')} level={4}>
        <FormError>{refused && errorText(text, refused)}</FormError>
        <SelectField
          label={text('control.kind')}
          hint={text(`control.hint.${kind}`)}
          options={limitKinds.map((value) => ({ value, label: text(`control.kind.${value}`) }))}
          value={kind}
          onValueChange={(value) =>
            onDraft({ ...draft, kind: limitKinds.find((one) => one === value) ?? kind, amount: '' })
          }
        />
        <SelectField
          label={text('control.period')}
          options={limitPeriods.map((value) => ({ value, label: text(`control.period.${value}`) }))}
          value={period}
          onValueChange={(value) => onDraft({ ...draft, period: limitPeriods.find((one) => one === value) ?? period })}
        />
        <AmountField
          draft={draft}
          onDraft={onDraft}
          field={field}
          error={tried ? problemOf(check, draft, text, words) : undefined}
        />
        <div>
          <Button type="submit" kind="primary" size="lg" busy={busy}>
            {text('control.set')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}

/** Money, or whole minutes where the time is limited. */
function AmountField({ draft, onDraft, field, error }: LimitFormProps & { error: string | undefined }) {
  const text = useText();
  const { currency } = useBrand();
  const language = useLanguage();
  const shared = {
    ref: field,
    locale: languageTag(language),
    value: draft.amount,
    onValueChange: (amount: string | null) => onDraft({ ...draft, amount }),
    error,
    required: true,
  };
  if (draft.kind === 'time') return <NumberField {...shared} label={text('control.minutes')} digits={0} />;
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
