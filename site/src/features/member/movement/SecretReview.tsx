import type { ReactNode } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { PaymentPassword, passwordProblem } from '../../../money/PaymentPassword.tsx';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { Review } from './Review.tsx';
import type { Standing } from './useMovement.ts';

interface SecretReviewProps {
  moving: Standing;
  /** What has to be known before it is confirmed. */
  children?: ReactNode;
  onConfirm: (paymentPassword: string) => void;
}

/** The figures of what leaves the account, which the payment password confirms. */
export function SecretReview({ moving, children, onConfirm }: SecretReviewProps) {
  const text = useText();
  const form = useSubmitForm({
    defaults: { password: '' },
    check: ({ password }) => ({ password: password === '' ? text('money.password.required') : undefined }),
    send: ({ password }) => {
      onConfirm(password);
      return undefined;
    },
  });
  const field = form.secret('password');
  return (
    <Review moving={moving} onConfirm={form.submit}>
      {children}
      <PaymentPassword {...field} error={field.error ?? passwordProblem(text, moving.error)} />
    </Review>
  );
}
