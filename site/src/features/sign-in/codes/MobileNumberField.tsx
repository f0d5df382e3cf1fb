import { Button } from '@baize/ui';
import { MobileField } from '@baize/ui/overlays';
import type { Ref } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import type { MobileEntry } from '../session/useMobileEntry.ts';

interface MobileNumberFieldProps {
  entry: MobileEntry;
  id: string;
  error: string | undefined;
  label?: string;
  /** Hint before a number is typed; afterwards its international form is shown. */
  hint?: string;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Shows the field of a mobile number; focusing it loads the number parser. */
export function MobileNumberField({ entry, id, error, label, hint, required = true, ref }: MobileNumberFieldProps) {
  const text = useText();
  const { phones, value, onValueChange, mobile } = entry;
  return (
    <>
      <MobileField
        id={id}
        ref={ref}
        label={label ?? text('registration.field.mobileNum')}
        countries={phones.countries}
        onFocus={phones.bring}
        value={value}
        onValueChange={onValueChange}
        error={error}
        hint={mobile ? text('registration.mobile.as', { number: inOrder(mobile.e164) }) : hint}
        required={required}
        words={{
          country: text('registration.mobile.country'),
          search: text('registration.mobile.search'),
          nothing: text('registration.mobile.nothing'),
        }}
      />
      {phones.failed && (
        <Button wide onClick={phones.bring}>
          {`${text('registration.mobile.failed')} ${text('frame.retry')}`}
        </Button>
      )}
    </>
  );
}
