import type { Context } from 'hono';
import type { Account } from '../world/account/account.ts';
import type { Session } from '../world/sign-in/sessions.ts';
import type { World } from '../world/world.ts';
import type { TokenBook } from './tokens.ts';

/** Parts that the routes of larch share. */
export interface Larch {
  world: World;
  tokens: TokenBook;
  gameOrigin: string;
  /** Milliseconds between two looks for events. */
  tick: number;
  caller(context: Context): { account: Account; session: Session };
  /** Origin of the site, on which the sandbox's payment page is. */
  origin(context: Context): string;
}
