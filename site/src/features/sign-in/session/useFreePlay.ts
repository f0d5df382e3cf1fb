import { startFreePlay } from '@baize/gateway';
import type { MessageId } from '@baize/messages';
import { useCallback } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { useEnter, useLoginAttempt } from './useEnter.ts';

/** Signs a visitor in with a trial account and goes home (LGN-09); a failure only shows a message. */
export function useFreePlay() {
  const { toasts, brand } = useServices();
  const { send, busy } = useAction(startFreePlay);
  const alone = useLoginAttempt();
  const enter = useEnter();
  const navigate = useSiteNavigate();
  const text = useText();
  const start = useCallback(async () => {
    const input = { os: navigator.platform || 'web', random: crypto.randomUUID() };
    const outcome = await alone(() => send(input));
    if (!outcome) return;
    if (!outcome.ok) return toasts.show({ tone: 'negative', text: errorText(text, outcome.error) });
    await enter({ username: null, answer: outcome.value, type: 'trial' });
    toasts.show({ tone: 'info', text: text(brand.freePlay === 'demo' ? 'freeplay.playing' : 'freeplay.looking') });
    navigate(paths.home, { replace: true });
  }, [alone, send, enter, navigate, toasts, text, brand]);
  const label: MessageId = brand.freePlay === 'demo' ? 'freeplay.try' : 'freeplay.look';
  return { start, busy, label };
}
