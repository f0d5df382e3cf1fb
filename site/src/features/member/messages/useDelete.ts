import { deleteMessages, inbox } from '@baize/gateway';
import { useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { counts } from './counts.ts';

const stale = [inbox, ...counts];

/** Deleting, after a question: what is asked about, and both answers. */
export function useDelete(onDeleted: (ids: readonly string[]) => void) {
  const text = useText();
  const { toasts } = useServices();
  const { send, busy } = useAction(deleteMessages, stale);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const ask = (ids: readonly string[]) => {
    setAsked(ids);
    setAsking(true);
  };
  const confirm = async () => {
    const outcome = await send({ messageIds: [...asked] });
    setAsking(false);
    if (!outcome.ok) return void toasts.show({ tone: 'negative', text: errorText(text, outcome.error) });
    toasts.show({ tone: 'positive', text: text('inbox.delete.done', { count: asked.length }) });
    onDeleted(asked);
  };
  return { ask, asked, asking, busy, confirm, keep: () => setAsking(false) };
}
