import { HandCoins, LockKeyhole, ShieldCheck, UserRound, Wallet } from 'lucide';
import { Button } from '../actions/Button.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { FormError } from '../fields/FormError.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { DialogAside } from './DialogAside.tsx';

const words = { show: 'Show password', hide: 'Hide password' };

export const side = (
  <DialogAside
    title="Pull up a chair"
    text="One wallet, licensed and quick."
    points={[
      { icon: Wallet, text: 'One wallet for every game' },
      { icon: ShieldCheck, text: 'Licensed and 128-bit encrypted' },
      { icon: HandCoins, text: 'Quick, tracked withdrawals' },
    ]}
  />
);

interface RegistrationProps {
  busy?: boolean;
  refused?: string;
  differs?: string;
}

export const Registration = ({ busy, refused, differs }: RegistrationProps) => (
  <>
    <FormError>{refused}</FormError>
    <TextField label="Username" iconStart={UserRound} autoComplete="username" disabled={busy} required />
    <PasswordField
      label="Password"
      iconStart={LockKeyhole}
      autoComplete="new-password"
      hint="Letters and digits, 6 to 12 characters"
      words={words}
      disabled={busy}
      required
    />
    <PasswordField
      label="Confirm password"
      iconStart={LockKeyhole}
      autoComplete="new-password"
      error={differs}
      words={words}
      disabled={busy}
      required
    />
    <TextField label="Invitation code (optional)" disabled={busy} />
    <Checkbox label="I am 18 or over and agree to the terms" disabled={busy} />
    <Button kind="primary" size="lg" wide busy={busy}>
      Create account
    </Button>
  </>
);
