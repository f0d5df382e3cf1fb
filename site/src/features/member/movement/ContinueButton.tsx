import { Button } from '@baize/ui';
import type { Standing } from './useMovement.ts';

interface ContinueButtonProps {
  moving: Standing;
  disabled?: boolean;
  children: string;
}

/** Sends the form of a movement to be looked over; busy while the platform is asked for its terms. */
export function ContinueButton({ moving, disabled, children }: ContinueButtonProps) {
  return (
    <Button type="submit" kind="primary" size="lg" wide busy={moving.flow.kind === 'quoting'} disabled={disabled}>
      {children}
    </Button>
  );
}
