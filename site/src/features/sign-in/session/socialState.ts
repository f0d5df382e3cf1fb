import { visitStorage } from '../../../core/browser/storage.ts';

const key = 'socialState';

/** The way to a third party and back: its address, and what to keep when it is gone to, so that only an answer to our own question counts. */
export function leaveFor(start: string, back: string): { href: string; onClick: () => void } {
  const state = crypto.randomUUID();
  const url = new URL(start, location.origin);
  url.searchParams.set('return', back);
  url.searchParams.set('state', state);
  const href = url.origin === location.origin ? url.pathname + url.search : url.href;
  return { href, onClick: () => visitStorage.setItem(key, state) };
}

export type Return = { kind: 'none' } | { kind: 'refused' } | { kind: 'ticket'; provider: string; ticket: string };

/** What a third party brought back. An answer that was not asked for here is a refusal, and each is read once. */
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
