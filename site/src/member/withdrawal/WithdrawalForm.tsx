import { currencySymbol, languageTag } from '@baize/domain';
import { Alert, Button, Empty, Split, Stack } from '@baize/ui';
import { MoneyField } from '@baize/ui/overlays';
import { type FormEvent, useRef, useState } from 'react';
import { useBrand, useLanguage } from '../../app/services.ts';
import { useText } from '../../language/useText.ts';
import { amountProblem, checkTyped } from '../movement/amountProblem.ts';
import { NoPassword } from '../movement/NoPassword.tsx';
import { Trouble } from '../movement/Trouble.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import type { Standing } from '../movement/useMovement.ts';
import { useCentre } from '../useCentre.ts';
import { PayeeChoice } from './PayeeChoice.tsx';
import { newPayee } from './payeeAddress.ts';
import { mostWithdrawable, type WithdrawalDraft, type WithdrawalSettings, withdrawalTerms } from './useWithdrawal.ts';
import { WithdrawalStanding } from './WithdrawalStanding.tsx';

interface WithdrawalFormProps {
  settings: WithdrawalSettings;
  draft: WithdrawalDraft;
  moving: Standing;
}

/** How much, and where it goes, beside what there is and what is still to be staked (MEM-05). */
export function WithdrawalForm({ settings, draft, moving }: WithdrawalFormProps) {
  const text = useText();
  const money = useMoneyIn();
  const language = useLanguage();
  const { hrefOf } = useCentre();
  const { currency: own } = useBrand();
  const amountField = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const { payees, currency, min, max, hasPassword, confirmMinutes } = settings;
  const payee = payees.find(({ id }) => id === draft.payee) ?? payees[0];
  if (!payee) {
    const add = (
      <Button kind="primary" href={hrefOf('withdraw', { payee: newPayee })}>
        {text('withdrawal.payee.add')}
      </Button>
    );
    return <Empty title={text('withdrawal.payee.none')} action={add} />;
  }
  const check = checkTyped(draft.amount, withdrawalTerms(settings, own));
  const problem = amountProblem(check, { typed: currency, limit: currency }, text, money);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (check.kind !== 'ok') return amountField.current?.focus();
    if (hasPassword) moving.ask({ type: 'withdrawal', amount: check.amount, payeeId: payee.id });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Split fold="within" aside={<WithdrawalStanding settings={settings} />}>
        <Stack gap={5}>
          <Trouble moving={moving} />
          {!hasPassword && <NoPassword />}
          <PayeeChoice payees={payees} value={payee.id} onValue={draft.setPayee} />
          <MoneyField
            ref={amountField}
            label={text('withdrawal.amount')}
            symbol={currencySymbol(own)}
            locale={languageTag(language)}
            digits={own.digits}
            value={draft.amount}
            onValue={draft.setAmount}
            max={mostWithdrawable(settings, own) ?? undefined}
            hint={text('withdrawal.range', { min: money(min, currency), max: money(max, currency) })}
            error={tried || draft.amount !== '' ? problem : undefined}
            required
            words={{ quick: text('withdrawal.amount'), max: text('movement.most') }}
          />
          <Alert tone="warning" place="panel">
            {text('withdrawal.notice', { minutes: confirmMinutes })}
          </Alert>
          <Button
            type="submit"
            kind="primary"
            size="lg"
            wide
            busy={moving.flow.kind === 'quoting'}
            disabled={!hasPassword}
          >
            {text('withdrawal.continue')}
          </Button>
        </Stack>
      </Split>
    </form>
  );
}
