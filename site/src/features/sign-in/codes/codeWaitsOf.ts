import type { Client } from '@baize/gateway';
import { systemClock } from '@baize/ui';
import { type CodeWaits, createCodeWaits } from './codeWaits.ts';

const books = new WeakMap<Client, CodeWaits>();

/** The waits of this page, kept beside its client: a form that is closed and opened again finds them as they were (SMS-01). */
export function codeWaitsOf(client: Client): CodeWaits {
  const kept = books.get(client);
  if (kept) return kept;
  const made = createCodeWaits(() => systemClock.now());
  books.set(client, made);
  return made;
}
