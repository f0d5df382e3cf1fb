import { fromMinor } from '@baize/domain';
import {
  kindOf,
  kindOfName,
  type Outcome,
  type RoundResult,
  type SpinAnswer,
  type WatchRequest,
  watchRound,
} from '../games/index.ts';
import type { Game } from './games.ts';
import type { LaidTable } from './laidTables.ts';
import type { LimitContext } from './limits.ts';
import { randomFrom } from './random.ts';
import { type DeskContext, laidFor, type Seat, spin, type TableContext } from './rounds.ts';
import { playable } from './vendorWallets.ts';

type Context = LimitContext & TableContext & { seed: string };
type Place = Pick<Seat, 'game' | 'account'>;

/** Plays a round that the player sits out, once its bets are closed. One that is over, or still open, is answered with how the table stands. */
export function watch(world: Context, { game, account }: Place, { turn }: WatchRequest): SpinAnswer<RoundResult> {
  const { username } = account;
  const { digits } = world.ledger().currency;
  const balance = fromMinor(playable(world.ledger(), username, game.vassalage), digits);
  const lying = world.games.laid.of(username, game);
  if (!lying || lying.turn !== turn || !world.games.laid.isClosed(lying)) {
    const stands = laidFor(world, username, game);
    return { ok: false, code: 'table-moved', balance, ...(stands && { laid: stands }) };
  }
  const { result } = passBy(world, username, { game, lying });
  const none = fromMinor(0n, digits);
  return { ok: true, result, stake: none, win: none, wins: [], balance, laid: laidFor(world, username, game) };
}

/** Ends the round of a player's table at once: without the player while bets are open, else by the move that ends it. False where there is none. */
export function endRound(world: Context & DeskContext, place: Place): boolean {
  const { game, account } = place;
  const rules = kindOfName(kindOf(game)).table;
  const standing = () => world.games.laid.of(account.username, game);
  const lying = standing();
  if (!rules || !lying) return false;
  if (lying.closesAt !== null) {
    passBy(world, account.username, { game, lying });
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

function passBy(
  { seed, games: { laid, tables }, rooms }: Context,
  username: string,
  { game, lying: { turn, lies } }: { game: Game; lying: LaidTable },
): Outcome<RoundResult> {
  const random = randomFrom(seed, 'watched', username, game.code, turn).next;
  const round = watchRound({ game, random, lies, others: rooms.companyAt(game).others });
  tables.add(game, round.result);
  laid.put(username, game, { lies: round.lies, stake: 0n });
  return round;
}
