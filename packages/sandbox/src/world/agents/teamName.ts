import type { Account } from '../account.ts';

/** A name as agents further up read it: its first and last two letters. */
export const masked = (name: string): string => `${name.slice(0, 2)}***${name.slice(-2)}`;

/** A name as an account reads it; their own, their upline's and those of direct downlines are whole. */
export function nameFor({ username, upline }: Pick<Account, 'username' | 'upline'>, reader: Account): string {
  const near = upline === reader.username || username === reader.username || username === reader.upline;
  return near ? username : masked(username);
}
