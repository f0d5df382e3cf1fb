import type { FieldError } from '@baize/domain';
import type { Text } from '../language/useText.ts';

/** What is wrong with a field, in words that follow the language (VAL-04). Undefined when nothing is. */
export function fieldErrorText(text: Text, field: string, error: FieldError | undefined): string | undefined {
  switch (error?.kind) {
    case undefined:
      return undefined;
    case 'required':
      return text('login.required', { field });
    case 'mismatch':
      return text('register.mismatch');
    case 'length':
      return text('register.length', { field, min: error.min ?? 0, max: error.max ?? '∞' });
    case 'pattern':
      return text('register.pattern', { field });
  }
}
