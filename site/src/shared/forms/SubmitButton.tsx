import { Button } from '@baize/ui';
import type { ComponentProps } from 'react';
import { useText } from '../../core/language/useText.ts';

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'wide'> {
  busy: boolean;
  /** Seconds until the form may be sent again (`useRetryWait`). */
  wait: number;
  /** Form id, for a button outside its form. */
  form?: string;
  children: string;
}

export function SubmitButton({ wait, children, kind = 'primary', ...rest }: SubmitButtonProps) {
  const text = useText();
  return (
    <Button type="submit" kind={kind} disabled={wait > 0} {...rest}>
      {wait > 0 ? text('passwords.wait', { seconds: wait }) : children}
    </Button>
  );
}
