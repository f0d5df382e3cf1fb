import { visitStorage } from '../../../core/browser/storage.ts';

const key = 'socialState';

/**
 * Returns the link to a third party, which stores a state token on click, so that only answers to our own requests
 * count.
 */
export function leaveFor(start: string, back: string): { href: string; onClick: () => void } {
  const state = crypto.randomUUID();
  const url = new URL(start, location.origin);
  url.searchParams.set('return', back);
  url.searchParams.set('state', state);
  const href = url.origin === location.origin ? url.pathname + url.search : url.href;
  return { href, onClick: () => visitStorage.setItem(key, state) };
}

export type Return = { kind: 'none' } | { kind: 'refused' } | { kind: 'ticket'; provider: string; ticket: string };

/** Reads the third party's answer. One without our state token is refused, and each can be read only once. */
export function readReturn(search: URLSearchParams): Return {
  const provider = search.get('provider');
  if (provider === null) return { kind: 'none' };
  const asked = visitStorage.getItem(key);
  visitStorage.removeItem(key);
  const ticket = search.get('ticket');
  return ticket && asked !== null && search.get('state') === asked
    ? { kind: 'ticket', provider, ticket }
    : { kind: 'refused' };
}
