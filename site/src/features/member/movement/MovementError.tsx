import { FormError } from '@baize/ui/overlays';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import { refusesPassword } from '../../../money/PaymentPassword.tsx';
import { ErrorAction } from '../../../shared/errors/ErrorAction.tsx';
import type { Standing } from './useMovement.ts';

export function MovementError({ moving }: { moving: Standing }) {
  const text = useText();
  return (
    <>
      <FormError>{troubleOf(moving, text)}</FormError>
      <ErrorAction code={moving.error?.code} />
    </>
  );
}

function troubleOf({ flow, error, what }: Standing, text: Translate): string | null {
  if (flow.kind === 'settled' && flow.fate === 'none') return text('money.fate.none', { what });
  if (!error || refusesPassword(error)) return null;
  return error.code === 'terms-changed' ? text('movement.review.changed') : errorText(text, error);
}
