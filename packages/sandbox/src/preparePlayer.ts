import { toMinor } from '@baize/domain';
import { house } from './world/money/ledger.ts';
import type { World } from './world/world.ts';

export interface Prepared {
  /** The player has seen the summary and set a limit on deposits. */
  dutiesDone?: true;
  /** The player has played for so many minutes until now. */
  playedMinutes?: number;
  playsElsewhere?: true;
}

/** Gives a scenario's player a past. */
export function preparePlayer(
  world: World,
  username: string,
  { dutiesDone, playedMinutes, playsElsewhere }: Prepared,
): void {
  const account = world.accounts.find(username);
  if (!account) return;
  const now = world.clock.now();
  if (dutiesDone) {
    // A little ahead, for the login that follows.
    account.summarySeenAt = now + 60_000;
    account.limitsIn = world.currency();
    account.limits = [{ kind: 'deposit', period: 'month', amount: '1000', pending: null }, ...account.limits];
  }
  if (playsElsewhere) account.playedElsewhereAt = now;
  if (playedMinutes === undefined) return;
  const ledger = world.ledger();
  const amount = toMinor('1', ledger.currency.digits) ?? 1n;
  // A round each two minutes, the last of them now.
  for (let left = playedMinutes; left >= 0; left -= 2) {
    const movement = { from: username, to: house('games'), amount, reference: 'played' };
    ledger.post({ ...movement, key: `played:${left}`, kind: 'stake', at: now - left * 60_000 });
  }
}
