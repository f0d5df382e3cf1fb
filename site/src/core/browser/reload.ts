import { storageKeeps, visitStorage } from './storage.ts';

const deployment = import.meta.url;
const reloadedKey = 'reloaded-from';
const reasonsToStay = new Set<() => boolean>();

/** Blocks automatic reloads while the reason holds (FLT-095). */
export function stayWhile(reason: () => boolean): void {
  reasonsToStay.add(reason);
}

let asked: Request | null = null;

/** Records the page the router is loading, or null on arrival; a reload in between opens that page. */
export function noteNavigation(request: Request | null): void {
  asked = request;
}

const earlierReloads = () => (visitStorage.getItem(reloadedKey) ?? '').split(' ');

export const mayReload = (): boolean =>
  // Without storage a second attempt would look like the first.
  !earlierReloads().includes(deployment) && storageKeeps() && ![...reasonsToStay].some((holds) => holds());

/**
 * Reloads the page at most once per visit and deployment: mixed server versions or a file that stays missing must not
 * loop (FLT-091). Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  if (!mayReload()) return false;
  rememberReload(earlierReloads());
  if (asked && !asked.signal.aborted) location.assign(asked.url);
  else location.reload();
  return true;
}

export function rememberReload(earlier: readonly string[] = []): void {
  visitStorage.setItem(reloadedKey, [...earlier, deployment].join(' ').trim());
}
