import { useEffect, useRef, useState } from 'react';
import { useServices, useSession } from '../../core/services/services.ts';

/** What stood in forms when a session expired, by form, and whose it is: in memory alone, until it is taken up or another player signs in. */
const left = { account: '', values: new Map<string, unknown>() };

/**
 * The state of a form that outlives the end of its session: the same player finds it as it was after logging in again, and no other ever does
 * (FLT-010). Never for a secret.
 */
export function useLeftForm<T>(form: string, otherwise: T): [T, (value: T) => void] {
  const { session } = useServices();
  const { account } = useSession();
  const [value, setValue] = useState<T>(() => takeUp(form, account, otherwise));
  const now = useRef({ value, account });
  useEffect(() => {
    now.current = { value, account: account ?? now.current.account };
  });
  useEffect(() => {
    if (session.get().account !== null) left.values.delete(form);
    return session.subscribe(() => {
      if (session.get().ended === 'expired') leave(form, now.current.account, now.current.value);
    });
  }, [session, form]);
  return [value, setValue];
}

/** Of the values of a form, those that its draft holds. */
export function draftOf<Draft extends object>(draft: Draft, values: Readonly<Record<string, unknown>>): Draft {
  return Object.fromEntries(Object.keys(draft).map((name) => [name, values[name]])) as Draft;
}

function leave(form: string, account: string | null, value: unknown) {
  if (account === null) return;
  if (left.account !== account) left.values.clear();
  left.account = account;
  left.values.set(form, value);
}

function takeUp<T>(form: string, account: string | null, otherwise: T): T {
  // Until the platform has named the player, the typed name is used.
  const own = account?.toLowerCase() === left.account.toLowerCase();
  return own && left.values.has(form) ? (left.values.get(form) as T) : otherwise;
}
