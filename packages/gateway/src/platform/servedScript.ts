import { withDeadline } from '../base/patience.ts';

/**
 * Returns the entry script of the deployed page, whose name changes with each release; null if there is none. Rejects
 * without a response.
 */
export const servedScript = (timeoutMs = 15_000): Promise<string | null> =>
  withDeadline(timeoutMs, undefined, async (signal) => {
    const answer = await fetch('/', { cache: 'no-cache', credentials: 'same-origin', signal });
    return /<script type="module"[^>]* src="([^"]+)"/.exec(await answer.text())?.[1] ?? null;
  });

/** Reports whether the served page would start: a reload into a page without its entry shows nothing (FLT-152). */
export async function isEntryServed(timeoutMs = 15_000): Promise<boolean> {
  try {
    const entry = await servedScript(timeoutMs);
    if (entry === null) return false;
    return await withDeadline(timeoutMs, undefined, async (signal) => {
      const answer = await fetch(entry, { method: 'HEAD', cache: 'no-store', credentials: 'same-origin', signal });
      return answer.ok;
    });
  } catch {
    return false;
  }
}
