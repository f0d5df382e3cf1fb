import { readWebAddress } from './addresses.ts';

/**
 * Orders CDN origins for fallback, a random one first. `random` (0 to below 1) is drawn once per visit, so that a visit
 * keeps one CDN and its caches; entries that are not http(s) are dropped. Source: section 3.
 */
export function orderOrigins(origins: readonly string[], random: number): string[] {
  const usable = [...new Set(origins.map(originOf).filter((origin) => origin !== null))];
  const first = Math.min(usable.length - 1, Math.floor(random * usable.length));
  return [...usable.slice(first, first + 1), ...usable.slice(0, Math.max(0, first)), ...usable.slice(first + 1)];
}

/**
 * Lists URLs to try for a picture. A path is tried on every origin, or on our own without any; a full URL only if its
 * origin is listed.
 */
export function pictureSources(picture: string | null, origins: readonly string[]): string[] {
  if (!picture) return [];
  if (picture.startsWith('/') && !picture.startsWith('//')) {
    return origins.length > 0 ? origins.map((origin) => origin + picture) : [picture];
  }
  const url = readWebAddress(picture);
  if (!url || !origins.includes(url.origin)) return [];
  const path = url.pathname + url.search;
  return [url.href, ...origins.filter((origin) => origin !== url.origin).map((origin) => origin + path)];
}

function originOf(address: string): string | null {
  return readWebAddress(address)?.origin ?? null;
}
