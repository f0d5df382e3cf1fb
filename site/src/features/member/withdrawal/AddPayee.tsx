import { Button, Link, LoadFrame, Panel, Skeleton, Stack } from '@baize/ui';
import { FormError, RadioGroup, SelectField, TextField } from '@baize/ui/overlays';
import type { FormEvent } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { loadOf } from '../../../data/load.ts';
import { PaymentPassword } from '../../../money/PaymentPassword.tsx';
import { usePayeeForm } from './usePayeeForm.ts';
import { useWithdrawalSettings, type WithdrawalSettings } from './useWithdrawal.ts';

/** A new place to receive money, confirmed by the payment password. */
export function AddPayee() {
  const text = useText();
  const { hrefOf } = useCentre();
  const answer = useWithdrawalSettings();
  return (
    <Stack gap={4}>
      <Link href={hrefOf('withdraw')}>{text('movement.overview')}</Link>
      <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="panel" />}>
        {answer.value && <PayeeForm settings={answer.value} />}
      </LoadFrame>
    </Stack>
  );
}

function PayeeForm({ settings }: { settings: WithdrawalSettings }) {
  const text = useText();
  const form = usePayeeForm(settings);
  const { draft, set, kinds, providers, fields, issue } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <Panel title={text('withdrawal.payee.add')} focused>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <FormError>{form.trouble}</FormError>
          <RadioGroup
            label={text('withdrawal.payee.kind')}
            kind="cards"
            value={draft.kind}
            onValueChange={(kind) => set({ kind, provider: '' })}
            options={kinds.map((kind) => ({ value: kind, label: text(`withdrawal.payee.kind.${kind}`) }))}
          />
          <SelectField
            ref={fields.provider}
            label={text('withdrawal.payee.provider')}
            value={draft.provider}
            onValueChange={(provider) => set({ provider })}
            options={[{ value: '', label: '–' }, ...providers.map(({ code, name }) => ({ value: code, label: name }))]}
            error={issue('provider')}
            required
          />
          {draft.kind !== 'crypto' && (
            <TextField
              ref={fields.holder}
              label={text('withdrawal.payee.holder')}
              hint={text('withdrawal.payee.holderOwn')}
              value={draft.holder}
              onValueChange={(holder) => set({ holder })}
              readOnly={settings.holder !== null}
              autoComplete="name"
              maxLength={120}
              error={issue('holder')}
              required
            />
          )}
          <TextField
            ref={fields.number}
            label={text(draft.kind === 'crypto' ? 'withdrawal.payee.address' : 'withdrawal.payee.number')}
            value={draft.number}
            onValueChange={(number) => set({ number })}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            error={issue('number')}
            required
          />
          <PaymentPassword
            ref={fields.password}
            value={form.password}
            onValueChange={form.setPassword}
            error={form.wrongPassword}
          />
          <Button type="submit" kind="primary" size="lg" wide busy={form.busy}>
            {text('withdrawal.payee.save')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
