import { currencySymbol, languageTag, mostMovable } from '@baize/domain';
import type { uplineSettings, ValueOf } from '@baize/gateway';
import { Button, DescriptionList, Panel, Stack } from '@baize/ui';
import { MoneyField } from '@baize/ui/overlays';
import { type FormEvent, useRef, useState } from 'react';
import { useBrand, useLanguage } from '../../app/services.ts';
import { useText } from '../../language/useText.ts';
import { amountProblem, checkTyped } from '../movement/amountProblem.ts';
import { NoPassword } from '../movement/NoPassword.tsx';
import { Trouble } from '../movement/Trouble.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import type { Standing } from '../movement/useMovement.ts';
import { uplineTerms } from './uplineTerms.ts';

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
  const language = useLanguage();
  const { currency: own } = useBrand();
  const field = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const { upline, available, currency, hasPassword } = settings;
  const terms = uplineTerms(settings, own);
  const check = checkTyped(amount, terms);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (check.kind !== 'ok') return field.current?.focus();
    if (hasPassword) moving.ask({ type: 'upline', amount: check.amount });
  };
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
          <Trouble moving={moving} />
          {!hasPassword && <NoPassword />}
          <MoneyField
            ref={field}
            label={text('upline.amount')}
            symbol={currencySymbol(own)}
            locale={languageTag(language)}
            digits={own.digits}
            value={amount}
            onValue={onAmount}
            max={mostMovable(terms) ?? undefined}
            hint={text('upline.final')}
            error={
              tried || amount !== ''
                ? amountProblem(check, { typed: currency, limit: currency }, text, money)
                : undefined
            }
            required
            words={{ quick: text('upline.amount'), max: text('movement.most') }}
          />
          <Button
            type="submit"
            kind="primary"
            size="lg"
            wide
            busy={moving.flow.kind === 'quoting'}
            disabled={!hasPassword}
          >
            {text('upline.continue')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
