import { storageKeeps, visitStorage } from './storage.ts';

/** Identifies the deployment of this page by its entry file, whose name changes with each deployment. */
const deployment = import.meta.url;
const reloadedKey = 'reloaded-from';
const reasonsToStay = new Set<() => boolean>();

/** Blocks automatic reloads while the reason holds, so that they interrupt nothing (FLT-095). */
export function stayWhile(reason: () => boolean): void {
  reasonsToStay.add(reason);
}

let asked: Request | null = null;

/** Records the page the router is loading, null once it has arrived. A reload meanwhile opens that page. */
export function noteNavigation(request: Request | null): void {
  asked = request;
}

/**
 * Reloads the page where that may help, once per visit and deployment: servers of mixed versions, or a file that stays missing, must
 * not cause a reload loop (FLT-091). Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  const from = (visitStorage.getItem(reloadedKey) ?? '').split(' ');
  // Without storage a second attempt would look like the first.
  if (from.includes(deployment) || !storageKeeps() || [...reasonsToStay].some((holds) => holds())) return false;
  rememberReload(from);
  if (asked && !asked.signal.aborted) location.assign(asked.url);
  else location.reload();
  return true;
}

/** Marks this deployment as reloaded, so that it is not reloaded again. */
export function rememberReload(earlier: readonly string[] = []): void {
  visitStorage.setItem(reloadedKey, [...earlier, deployment].join(' ').trim());
}
