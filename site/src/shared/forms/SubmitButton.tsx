import { Button } from '@baize/ui';
import type { ComponentProps } from 'react';
import { useText } from '../../core/language/useText.ts';

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'wide'> {
  busy: boolean;
  /** Seconds until the form may be sent again (`useRetryWait`). */
  wait: number;
  /** The id of its form, where it stands outside of it. */
  form?: string;
  children: string;
}

/** Sends its form; counts down instead where it was sent too often (FLT-005). */
export function SubmitButton({ wait, children, kind = 'primary', ...rest }: SubmitButtonProps) {
  const text = useText();
  return (
    <Button type="submit" kind={kind} disabled={wait > 0} {...rest}>
      {wait > 0 ? text('passwords.wait', { seconds: wait }) : children}
    </Button>
  );
}
