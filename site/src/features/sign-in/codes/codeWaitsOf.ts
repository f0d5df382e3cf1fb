import type { Client } from '@baize/gateway';
import { systemClock } from '@baize/ui';
import { type CodeWaits, createCodeWaits } from './codeWaits.ts';

const books = new WeakMap<Client, CodeWaits>();

/** Returns the wait times of a client, so that a reopened form finds them unchanged (SMS-01). */
export function codeWaitsOf(client: Client): CodeWaits {
  const kept = books.get(client);
  if (kept) return kept;
  const made = createCodeWaits(() => systemClock.now());
  books.set(client, made);
  return made;
}
