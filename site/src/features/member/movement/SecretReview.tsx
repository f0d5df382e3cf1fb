import type { ReactNode } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { PaymentPassword, passwordProblem, usePasswordRule } from '../../../money/PaymentPassword.tsx';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { Review } from './Review.tsx';
import type { Standing } from './useMovement.ts';

interface SecretReviewProps {
  moving: Standing;
  children?: ReactNode;
  onConfirm: (paymentPassword: string | undefined) => void;
}

export function SecretReview({ moving, children, onConfirm }: SecretReviewProps) {
  const text = useText();
  const checkPassword = usePasswordRule();
  const form = useSubmitForm({
    defaultValues: { password: '' },
    validate: ({ password }) => ({ password: checkPassword(password) }),
    onSubmit: ({ password }) => {
      onConfirm(password || undefined);
      return undefined;
    },
  });
  const field = form.passwordField('password');
  return (
    <Review moving={moving} onConfirm={form.submit}>
      {children}
      <PaymentPassword {...field} error={field.error ?? passwordProblem(text, moving.error)} />
    </Review>
  );
}
