import { Button } from '@baize/ui';
import type { Standing } from './useMovement.ts';

interface ContinueButtonProps {
  moving: Standing;
  disabled?: boolean;
  children: string;
}

export function ContinueButton({ moving, disabled, children }: ContinueButtonProps) {
  return (
    <Button type="submit" kind="primary" size="lg" wide busy={moving.flow.kind === 'quoting'} disabled={disabled}>
      {children}
    </Button>
  );
}
