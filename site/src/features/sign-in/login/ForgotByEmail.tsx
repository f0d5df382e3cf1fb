import { checkReset, type FieldRules } from '@baize/domain';
import { type GatewayError, registerSettings, sendPasswordLetter } from '@baize/gateway';
import { Button, Stack, Text } from '@baize/ui';
import { ErrorSummary, FormError, TextField } from '@baize/ui/overlays';
import { Mail, User } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { fieldErrorText } from '../../../shared/forms/fieldErrors.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useRetryWait } from '../../../shared/forms/useRetryWait.ts';
import { loginState } from '../session/loginState.ts';

const fields = ['username', 'email'] as const;
const noRules: FieldRules = {};

/** Has an e-mail sent to the account with this name and address, without telling whether there is one (PWD-02, FLT-002). */
export function ForgotByEmail() {
  const text = useText();
  const rules = useEndpoint(registerSettings, {}).value?.rules ?? noRules;
  const { send, busy } = useAction(sendPasswordLetter);
  const [outcome, setOutcome] = useState<'none' | 'sent' | GatewayError>('none');
  const wait = useRetryWait(typeof outcome === 'string' ? null : outcome);
  const [tried, setTried] = useState(false);
  const { register, handleSubmit, watch, setFocus } = useForm({
    defaultValues: { username: loginState.get().username, email: '' },
  });
  const errors = tried ? checkReset('email', watch(), rules) : {};
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome === 'sent') done.current?.focus();
  }, [outcome]);

  const submit = handleSubmit(async (values) => {
    if (wait > 0) return;
    setTried(true);
    const wrong = checkReset('email', values, rules);
    const first = fields.find((name) => wrong[name]);
    if (first) return setFocus(first);
    const answered = await send({ username: values.username.trim(), email: values.email.trim() });
    setOutcome(answered.ok ? 'sent' : answered.error);
  });
  const labels = { username: text('login.username'), email: text('registration.field.email') };
  const wrong = (name: (typeof fields)[number]) => fieldErrorText(text, labels[name], errors[name]);
  const listed = fields.flatMap((name) => {
    const message = wrong(name);
    return message ? [{ id: `forgot-${name}`, message }] : [];
  });

  if (outcome === 'sent') {
    return (
      <div ref={done} tabIndex={-1} role="status">
        <Stack gap={3}>
          <Text>{text('been out')}</Text>
          <Button wide onClick={() => setOutcome('none')}>
            {text('passwords.email.again')}
          </Button>
        </Stack>
      </div>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Text tone="secondary">{text('passwords.email.text')}</Text>
        {listed.length > 1 && <ErrorSummary title={text('form.errors', { count: listed.length })} errors={listed} />}
        <FormError>{outcome !== 'none' && errorText(text, outcome)}</FormError>
        <TextField
          {...register('username')}
          id="forgot-username"
          label={labels.username}
          error={wrong('username')}
          iconStart={User}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          {...register('email')}
          id="forgot-email"
          type="email"
          label={labels.email}
          error={wrong('email')}
          iconStart={Mail}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <SubmitButton size="lg" wide busy={busy} wait={wait}>
          {text('passwords.email.action')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
