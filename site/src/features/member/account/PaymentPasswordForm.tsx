import { checkPaymentPassword, type PaymentPasswordErrors } from '@baize/domain';
import { type GatewayError, memberProfile, readRefusal, setPaymentPassword } from '@baize/gateway';
import { Stack } from '@baize/ui';
import { FormError, PasswordField } from '@baize/ui/overlays';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useAction } from '../../../data/useAction.ts';
import { passwordProblem } from '../../../money/PaymentPassword.tsx';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { FormFoot } from './FormFoot.tsx';

type FieldName = keyof PaymentPasswordErrors;
type Texts = Partial<Record<FieldName, string>>;

const labels = {
  loginPassword: 'profile.payment.login',
  oldPaymentPassword: 'profile.payment.old',
  paymentPassword: 'profile.payment.new',
  confirmPaymentPassword: 'profile.payment.confirm',
} as const;

interface PaymentPasswordFormProps {
  /** Replaces an existing password, which then confirms the change; a first one needs the login password. */
  held: boolean;
  onClose: () => void;
}

export function PaymentPasswordForm({ held, onClose }: PaymentPasswordFormProps) {
  const text = useText();
  const { send } = useAction(setPaymentPassword, [memberProfile]);
  const proof = held ? 'oldPaymentPassword' : 'loginPassword';
  const names = [proof, 'paymentPassword', 'confirmPaymentPassword'] as const;
  const form = useSubmitForm({
    defaultValues: { loginPassword: '', oldPaymentPassword: '', paymentPassword: '', confirmPaymentPassword: '' },
    validate: (values) => problemsOf(checkPaymentPassword(values, held), text),
    onSubmit: ({ paymentPassword, confirmPaymentPassword, [proof]: proves }) =>
      send({ paymentPassword, confirmPaymentPassword, [proof]: proves }),
    serverErrors: (error) => refusalOf(error, proof, text),
    focusOnError: proof,
    toast: text('profile.payment.saved'),
    onSuccess: onClose,
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormError>{form.error}</FormError>
        {names.map((name) => (
          <PasswordField
            key={name}
            {...form.passwordField(name)}
            label={text(labels[name])}
            hint={name === 'paymentPassword' ? text('profile.payment.hint') : undefined}
            inputMode={name === 'loginPassword' ? undefined : 'numeric'}
            autoComplete={name === 'loginPassword' ? 'current-password' : 'off'}
            required
            words={{ show: text('login.password.show'), hide: text('login.password.hide') }}
          />
        ))}
        <FormFoot action={text('profile.save')} busy={form.isSubmitting} wait={form.wait} onClose={onClose} />
      </Stack>
    </form>
  );
}

function problemsOf(errors: PaymentPasswordErrors, text: Translate): Texts {
  const problems: Texts = {};
  for (const name of Object.keys(labels) as FieldName[]) {
    const error = errors[name];
    if (error?.kind === 'required') problems[name] = text('login.required', { field: text(labels[name]) });
    else if (error?.kind === 'mismatch') problems[name] = text('profile.payment.mismatch');
    else if (error?.kind === 'simple') problems[name] = text('profile.payment.simple');
    else if (error) problems[name] = text('profile.payment.hint');
  }
  return problems;
}

/** Assigns a refusal to a field; empty when it concerns none. */
function refusalOf(error: GatewayError, proof: FieldName, text: Translate): Texts {
  const ofProof = passwordProblem(text, error);
  if (ofProof) return { [proof]: ofProof };
  const { fields } = readRefusal(error.value);
  if (fields.loginPassword) return { loginPassword: text('profile.payment.wrong') };
  if (fields.paymentPassword === 'same') return { paymentPassword: text('profile.payment.same') };
  return fields.paymentPassword ? { paymentPassword: text('profile.payment.hint') } : {};
}
