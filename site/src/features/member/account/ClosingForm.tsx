import { closeAccount, readRefusal } from '@baize/gateway';
import { Button, Inline, Stack, Text } from '@baize/ui';
import { FormError, PasswordField, TextArea } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { useServices } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { heldPassword } from '../../sign-in/session/loginState.ts';
import { leaveLogin } from '../../sign-in/session/remember.ts';

interface ClosingFormProps {
  rest: string | null;
  onKeep: () => void;
  /** Called when closing became impossible meanwhile. */
  onBlocked: () => void;
}

/** Closes the account after its password; keeping it is offered equally prominently. */
export function ClosingForm({ rest, onKeep, onBlocked }: ClosingFormProps) {
  const text = useText();
  const navigate = useSiteNavigate();
  const { session } = useServices();
  const { send } = useAction(closeAccount);
  const form = useSubmitForm({
    defaultValues: { password: '', reason: '' },
    validate: ({ password }) => ({
      password: password ? undefined : text('login.required', { field: text('profile.password') }),
    }),
    onSubmit: ({ password, reason }) => send({ password, ...(reason.trim() ? { reason: reason.trim() } : {}) }),
    serverErrors: ({ value }) => ({
      password: readRefusal(value).fields.password ? text('profile.payment.wrong') : undefined,
    }),
    focusOnError: 'password',
    onError: ({ code }) => {
      if (code === 'closing-blocked') onBlocked();
    },
    toast: text('profile.close.done'),
    onSuccess: () => {
      // The platform has already ended the session.
      session.end('signed-out');
      heldPassword.set(null);
      navigate(paths.home, { replace: true });
      void leaveLogin();
    },
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        {rest && <Text>{text('profile.close.rest', { amount: rest })}</Text>}
        <FormError>{form.error}</FormError>
        <PasswordField
          {...form.passwordField('password')}
          label={text('profile.password')}
          autoComplete="current-password"
          required
          words={{ show: text('login.password.show'), hide: text('login.password.hide') }}
        />
        <TextArea {...form.field('reason')} label={text('profile.close.reason')} />
        <Inline gap={3} wrap>
          <Button onClick={onKeep}>{text('profile.close.keep')}</Button>
          <SubmitButton kind="danger" busy={form.isSubmitting} wait={form.wait}>
            {text('profile.close.action')}
          </SubmitButton>
        </Inline>
      </Stack>
    </form>
  );
}
