import { captcha } from '@baize/gateway';
import type { CaptchaState } from '@baize/ui/overlays';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../app/services.ts';

const pause = 1000;

/** The picture code of a form: fetched when it is due and after each failure, another at most once a second (LGN-06). */
export function useCaptcha(due: boolean, failures: number) {
  const { client } = useServices();
  const [state, setState] = useState<CaptchaState>({ kind: 'loading' });
  const [id, setId] = useState<string | null>(null);
  const asked = useRef(0);

  const fetchPicture = useCallback(
    async (signal?: AbortSignal) => {
      setState((now) => ('image' in now ? { kind: 'refreshing', image: now.image } : { kind: 'loading' }));
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
    asked.current = Date.now();
    void fetchPicture(leaving.signal);
    return () => leaving.abort();
  }, [due, failures, fetchPicture]);

  const refresh = useCallback(() => {
    if (Date.now() - asked.current < pause) return;
    asked.current = Date.now();
    void fetchPicture();
  }, [fetchPicture]);
  return { state, id, refresh };
}
