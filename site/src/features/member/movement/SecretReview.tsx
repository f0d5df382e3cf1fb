import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { PaymentPassword, passwordProblem } from '../../../money/PaymentPassword.tsx';
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
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const missing = tried && password === '' ? text('money.password.required') : undefined;
  const confirm = () => {
    setTried(true);
    if (password === '') return field.current?.focus();
    onConfirm(password);
  };
  return (
    <Review moving={moving} onConfirm={confirm}>
      {children}
      <PaymentPassword
        ref={field}
        value={password}
        onValueChange={setPassword}
        error={missing ?? passwordProblem(text, moving.error)}
      />
    </Review>
  );
}
