import { FormError } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import { PendingNotice } from '../../../money/PendingNotice.tsx';
import type { MoneyState } from '../../../money/useMoneyAction.ts';

export function ClaimError({ state, onCheck }: { state: MoneyState<unknown>; onCheck: () => void }) {
  const text = useText();
  switch (state.kind) {
    case 'checking':
    case 'unknown':
      return <PendingNotice kind={state.kind} what={state.intent.what} onCheck={onCheck} />;
    case 'none':
      return <FormError>{text('money.fate.none', { what: state.intent.what })}</FormError>;
    case 'refused':
      return <FormError>{errorText(text, state.error)}</FormError>;
    default:
      return null;
  }
}

/** Reports whether a claim is pending or unknown, which blocks others. */
export const isWaiting = ({ kind }: MoneyState<unknown>): boolean =>
  kind === 'sending' || kind === 'checking' || kind === 'unknown';
