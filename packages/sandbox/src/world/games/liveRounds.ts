import { fromMinor } from '@baize/domain';
import {
  kindOf,
  kindOfName,
  type Outcome,
  type RoundResult,
  type SpinAnswer,
  type WatchRequest,
  watchRound,
} from '@baize/games';
import { type Account, isOnBreak, isTrial } from '../account/account.ts';
import { randomFrom } from '../base/random.ts';
import { playable } from '../money/vendorWallets.ts';
import type { LimitContext } from '../responsible-play/limits.ts';
import type { Game } from './games.ts';
import type { LaidTable } from './laidTables.ts';
import { laidFor, type RoundContext, type Seat, spin, type TableContext } from './rounds.ts';

type Context = LimitContext & TableContext & { seed: string };
type Place = Pick<Seat, 'game' | 'account'>;

/**
 * Plays a round without the player once its bets are closed. For a finished or still open round, returns the state of
 * the table.
 */
export function watch(world: Context, { game, account }: Place, { turn }: WatchRequest): SpinAnswer<RoundResult> {
  const { username } = account;
  const { digits } = world.ledger().currency;
  const balance = fromMinor(playable(world.ledger(), username, game.vassalage), digits);
  // The table goes on without a player who rests.
  if (isOnBreak(account, world.clock.now()) && account.rest) {
    const { kind, until } = account.rest;
    return { ok: false, code: 'on-a-break', balance, stop: { kind, until } };
  }
  const lying = world.games.laid.of(username, game);
  if (!lying || lying.turn !== turn || !world.games.laid.isClosed(lying)) {
    const stands = laidFor(world, username, game);
    return { ok: false, code: 'table-moved', balance, ...(stands && { laid: stands }) };
  }
  const { result } = passBy(world, account, { game, lying });
  const none = fromMinor(0n, digits);
  return { ok: true, result, stake: none, win: none, wins: [], balance, laid: laidFor(world, username, game) };
}

/**
 * Ends a table's round at once: without the player while bets are open, else by the move that ends it. Returns false if
 * there is none.
 */
export function endRound(world: Context & RoundContext, place: Place): boolean {
  const { game, account } = place;
  const rules = kindOfName(kindOf(game)).table;
  const standing = () => world.games.laid.of(account.username, game);
  const lying = standing();
  if (!rules || !lying) return false;
  if (lying.closesAt !== null) {
    passBy(world, account, { game, lying });
    return true;
  }
  const { ends } = rules;
  if (ends === undefined) return false;
  for (let now = lying; rules.running(now.lies); now = standing() ?? now) {
    const request = { key: crypto.randomUUID(), bets: [{ bet: ends, stake: '0' }], turn: now.turn };
    if (!spin(world, place, request).ok) return false;
  }
  return true;
}

/** Ends every hand that the player has a stake in, because a rest takes no further move. */
export function endHands(world: Context & RoundContext, account: Place['account']): void {
  for (const { username, code, table } of world.games.laid.inPlay()) {
    const game = username === account.username && table.staked > 0n ? world.games.byCode(code) : undefined;
    if (game) endRound(world, { game, account });
  }
}

function passBy(
  { seed, games: { laid, tables }, rooms }: Context,
  account: Account,
  { game, lying: { turn, lies } }: { game: Game; lying: LaidTable },
): Outcome<RoundResult> {
  const { username } = account;
  const random = randomFrom(seed, 'watched', username, game.code, turn).next;
  const round = watchRound({ game, random, lies, others: rooms.companyAt(game).others });
  if (!isTrial(account)) tables.add(game, round.result);
  laid.put(username, game, { lies: round.lies, stake: 0n });
  return round;
}
