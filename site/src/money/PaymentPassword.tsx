import { type GatewayError, readTriesLeft } from '@baize/gateway';
import { PasswordField } from '@baize/ui/overlays';
import { LockKeyhole } from 'lucide';
import type { ComponentProps } from 'react';
import { type Translate, useText } from '../core/language/useText.ts';
import { useOffered } from '../core/services/status.ts';
import { errorText } from '../data/load.ts';

type PaymentPasswordProps = Pick<
  ComponentProps<typeof PasswordField>,
  'id' | 'name' | 'error' | 'onChange' | 'onBlur' | 'ref'
>;

/** Reports whether money is confirmed by a payment password here (ADP-04). */
const useNeedsPassword = () => useOffered('payment-password');

/** Reports whether money can be confirmed: the player `holds` a payment password, or none is needed. */
export const useCanConfirm = (holds: boolean): boolean => !useNeedsPassword() || holds;

/** Returns the check of a typed payment password; nothing is asked where none is needed. */
export function usePasswordRule(): (typed: string) => string | undefined {
  const text = useText();
  const needed = useNeedsPassword();
  return (typed) => (needed && typed === '' ? text('money.password.required') : undefined);
}

/** Asks for the payment password, on platforms that have one. */
export function PaymentPassword(props: PaymentPasswordProps) {
  const text = useText();
  if (!useNeedsPassword()) return null;
  return (
    <PasswordField
      {...props}
      label={text('money.password')}
      iconStart={LockKeyhole}
      autoComplete="off"
      required
      words={{ show: text('login.password.show'), hide: text('login.password.hide') }}
    />
  );
}

/** Reports whether only the payment password was refused, so that the amounts still hold and no money moved. */
export const refusesPassword = ({ code }: GatewayError): boolean =>
  code === 'payment-password-wrong' || code === 'payment-password-locked';

export function passwordProblem(text: Translate, error: GatewayError | null): string | undefined {
  switch (error?.code) {
    case 'payment-password-wrong': {
      const left = readTriesLeft(error.value);
      return left === null ? errorText(text, error) : text('money.password.left', { left });
    }
    case 'payment-password-locked':
      return error.retryAfter === null
        ? errorText(text, error)
        : text('money.password.locked', { minutes: Math.ceil(error.retryAfter / 60) });
    case 'payment-password-unset':
      return errorText(text, error);
    default:
      return undefined;
  }
}
