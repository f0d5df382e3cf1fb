import { type SinkId, sinks } from '@baize/domain';

/**
 * Removes what the scripts of sinks have written. A script that runs cannot be taken back, so that the page is loaded
 * anew without it.
 */
export function forgetSinks(ids: readonly SinkId[]): void {
  const begins = ids.flatMap((id) => sinks[id].cookies);
  const domains = location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!begins.some((begin) => name.startsWith(begin))) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we build for
    for (const domain of ['', ...domains])
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
  }
  if (ids.some((id) => sinks[id].script.length > 0)) location.reload();
}
