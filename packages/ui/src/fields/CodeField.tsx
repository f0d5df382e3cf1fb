import { CountdownButton, type CountdownButtonProps } from '../actions/CountdownButton.tsx';
import { fieldControl } from '../internal/Field.css.ts';
import { Field, splitLook } from '../internal/Field.tsx';
import type { TextFieldProps } from './TextField.tsx';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete' | 'dir' | 'onValueChange'> {
  /** Button beside the field that sends the code. */
  countdown: CountdownButtonProps;
}

/** Asks for a code of any length that arrives by message, with a button to send it. */
export function CodeField({ countdown, ...props }: CodeFieldProps) {
  const { look, attributes } = splitLook(props);
  return (
    <Field {...look} beside={<CountdownButton {...countdown} />}>
      {(controlProps) => (
        <input
          inputMode="numeric"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...attributes}
          {...controlProps}
          type="text"
          autoComplete="one-time-code"
          dir="ltr"
          className={fieldControl}
        />
      )}
    </Field>
  );
}
