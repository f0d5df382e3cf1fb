import { useEffect, useRef, useState } from 'react';
import { visitStorage } from '../../core/browser/storage.ts';
import { useServices, useSession } from '../../core/services/services.ts';

interface Drafts {
  account: string;
  /** Values by form. */
  values: Record<string, unknown>;
}

const key = 'formDrafts';

/** Forms that were interrupted, with their owner, until restored or another player signs in. */
let saved: Drafts | null = null;

/**
 * Keeps form state across a session expiry, a lost network and a reload: only the same player gets it back (FLT-010,
 * FLT-153). Never for secrets.
 */
export function useFormDraft<T>(form: string, initial: T): [T, (value: T) => void] {
  const { session } = useServices();
  const { account } = useSession();
  const [first] = useState(() => restore<T>(form, account));
  const [value, setValue] = useState<T>(first ?? initial);
  const start = useRef(value);
  const now = useRef({ value, account });
  useEffect(() => {
    now.current = { value, account: account ?? now.current.account };
  });
  useEffect(() => {
    const keep = () => save(form, now.current.account, now.current.value);
    const leave = () => {
      if (first !== null || now.current.value !== start.current) keep();
    };
    const unload = () => {
      leave();
      if (saved) visitStorage.setItem(key, JSON.stringify(saved));
    };
    const goOn = () => forget(form);
    if (session.get().account !== null) goOn();
    addEventListener('pagehide', unload);
    addEventListener('pageshow', goOn);
    const stop = session.subscribe(() => session.get().ended === 'expired' && keep());
    return () => {
      removeEventListener('pagehide', unload);
      removeEventListener('pageshow', goOn);
      stop();
      if (!navigator.onLine) leave();
    };
  }, [session, form, first]);
  return [value, setValue];
}

export function draftOf<Draft extends object>(draft: Draft, values: Readonly<Record<string, unknown>>): Draft {
  return Object.fromEntries(Object.keys(draft).map((name) => [name, values[name]])) as Draft;
}

function save(form: string, account: string | null, value: unknown) {
  if (account === null) return;
  const others = isOwn(saved, account) ? saved?.values : {};
  saved = { account, values: { ...others, [form]: value } };
}

function forget(form: string) {
  if (saved) delete saved.values[form];
}

function restore<T>(form: string, account: string | null): T | null {
  saved ??= takeReloaded();
  return isOwn(saved, account) && saved && form in saved.values ? (saved.values[form] as T) : null;
}

/** Takes the drafts that a reload left; the storage holds them no longer than that. */
function takeReloaded(): Drafts | null {
  const text = visitStorage.getItem(key);
  visitStorage.removeItem(key);
  try {
    const { account, values } = JSON.parse(text ?? '{}') as Partial<Drafts>;
    return typeof account === 'string' && typeof values === 'object' && values ? { account, values } : null;
  } catch {
    return null;
  }
}

// The typed name, until the platform has returned the player's.
const isOwn = (drafts: Drafts | null, account: string | null) =>
  drafts !== null && account?.toLowerCase() === drafts.account.toLowerCase();
