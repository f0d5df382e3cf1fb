import { Button, Link, LoadFrame, Panel, Skeleton, Stack } from '@baize/ui';
import { FormError, RadioGroup, SelectField, TextField } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { loadOf } from '../../../data/load.ts';
import { PaymentPassword } from '../../../money/PaymentPassword.tsx';
import { usePayeeForm } from './usePayeeForm.ts';
import { useWithdrawalSettings, type WithdrawalSettings } from './useWithdrawal.ts';

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
  const { form, kinds, providers } = usePayeeForm(settings);
  const { kind } = form.values;
  return (
    <Panel title={text('withdrawal.payee.add')} focused>
      <form onSubmit={form.submit} noValidate>
        <Stack gap={4}>
          <FormError>{form.error}</FormError>
          <RadioGroup
            label={text('withdrawal.payee.kind')}
            kind="cards"
            value={kind}
            onValueChange={(next) => form.setValues({ kind: next, provider: '' })}
            options={kinds.map((value) => ({ value, label: text(`withdrawal.payee.kind.${value}`) }))}
          />
          <SelectField
            {...form.field('provider')}
            label={text('withdrawal.payee.provider')}
            options={[{ value: '', label: '–' }, ...providers.map(({ code, name }) => ({ value: code, label: name }))]}
            required
          />
          {kind !== 'crypto' && (
            <TextField
              {...form.field('holder')}
              label={text('withdrawal.payee.holder')}
              hint={text('withdrawal.payee.holderOwn')}
              readOnly={settings.holder !== null}
              autoComplete="name"
              maxLength={120}
              required
            />
          )}
          <TextField
            {...form.field('number')}
            label={text(kind === 'crypto' ? 'withdrawal.payee.address' : 'withdrawal.payee.number')}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            required
          />
          <PaymentPassword {...form.passwordField('paymentPassword')} />
          <Button type="submit" kind="primary" size="lg" wide busy={form.isSubmitting}>
            {text('withdrawal.payee.save')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
