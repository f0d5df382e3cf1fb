import { Button, Inline, Link, Stack, Text } from '@baize/ui';
import { Checkbox, WarningDialog } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { paths } from '../../../core/routing/paths.ts';
import { useBrand } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { FormErrors } from '../../../shared/forms/FormErrors.tsx';
import { HumanSum } from '../human/HumanSum.tsx';
import { RegistrationField } from './RegistrationField.tsx';
import { type AccountFormProps, useAccountForm } from './useAccountForm.ts';
import type { Registration } from './useRegistration.ts';

interface RegisterFormProps extends AccountFormProps, Pick<Registration, 'invitationRefusal'> {
  /** Something of an earlier try is in the form. */
  kept: boolean;
}

/** One of the two registrations, asking for what the platform's rules say (REG-03, REG-04). */
export function RegisterForm({ kept, invitationRefusal, ...props }: RegisterFormProps) {
  const text = useText();
  const { ageGate } = useBrand();
  const account = useAccountForm(props);
  const { form, fields, asked, listed, tools, untouched, invitation, uninvited, mendInvitation } = account;

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormErrors
          listed={listed}
          error={form.error ?? (invitationRefusal ? errorText(text, invitationRefusal) : undefined)}
        />
        {kept && untouched && <Text tone="secondary">{text('registration.kept')}</Text>}
        {fields.map((field) => (
          <RegistrationField key={field.name} field={field} tools={tools} />
        ))}
        {invitation && <Text tone="secondary">{text('registration.invitation.kept', { code: invitation })}</Text>}
        <Checkbox {...form.checkbox('age')} label={text('register.age', { age: ageGate })} required />
        <Checkbox {...form.checkbox('terms')} label={text('register.terms')} required />
        <Inline gap={4} wrap>
          <Link href={paths.terms} target="_blank">
            {text('register.terms.read')}
          </Link>
          <Link href={paths.privacy} target="_blank">
            {text('register.privacy.read')}
          </Link>
        </Inline>
        <Button type="submit" kind="primary" size="lg" wide busy={form.busy} disabled={form.wait > 0}>
          {form.wait > 0 ? text('codes.wait', { seconds: form.wait }) : text('register.action')}
        </Button>
      </Stack>
      <HumanSum asked={asked} />
      <WarningDialog
        open={uninvited}
        title={text('invitation_code_error')}
        text={text('registration.invitation.text')}
        close={text('registration.invitation.close')}
        onClose={mendInvitation}
      />
    </form>
  );
}
