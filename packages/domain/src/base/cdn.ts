import { readWebAddress } from './addresses.ts';

/**
 * The origins to try, the chosen one first and the others after it in their order. `random` is from 0 up to 1 and is drawn once per visit,
 * so that one visit keeps to one CDN and its caches. What is not an http(s) address is left out. Source: section 3.
 */
export function orderOrigins(origins: readonly string[], random: number): string[] {
  const usable = [...new Set(origins.map(originOf).filter((origin) => origin !== null))];
  const first = Math.min(usable.length - 1, Math.floor(random * usable.length));
  return [...usable.slice(first, first + 1), ...usable.slice(0, Math.max(0, first)), ...usable.slice(first + 1)];
}

/**
 * Where a picture may be had, in the order to try. A path is tried on every origin, or on our own when there is none;
 * a whole address only when it is on one of them.
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
