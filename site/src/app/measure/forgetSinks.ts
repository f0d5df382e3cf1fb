import { type SinkId, sinks } from '@baize/domain';
import { lastingStorage } from '../../core/browser/storage.ts';
import { trackedKey } from '../../money/trackedPayments.ts';

/**
 * Removes what the scripts of sinks have written. A script that runs cannot be taken back, so that the page is loaded
 * anew without it.
 */
export function forgetSinks(ids: readonly SinkId[]): void {
  lastingStorage.removeItem(trackedKey);
  const begins = ids.flatMap((id) => sinks[id].cookies);
  const domains = location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!begins.some((begin) => name.startsWith(begin))) continue;
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we build for
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
    }
  }
  if (ids.some((id) => sinks[id].script.length > 0)) location.reload();
}
