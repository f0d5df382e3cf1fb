import { Chip, Inline, Stack } from '@baize/ui';
import { TextField, type TextFieldProps } from '@baize/ui/overlays';
import { apart } from '../../../core/language/isolate.ts';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { type NameCheck, useNameCheck } from './useNameCheck.ts';

interface UsernameFieldProps extends Omit<TextFieldProps, 'value' | 'onValueChange'> {
  value: string;
  onValueChange: (value: string) => void;
  /** The name is valid, so checking its availability makes sense. */
  fits: boolean;
  onSuggestion: (name: string) => void;
}

export function UsernameField({ fits, onSuggestion, ...field }: UsernameFieldProps) {
  const text = useText();
  const check = useNameCheck(field.value, fits);
  const { error, hint, success } = said(text, check, field.value.trim());
  const offered = check.kind === 'taken' ? check.suggestions : [];
  return (
    <Stack gap={2}>
      <TextField
        {...field}
        live
        loading={check.kind === 'checking'}
        error={field.error ?? error}
        success={success}
        hint={hint ?? field.hint}
      />
      {offered.length > 0 && (
        <Inline gap={2} wrap>
          {offered.map((name) => (
            <Chip key={name} onClick={() => onSuggestion(name)}>
              {name}
            </Chip>
          ))}
        </Inline>
      )}
    </Stack>
  );
}

function said(text: Translate, check: NameCheck, typed: string): { error?: string; hint?: string; success?: string } {
  const name = apart(typed);
  switch (check.kind) {
    case 'none':
      return {};
    case 'checking':
      return { hint: text('registration.name.checking') };
    case 'free':
      return { success: text('registration.name.free', { name }) };
    case 'unknown':
      return { hint: text('registration.name.unknown') };
    case 'taken':
      return {
        error: text(check.suggestions.length > 0 ? 'registration.name.taken' : 'registration.name.taken.alone', {
          name,
        }),
      };
  }
}
