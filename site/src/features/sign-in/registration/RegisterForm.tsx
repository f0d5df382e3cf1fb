import { Button, Inline, Link, Stack, Text } from '@baize/ui';
import { Checkbox, ErrorSummary, FormError, WarningDialog } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { paths } from '../../../core/routing/paths.ts';
import { useBrand } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { HumanSum } from '../human/HumanSum.tsx';
import { RegistrationField } from './RegistrationField.tsx';
import { type AccountFormProps, useAccountForm } from './useAccountForm.ts';
import { idOf } from './useRegisterForm.ts';

interface RegisterFormProps extends AccountFormProps {
  /** Something of an earlier try is in the form. */
  kept: boolean;
}

/** One of the two registrations, asking for what the platform's rules say (REG-03, REG-04). */
export function RegisterForm({ kept, ...props }: RegisterFormProps) {
  const text = useText();
  const { ageGate } = useBrand();
  const { form, invitation } = props;
  const account = useAccountForm(props);
  const { fields, send, busy, wait, asked, wordsOf, listed, tools, refusal, untouched, uninvited, mendInvitation } =
    account;

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack gap={4}>
        {listed.length > 1 && <ErrorSummary title={text('form.errors', { count: listed.length })} errors={listed} />}
        <FormError>{refusal && errorText(text, refusal)}</FormError>
        {kept && untouched && <Text tone="secondary">{text('registration.kept')}</Text>}
        {fields.map((field) => (
          <RegistrationField key={field.name} field={field} error={wordsOf(field.name)} tools={tools} />
        ))}
        {invitation && <Text tone="secondary">{text('registration.invitation.kept', { code: invitation })}</Text>}
        <Checkbox
          {...form.register('age')}
          id={idOf('age')}
          label={text('register.age', { age: ageGate })}
          error={wordsOf('age')}
          required
        />
        <Checkbox
          {...form.register('terms')}
          id={idOf('terms')}
          label={text('register.terms')}
          error={wordsOf('terms')}
          required
        />
        <Inline gap={4} wrap>
          <Link href={paths.terms} target="_blank">
            {text('register.terms.read')}
          </Link>
          <Link href={paths.privacy} target="_blank">
            {text('register.privacy.read')}
          </Link>
        </Inline>
        <Button type="submit" kind="primary" size="lg" wide busy={busy} disabled={wait > 0}>
          {wait > 0 ? text('codes.wait', { seconds: wait }) : text('register.action')}
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
