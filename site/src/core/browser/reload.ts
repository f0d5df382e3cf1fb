import { storageKeeps, visitStorage } from './storage.ts';

/** The deployment that this page is of: the file that begins it has another name in the next. */
const deployment = import.meta.url;
const reloadedKey = 'reloaded-from';
const reasonsToStay = new Set<() => boolean>();

/** Keeps the page from reloading by itself as long as the reason holds: what is under way would be cut short (FLT-095). */
export function stayWhile(reason: () => boolean): void {
  reasonsToStay.add(reason);
}

let asked: Request | null = null;

/** Notes the page that the router is on its way to; null once it is there. A reload meanwhile leads to that page. */
export function noteNavigation(request: Request | null): void {
  asked = request;
}

/**
 * Reloads the page where that may heal it: once in a visit for each deployment that it was, so that servers of which some are new and
 * some old, or one that lacks a file for good, never have it reload again and again (FLT-091). Answers whether it does.
 */
export function reloadOnce(): boolean {
  const from = (visitStorage.getItem(reloadedKey) ?? '').split(' ');
  // Where nothing is stored, a second try could not be told from the first.
  if (from.includes(deployment) || !storageKeeps() || [...reasonsToStay].some((holds) => holds())) return false;
  rememberReload(from);
  if (asked && !asked.signal.aborted) location.assign(asked.url);
  else location.reload();
  return true;
}

/** From now on this deployment is not reloaded any more. */
export function rememberReload(earlier: readonly string[] = []): void {
  visitStorage.setItem(reloadedKey, [...earlier, deployment].join(' ').trim());
}
