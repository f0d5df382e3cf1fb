import { fromMinor, toMinor } from '@baize/domain';
import {
  type BoughtRounds,
  kindOf,
  kindOfName,
  type Laid,
  type Outcome,
  type PastRound,
  type PlacedBet,
  playRound,
  type RoundResult,
  type SpinAnswer,
  type SpinRefusal,
  type SpinRequest,
  tableLimits,
} from '../games/index.ts';
import type { Account } from './account.ts';
import type { AccountBook } from './accounts.ts';
import type { Game, GameLibrary } from './games.ts';
import type { LaunchDesk } from './launches.ts';
import { house, type Ledger } from './ledger.ts';
import { type LimitContext, mayStake } from './limits.ts';
import type { MemberDesk } from './memberDesk.ts';
import { randomFrom } from './random.ts';
import type { RoomDesk } from './rooms.ts';
import type { Session, SessionBook } from './sessions.ts';
import { fetchStake, playable } from './vendorWallets.ts';

export interface Seat {
  game: Game;
  account: Account;
  session: Session;
  /** Origin of the site around. */
  parent: string;
}

interface SeatContext {
  readonly launches: LaunchDesk;
  readonly sessions: SessionBook;
  readonly accounts: AccountBook;
  readonly games: GameLibrary;
}

/** Who sits at a game with this ticket; null once the session that launched it is over. A look by the page itself keeps no session open. */
export function seatOf(world: SeatContext, ticket: string, by: 'play' | 'look' = 'play'): Seat | null {
  const launch = world.launches.ofTicket(ticket);
  const { sessions } = world;
  const session = launch && (by === 'play' ? sessions.use(launch.sessionToken) : sessions.peek(launch.sessionToken));
  const account = session && world.accounts.find(session.username);
  const game = launch && world.games.byNode(launch.nodeId);
  return session && account && game ? { game, account, session, parent: launch.parent } : null;
}

export interface DeskContext {
  desk(): Pick<MemberDesk, 'freeRounds'>;
}

export interface TableContext {
  readonly games: GameLibrary;
  readonly rooms: RoomDesk;
  readonly clock: { now(): number };
}

/** How a player's own table stands, without what is hidden; null for games that keep nothing there. */
export function laidFor({ games, rooms, clock }: TableContext, username: string, game: Game): Laid | null {
  const rules = kindOfName(kindOf(game)).table;
  const kept = games.laid.of(username, game);
  if (!rules || !kept) return null;
  const { turn, lies, closesAt } = kept;
  const closesIn = closesAt === null ? null : Math.max(0, closesAt - clock.now());
  return { turn, lies: rules.seen(lies), running: rules.running(lies), closesIn, ...rooms.companyAt(game) };
}

/** The free rounds that a player has for a game; null for none. */
export function boughtRounds(world: LimitContext & DeskContext, username: string, game: Game): BoughtRounds | null {
  const bought = kindOfName(kindOf(game)).boughtBet ? world.desk().freeRounds.of(username) : null;
  return bought && boughtWire(bought, world.ledger().currency.digits);
}

const boughtWire = ({ left, stake, won }: { left: number; stake: bigint; won: bigint }, digits: number) => ({
  left,
  stake: fromMinor(stake, digits),
  won: fromMinor(won, digits),
});

/**
 * Plays one round, or one move of it where a kind takes several: the stake leaves the player, the win comes back, both as
 * entries under the key of the call. A call that was made before is answered again by the caller and never reaches this.
 */
