import { closeAccount, type GatewayError, readRefusal } from '@baize/gateway';
import { Button, Inline, Stack, Text } from '@baize/ui';
import { FormError, PasswordField, TextArea } from '@baize/ui/overlays';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useRetryWait } from '../../../shared/forms/useRetryWait.ts';
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
  const { session, toasts } = useServices();
  const { send, busy } = useAction(closeAccount);
  const [password, setPassword] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<GatewayError | null>(null);
  const wait = useRetryWait(refused);
  const field = useRef<HTMLInputElement>(null);
  const theirs = readRefusal(refused?.value).fields.password;
  const missing = tried && !password ? text('login.required', { field: text('profile.password') }) : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (wait > 0) return;
    setTried(true);
    setRefused(null);
    if (!password) return field.current?.focus();
    const outcome = await send({ password, ...(reason.trim() ? { reason: reason.trim() } : {}) });
    if (!outcome.ok) {
      setRefused(outcome.error);
      if (outcome.error.code === 'closing-blocked') onBlocked();
      return field.current?.focus();
    }
    // The platform has ended the session already.
    toasts.show({ tone: 'positive', text: text('profile.close.done') });
    session.end('signed-out');
    heldPassword.set(null);
    navigate(paths.home, { replace: true });
    await leaveLogin();
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        {rest && <Text>{text('profile.close.rest', { amount: rest })}</Text>}
        <FormError>{refused && !theirs && errorText(text, refused)}</FormError>
        <PasswordField
          ref={field}
          label={text('profile.password')}
          value={password}
          onValueChange={setPassword}
          error={missing ?? (theirs ? text('profile.payment.wrong') : undefined)}
          autoComplete="current-password"
          required
          words={{ show: text('login.password.show'), hide: text('login.password.hide') }}
        />
        <TextArea label={text('profile.close.reason')} value={reason} onValueChange={setReason} />
        <Inline gap={3} wrap>
          <Button onClick={onKeep}>{text('profile.close.keep')}</Button>
          <SubmitButton kind="danger" busy={busy} wait={wait}>
            {text('profile.close.action')}
          </SubmitButton>
        </Inline>
      </Stack>
    </form>
  );
}
