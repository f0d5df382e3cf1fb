import { captcha } from '@baize/gateway';
import type { CaptchaState } from '@baize/ui/overlays';
import { useCallback, useEffect, useRef, useState } from 'react';
import { secondAfter } from '../../../core/browser/pace.ts';
import { useServices } from '../../../core/services/services.ts';

/** Loads the captcha when it is due and after each failure, at most once a second (LGN-06). */
export function useCaptcha(due: boolean, failures: number) {
  const { client } = useServices();
  const [state, setState] = useState<CaptchaState>({ kind: 'loading' });
  const [id, setId] = useState<string | null>(null);
  const asked = useRef(0);

  const fetchPicture = useCallback(
    async (signal?: AbortSignal) => {
      setState((now) => ('image' in now ? { kind: 'refreshing', image: now.image } : { kind: 'loading' }));
      if (!signal) await secondAfter(asked.current);
      asked.current = Date.now();
      try {
        const picture = await client.call(captcha, { t: String(Date.now()) }, { signal });
        setId(picture.id);
        setState({ kind: 'shown', image: picture.image });
      } catch {
        if (!signal?.aborted) setState({ kind: 'failed' });
      }
    },
    [client],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed try is what asks for another picture
  useEffect(() => {
    if (!due) return undefined;
    const leaving = new AbortController();
    void fetchPicture(leaving.signal);
    return () => leaving.abort();
  }, [due, failures, fetchPicture]);

  const refresh = useCallback(() => void fetchPicture(), [fetchPicture]);
  return { state, id, refresh };
}
