import { useEffect, useRef } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import type { MoneyState } from '../../../money/useMoneyAction.ts';

/**
 * Shows the result of a claim once: `words` of its value, or a plain success when only the outcome is known. Set
 * `refusals` when the claimed item disappears on refusal, so that this is shown too.
 */
export function useTold<V>(
  state: MoneyState<V>,
  words: (value: V) => { text: string; detail?: string },
  refusals = false,
): void {
  const text = useText();
  const { toasts } = useServices();
  const told = useRef<MoneyState<V> | null>(null);
  useEffect(() => {
    if (told.current === state) return;
    told.current = state;
    if (state.kind === 'refused' && refusals) toasts.show({ tone: 'negative', text: errorText(text, state.error) });
    if (state.kind !== 'done') return;
    const { value, reference, intent } = state;
    if (value !== null) toasts.show({ tone: 'positive', ...words(value) });
    else {
      const detail = reference === null ? undefined : text('money.reference', { reference: inOrder(reference) });
      toasts.show({ tone: 'positive', text: text('money.fate.done', { what: intent.what }), detail });
    }
  }, [state, words, refusals, text, toasts]);
}
