import { FormError } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import { PendingNotice } from '../../../money/PendingNotice.tsx';
import type { MoneyState } from '../../../money/useMoneyAction.ts';

/** Why a claim brought nothing, or that it is unknown whether it did. */
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

/** A press is under way, or its fate is not known: nothing else is sent meanwhile. */
export const isWaiting = ({ kind }: MoneyState<unknown>): boolean =>
  kind === 'sending' || kind === 'checking' || kind === 'unknown';
