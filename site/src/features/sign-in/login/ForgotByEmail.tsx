import { checkReset, type FieldRules } from '@baize/domain';
import { registerSettings, sendPasswordLetter } from '@baize/gateway';
import { Button, Stack, Text } from '@baize/ui';
import { TextField } from '@baize/ui/overlays';
import { Mail, User } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useAction } from '../../../data/useAction.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { FormErrors } from '../../../shared/forms/FormErrors.tsx';
import { fieldErrorText } from '../../../shared/forms/fieldErrors.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { loginState } from '../session/loginState.ts';

const noRules: FieldRules = {};

/** Requests a password e-mail, without revealing if the account exists (PWD-02, FLT-002). */
export function ForgotByEmail() {
  const text = useText();
  const rules = useEndpoint(registerSettings, {}).value?.rules ?? noRules;
  const { send } = useAction(sendPasswordLetter);
  const [sent, setSent] = useState(false);
  const labels = { username: text('login.username'), email: text('registration.field.email') };
  const form = useSubmitForm({
    defaultValues: { username: loginState.get().username, email: '' },
    validate: (values) => {
      const errors = checkReset('email', values, rules);
      return {
        username: fieldErrorText(text, labels.username, errors.username),
        email: fieldErrorText(text, labels.email, errors.email),
      };
    },
    onSubmit: ({ username, email }) => send({ username: username.trim(), email: email.trim() }),
    onSuccess: () => setSent(true),
    id: 'forgot',
  });
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) done.current?.focus();
  }, [sent]);

  if (sent) {
    return (
      <div ref={done} tabIndex={-1} role="status">
        <Stack gap={3}>
          <Text>{text('been out')}</Text>
          <Button wide onClick={() => setSent(false)}>
            {text('passwords.email.again')}
          </Button>
        </Stack>
      </div>
    );
  }
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <Text tone="secondary">{text('passwords.email.text')}</Text>
        <FormErrors errors={form.errorList} error={form.error} />
        <TextField
          {...form.field('username')}
          label={labels.username}
          iconStart={User}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          {...form.field('email')}
          type="email"
          label={labels.email}
          iconStart={Mail}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <SubmitButton size="lg" wide busy={form.isSubmitting} wait={form.wait}>
          {text('passwords.email.action')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
