import { refusalKind } from '@baize/domain';
import { socialLogin } from '@baize/gateway';
import { Spinner } from '@baize/ui';
import { FormError } from '@baize/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/language/useText.ts';
import { track } from '../../../core/services/track.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { readReturn } from '../session/socialState.ts';
import { type Entry, useEnter, useLoginAttempt } from '../session/useEnter.ts';
import { useRefusedEntry } from '../session/useRefusedEntry.ts';

export function SocialReturn({ onSignedIn }: { onSignedIn: (entry: Entry) => void }) {
  const text = useText();
  const [search] = useSearchParams();
  const { send, busy } = useAction(socialLogin);
  const alone = useLoginAttempt();
  const enter = useEnter();
  const refusedEntry = useRefusedEntry();
  const [error, setError] = useState<Parameters<typeof errorText>[1] | null>(null);
  const read = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was brought back is read once
  useEffect(() => {
    if (read.current) return;
    read.current = true;
    const back = readReturn(search);
    if (back.kind === 'refused') setError({ code: 'social-failed', reference: '' });
    if (back.kind !== 'ticket') return;
    const { provider, ticket } = back;
    void alone(() => send({ provider, ticket })).then(async (outcome) => {
      if (!outcome) return;
      if (!outcome.ok) {
        const reason = refusalKind(outcome.error.code);
        if (reason) track('login_failed', { reason });
        return refusedEntry(outcome.error) || setError(outcome.error);
      }
      track('login_completed', { way: 'social' });
      return onSignedIn(await enter({ username: null, answer: outcome.value, type: 'social' }));
    });
  }, []);
  if (busy) return <Spinner label={text('phone.social.busy')} />;
  return <FormError>{error && errorText(text, error)}</FormError>;
}
