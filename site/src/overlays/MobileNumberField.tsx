import { Button } from '@baize/ui';
import { MobileField } from '@baize/ui/overlays';
import type { Ref } from 'react';
import { inOrder } from '../language/isolate.ts';
import { useText } from '../language/useText.ts';
import type { MobileEntry } from '../session/useMobileEntry.ts';

interface MobileNumberFieldProps {
  entry: MobileEntry;
  id: string;
  error: string | undefined;
  label?: string;
  /** Before a number is typed; then its international form stands there. */
  hint?: string;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The mobile number of a form; the countries come with the first form that asks for one. */
export function MobileNumberField({ entry, id, error, label, hint, required = true, ref }: MobileNumberFieldProps) {
  const text = useText();
  const { phones, value, onValue, mobile } = entry;
  if (phones.kind === 'failed') {
    return (
      <Button wide onClick={phones.retry}>
        {`${text('registration.mobile.failed')} ${text('frame.retry')}`}
      </Button>
    );
  }
  return (
    <MobileField
      id={id}
      ref={ref}
      label={label ?? text('registration.field.mobileNum')}
      countries={phones.kind === 'ready' ? phones.countries : []}
      value={value}
      onValue={onValue}
      error={error}
      hint={mobile ? text('registration.mobile.as', { number: inOrder(mobile.e164) }) : hint}
      required={required}
      words={{
        country: text('registration.mobile.country'),
        search: text('registration.mobile.search'),
        nothing: text('registration.mobile.nothing'),
      }}
    />
  );
}
