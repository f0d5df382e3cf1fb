import { type GatewayError, readTriesLeft } from '@baize/gateway';
import { PasswordField } from '@baize/ui/overlays';
import { LockKeyhole } from 'lucide';
import type { ComponentProps } from 'react';
import { type Translate, useText } from '../core/language/useText.ts';
import { errorText } from '../data/load.ts';

type PaymentPasswordProps = Pick<
  ComponentProps<typeof PasswordField>,
  'id' | 'name' | 'error' | 'onChange' | 'onBlur' | 'ref'
>;

export function PaymentPassword(props: PaymentPasswordProps) {
  const text = useText();
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