export function spin(
  world: LimitContext & TableContext & DeskContext & { seed: string },
  { game, account }: Pick<Seat, 'game' | 'account'>,
  request: Omit<SpinRequest, 'launch'>,
): SpinAnswer<RoundResult> {
  const ledger = world.ledger();
  const { username } = account;
  const { digits } = ledger.currency;
  const balance = () => fromMinor(playable(ledger, username, game.vassalage), digits);
  const no = (code: SpinRefusal): SpinAnswer<RoundResult> => {
    const laid = laidFor(world, username, game);
    return { ok: false, code, balance: balance(), ...(laid && { laid }) };
  };
  const now = world.clock.now();

  const lying = world.games.laid.of(username, game);
  if (lying && request.turn !== lying.turn) return no('table-moved');
  if (lying && world.games.laid.isLate(lying)) {
    world.games.laid.reopen(username, game);
    return no('bets-closed');
  }
  const before = lying?.staked ?? 0n;
  const bets = readBets(request.bets, game, { digits, before });
  if (bets === null) return no('invalid-stake');
  const stake = sumOf(bets.map((bet) => bet.stake));
  const refused = refusalOf(world, { game, account }, stake);
  if (refused) return no(refused);

  const { freeRounds } = world.desk();
  const isBought = bets.some(({ bet }) => bet === kindOfName(kindOf(game)).boughtBet);
  const bought = isBought ? freeRounds.of(username) : null;
  if (isBought && !bought) return no('invalid-stake');
  const played = bought ? bets.map(({ bet }) => ({ bet, stake: bought.stake })) : bets;

  const turn = bought ? [bought.id, bought.played] : lying ? [lying.turn] : [];
  const random = randomFrom(world.seed, 'round', username, game.code, ledger.entries(username).length, ...turn).next;
  let round: Outcome<RoundResult>;
  try {
    const { others } = world.rooms.companyAt(game);
    round = playRound({ game, bets: played, random, lies: lying?.lies, others });
  } catch (error) {
    if (error instanceof RangeError) return no('invalid-stake');
    throw error;
  }
  const win = sumOf(round.wins);
  if (bought) {
    const stands = boughtWire(freeRounds.play(username, win, now), digits);
    const none = fromMinor(0n, digits);
    return {
      ok: true,
      result: round.result,
      stake: none,
      win: none,
      wins: round.wins.map((each) => fromMinor(each, digits)),
      balance: balance(),
      laid: null,
      bought: { ...stands, win: fromMinor(win, digits) },
    };
  }
  world.games.tables.add(game, round.result);
  world.games.laid.put(username, game, { lies: round.lies, stake });
  const key = `round:${username}:${request.key}`;
  const entry = { at: now, reference: game.code };
  if (stake > 0n) {
    fetchStake(ledger, username, game.vassalage, { amount: stake, key, at: now });
    ledger.post({ key: `${key}:stake`, kind: 'stake', from: username, to: house('games'), amount: stake, ...entry });
  }
  if (win > 0n) {
    ledger.post({ key: `${key}:win`, kind: 'win', from: house('games'), to: username, amount: win, ...entry });
  }
  return {
    ok: true,
    result: round.result,
    stake: fromMinor(before + stake, digits),
    win: fromMinor(win, digits),
    wins: round.wins.map((each) => fromMinor(each, digits)),
    balance: balance(),
    laid: laidFor(world, username, game),
  };
}

/** How many of a player's rounds a game shows. */
const pastLength = 20;

/** A player's last rounds of a game whose rounds are one call, newest first. */
export function pastRounds(ledger: Ledger, username: string, game: Game): PastRound[] {
  const { digits } = ledger.currency;
  const own = ledger
    .entries(username)
    .filter(({ reference, kind }) => reference === game.code && (kind === 'stake' || kind === 'win'));
  const rounds: { stake: bigint; win: bigint }[] = [];
  for (const { kind, amount } of own) {
    const last = rounds.at(-1);
    // A stake leaves the player; the win of a round follows it.
    if (kind === 'stake') rounds.push({ stake: -amount, win: 0n });
    else if (last) last.win += amount;
  }
  return rounds
    .slice(-pastLength)
    .reverse()
    .map(({ stake, win }) => ({ stake: fromMinor(stake, digits), win: fromMinor(win, digits) }));
}

/** Why a player cannot stake so much in a game now, in minor units; null when nothing is against it. */
export function refusalOf(
  world: LimitContext,
  { game, account }: Pick<Seat, 'game' | 'account'>,
  stake: bigint,
): SpinRefusal | null {
  if (game.maintenance || world.settings.systemStatus !== 0) return 'maintenance';
  // A move that stakes nothing ends what was staked before, whatever was reached since.
  if (stake > 0n && !mayStake(world, account, stake).ok) return 'limit-reached';
  return playable(world.ledger(), account.username, game.vassalage) < stake ? 'insufficient-funds' : null;
}

/** The bets of a call in minor units; null when one is below what the game takes, or all of the round are above. */
function readBets(
  placed: readonly PlacedBet[],
  game: Game,
  { digits, before }: { digits: number; before: bigint },
): { bet: string; stake: bigint }[] | null {
  const { least, most } = tableLimits(game, digits);
  const { table, boughtBet } = kindOfName(kindOf(game));
  const free = [...(table?.free ?? []), ...(boughtBet ? [boughtBet] : [])];
  const bets = placed.map(({ bet, stake }) => ({ bet, stake: toMinor(stake, digits) ?? -1n }));
  const within = bets.every(({ bet, stake }) => (free.includes(bet) ? stake === 0n : stake >= least));
  return within && before + sumOf(bets.map(({ stake }) => stake)) <= most ? bets : null;
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
