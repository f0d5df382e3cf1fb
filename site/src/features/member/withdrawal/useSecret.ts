import type { GatewayError } from '@baize/gateway';
import { useRef, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import { passwordProblem } from '../../../money/PaymentPassword.tsx';

/** The payment password of a form, and what the platform said: of the password under its field, of the rest above the form. */
export function useSecret(tried: boolean) {
  const text = useText();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<GatewayError | null>(null);
  const wrong = passwordProblem(text, error);
  return {
    field: useRef<HTMLInputElement>(null),
    password,
    setPassword,
    heard: setError,
    problem: tried && password === '' ? text('money.password.required') : wrong,
    trouble: error && wrong === undefined ? errorText(text, error) : null,
  };
}
