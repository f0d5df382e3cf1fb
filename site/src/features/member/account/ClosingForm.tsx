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
  /** What is left and given up; null for nothing. */
  rest: string | null;
  onKeep: () => void;
  /** Something came in between. */
  onBlocked: () => void;
}

/** Closes the account by its password. Keeping it weighs the same. */
export function ClosingForm({ rest, onKeep, onBlocked }: ClosingFormProps) {
  const text = useText();
  const navigate = useSiteNavigate();
  const { session } = useServices();
  const { send } = useAction(closeAccount);
  const form = useSubmitForm({
    defaults: { password: '', reason: '' },
    check: ({ password }) => ({
      password: password ? undefined : text('login.required', { field: text('profile.password') }),
    }),
    send: ({ password, reason }) => send({ password, ...(reason.trim() ? { reason: reason.trim() } : {}) }),
    refused: ({ value }) => ({
      password: readRefusal(value).fields.password ? text('profile.payment.wrong') : undefined,
    }),
    focusWhenRefused: 'password',
    onRefused: ({ code }) => {
      if (code === 'closing-blocked') onBlocked();
    },
    toast: text('profile.close.done'),
    onDone: () => {
      // The platform has ended the session already.
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
          {...form.secret('password')}
          label={text('profile.password')}
          autoComplete="current-password"
          required
          words={{ show: text('login.password.show'), hide: text('login.password.hide') }}
        />
        <TextArea {...form.field('reason')} label={text('profile.close.reason')} />
        <Inline gap={3} wrap>
          <Button onClick={onKeep}>{text('profile.close.keep')}</Button>
          <SubmitButton kind="danger" busy={form.busy} wait={form.wait}>
            {text('profile.close.action')}
          </SubmitButton>
        </Inline>
      </Stack>
    </form>
  );
}
