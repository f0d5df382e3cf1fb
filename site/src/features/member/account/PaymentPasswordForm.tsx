import { checkPaymentPassword, type PaymentPasswordErrors } from '@baize/domain';
import { type GatewayError, memberProfile, readRefusal, setPaymentPassword } from '@baize/gateway';
import { Stack } from '@baize/ui';
import { FormError, PasswordField } from '@baize/ui/overlays';
import { type FormEvent, useRef, useState } from 'react';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { passwordProblem } from '../../../money/PaymentPassword.tsx';
import { useRetryWait } from '../../../shared/forms/useRetryWait.ts';
import { FormFoot } from './FormFoot.tsx';

type FieldName = keyof PaymentPasswordErrors;
type Problems = Partial<Record<FieldName, string>>;

const labels = {
  loginPassword: 'profile.payment.login',
  oldPaymentPassword: 'profile.payment.old',
  paymentPassword: 'profile.payment.new',
  confirmPaymentPassword: 'profile.payment.confirm',
} as const;

interface PaymentPasswordFormProps {
  /** There is one already, which proves who sets another; the first is set by the login password. */
  held: boolean;
  onClose: () => void;
}

/** Six digits that money asks for. Kept nowhere. */
export function PaymentPasswordForm({ held, onClose }: PaymentPasswordFormProps) {
  const text = useText();
  const { toasts } = useServices();
  const { send, busy } = useAction(setPaymentPassword, [memberProfile]);
  const [values, setValues] = useState({ proof: '', paymentPassword: '', confirmPaymentPassword: '' });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<GatewayError | null>(null);
  const wait = useRetryWait(refused);
  const form = useRef<HTMLFormElement>(null);
  const proof = held ? 'oldPaymentPassword' : 'loginPassword';
  const names = [proof, 'paymentPassword', 'confirmPaymentPassword'] as const;
  const { proof: proves, ...fresh } = values;
  const sent = { ...fresh, [proof]: proves };
  const wrong: Problems = tried ? problemsOf(checkPaymentPassword(sent, held), text) : {};
  const theirs = refusalOf(refused, proof, text);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (wait > 0) return;
    setTried(true);
    setRefused(null);
    const first = names.find((name) => checkPaymentPassword(sent, held)[name]);
    if (first) return focus(first);
    const outcome = await send(sent);
    if (!outcome.ok) {
      setRefused(outcome.error);
      return focus(names.find((name) => refusalOf(outcome.error, proof, text)[name]) ?? proof);
    }
    toasts.show({ tone: 'positive', text: text('profile.payment.saved') });
    return onClose();
  }

  const focus = (name: FieldName) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        <FormError>{refused && Object.keys(theirs).length === 0 && errorText(text, refused)}</FormError>
        {names.map((name) => (
          <PasswordField
            key={name}
            name={name}
            label={text(labels[name])}
            hint={name === 'paymentPassword' ? text('profile.payment.hint') : undefined}
            value={name === proof ? values.proof : values[name as keyof typeof fresh]}
            onValueChange={(value) => setValues({ ...values, [name === proof ? 'proof' : name]: value })}
            error={wrong[name] ?? theirs[name]}
            inputMode={name === 'loginPassword' ? undefined : 'numeric'}
            autoComplete={name === 'loginPassword' ? 'current-password' : 'off'}
            required
            words={{ show: text('login.password.show'), hide: text('login.password.hide') }}
          />
        ))}
        <FormFoot action={text('profile.save')} busy={busy} wait={wait} onClose={onClose} />
      </Stack>
    </form>
  );
}

function problemsOf(errors: PaymentPasswordErrors, text: Translate): Problems {
  const problems: Problems = {};
  for (const name of Object.keys(labels) as FieldName[]) {
    const error = errors[name];
    if (error?.kind === 'required') problems[name] = text('login.required', { field: text(labels[name]) });
    else if (error?.kind === 'mismatch') problems[name] = text('profile.payment.mismatch');
    else if (error?.kind === 'simple') problems[name] = text('profile.payment.simple');
    else if (error) problems[name] = text('profile.payment.hint');
  }
  return problems;
}

/** What the platform says of a field; empty when it is of none. */
function refusalOf(error: GatewayError | null, proof: FieldName, text: Translate): Problems {
  const ofProof = passwordProblem(text, error);
  if (ofProof) return { [proof]: ofProof };
  const { fields } = readRefusal(error?.value);
  if (fields.loginPassword) return { loginPassword: text('profile.payment.wrong') };
  if (fields.paymentPassword === 'same') return { paymentPassword: text('profile.payment.same') };
  return fields.paymentPassword ? { paymentPassword: text('profile.payment.hint') } : {};
}
