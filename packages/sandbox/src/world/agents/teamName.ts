import type { Account } from '../account/account.ts';

/** Masks a name for agents further up: its first and last two letters remain. */
export const masked = (name: string): string => `${name.slice(0, 2)}***${name.slice(-2)}`;

/** Returns a name as the reader sees it; their own, their upline's and direct downlines' are unmasked. */
export function nameFor({ username, upline }: Pick<Account, 'username' | 'upline'>, reader: Account): string {
  const near = upline === reader.username || username === reader.username || username === reader.upline;
  return near ? username : masked(username);
}
