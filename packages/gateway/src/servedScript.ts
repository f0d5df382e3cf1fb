import { withDeadline } from './patience.ts';

/** The script that the host's page begins with, which each release names anew; null where the answer names none. Rejects without an answer. */
export const servedScript = (timeoutMs = 15_000): Promise<string | null> =>
  withDeadline(timeoutMs, undefined, async (signal) => {
    const answer = await fetch('/', { cache: 'no-cache', credentials: 'same-origin', signal });
    return /<script type="module"[^>]* src="([^"]+)"/.exec(await answer.text())?.[1] ?? null;
  });
