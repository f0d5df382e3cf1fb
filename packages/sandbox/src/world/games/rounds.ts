import { fromMinor, mayPlayRound, toMinor } from '@baize/domain';
import {
  type BoughtRounds,
  kindOf,
  kindOfName,
  type Laid,
  type Outcome,
  type PastRound,
  type PlacedBet,
  type PlayStop,
  playRound,
  type RefusedRound,
  type RoundResult,
  type SpinAnswer,
  type SpinRefusal,
  type SpinRequest,
  tableLimits,
} from '@baize/games';
import { type Account, isTrial } from '../account/account.ts';
import type { AccountBook } from '../account/accounts.ts';
import { randomFrom } from '../base/random.ts';
import type { MemberServices } from '../memberServices.ts';
import { house, type Ledger } from '../money/ledger.ts';
import { fetchStake, playable } from '../money/vendorWallets.ts';
import { type Allowance, type LimitContext, mayStake } from '../responsible-play/limits.ts';
import type { Session, SessionBook } from '../sign-in/sessions.ts';
import { gameRulesFor } from './gameRules.ts';
import type { Game, GameLibrary } from './games.ts';
import type { LaunchService } from './launches.ts';
import type { RoomService } from './rooms.ts';

export interface Seat {
  game: Game;
  account: Account;
  session: Session;
  parent: string;
}

interface SeatContext {
  readonly launches: LaunchService;
  readonly sessions: SessionBook;
  readonly accounts: AccountBook;
  readonly games: GameLibrary;
}

/**
 * Returns the player of a ticket; null once the launching session is over. A `look` by the page itself does not extend
 * the session.
 */
export function seatOf(world: SeatContext, ticket: string, by: 'play' | 'look' = 'play'): Seat | null {
  const launch = world.launches.ofTicket(ticket);
  const { sessions } = world;
  const session = launch && (by === 'play' ? sessions.use(launch.sessionToken) : sessions.peek(launch.sessionToken));
  const account = session && world.accounts.find(session.username);
  const game = launch && world.games.byNode(launch.nodeId);
  return session && account && game ? { game, account, session, parent: launch.parent } : null;
}

export interface RoundContext {
  memberServices(): Pick<MemberServices, 'freeRounds'>;
}

export interface TableContext {
  readonly games: GameLibrary;
  readonly rooms: RoomService;
  readonly clock: { now(): number };
}

/** Returns the visible state of the player's table; null for games without one. */
export function laidFor({ games, rooms, clock }: TableContext, username: string, game: Game): Laid | null {
  const rules = kindOfName(kindOf(game)).table;
  const kept = games.laid.of(username, game);
  if (!rules || !kept) return null;
  const { turn, lies, closesAt } = kept;
  const closesIn = closesAt === null ? null : Math.max(0, closesAt - clock.now());
  return { turn, lies: rules.seen(lies), running: rules.running(lies), closesIn, ...rooms.companyAt(game) };
}

export function boughtRounds(world: LimitContext & RoundContext, username: string, game: Game): BoughtRounds | null {
  const bought = kindOfName(kindOf(game)).boughtBet ? world.memberServices().freeRounds.of(username) : null;
  return bought && boughtWire(bought, world.ledger().currency.digits);
}

const boughtWire = ({ left, stake, won }: { left: number; stake: bigint; won: bigint }, digits: number) => ({
  left,
  stake: fromMinor(stake, digits),
  won: fromMinor(won, digits),
});

/**
 * Plays a round, or one move where a kind takes several; stake and win are entries under the call's key. The caller
 * handles repeated calls, so they never reach this.
 */
export function spin(
  world: LimitContext & TableContext & RoundContext & { seed: string },
  { game, account }: Pick<Seat, 'game' | 'account'>,
  request: Omit<SpinRequest, 'launch'>,
): SpinAnswer<RoundResult> {
  const ledger = world.ledger();
  const { username } = account;
  const { digits } = ledger.currency;
  const balance = () => fromMinor(playable(ledger, username, game.vassalage), digits);
  const no = (code: SpinRefusal, more: Pick<RefusedRound, 'stop' | 'waitMs'> = {}): SpinAnswer<RoundResult> => {
    const laid = laidFor(world, username, game);
    return { ok: false, code, balance: balance(), ...(laid && { laid }), ...more };
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
  if (refused) return no(refused.code, refused.stop && { stop: refused.stop });
  const isRunning = lying ? (kindOfName(kindOf(game)).table?.running(lying.lies) ?? false) : false;
  const whole = fromMinor(before + stake, digits);
  const startedAt = world.games.starts.of(username, game);
  const may = mayPlayRound(gameRulesFor(world, game, account), { stake: whole, startedAt, now, isRunning });
  if (!may.ok) return may.waitMs === undefined ? no('invalid-stake') : no('too-soon', { waitMs: may.waitMs });

  const { freeRounds } = world.memberServices();
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
  if (!isRunning) world.games.starts.put(username, game, now);
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
  if (!isTrial(account)) world.games.tables.add(game, round.result);
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
  const laid = laidFor(world, username, game);
  const told = { result: round.result, stake: fromMinor(before + stake, digits), win: fromMinor(win, digits) };
  if (!laid?.running) world.games.last.put(username, game, told);
  const wins = round.wins.map((each) => fromMinor(each, digits));
  return { ok: true, ...told, wins, balance: balance(), laid };
}

const pastLength = 20;

/** Returns a player's last rounds, newest first, of a game whose rounds are one call. */
export function pastRounds(ledger: Ledger, username: string, game: Game): PastRound[] {
  const { digits } = ledger.currency;
  const own = ledger
    .entries(username)
    .filter(({ reference, kind }) => reference === game.code && (kind === 'stake' || kind === 'win'));
  const rounds: { stake: bigint; win: bigint }[] = [];
  for (const { kind, amount } of own) {
    const last = rounds.at(-1);
    // A win entry follows the stake of its round.
    if (kind === 'stake') rounds.push({ stake: -amount, win: 0n });
    else if (last) last.win += amount;
  }
  return rounds
    .slice(-pastLength)
    .reverse()
    .map(({ stake, win }) => ({ stake: fromMinor(stake, digits), win: fromMinor(win, digits) }));
}

export function refusalOf(
  world: LimitContext,
  { game, account }: Pick<Seat, 'game' | 'account'>,
  stake: bigint,
): { code: SpinRefusal; stop?: PlayStop } | null {
  if (game.maintenance || world.settings.systemStatus !== 0) return { code: 'maintenance' };
  // Free moves end an earlier stake, even if a limit has been reached since.
  const allowed = stake > 0n ? mayStake(world, account, stake) : { ok: true as const };
  if (!allowed.ok) return { code: allowed.code, ...stopOf(account, allowed) };
  const poor = playable(world.ledger(), account.username, game.vassalage) < stake;
  return poor ? { code: 'insufficient-funds' } : null;
}

function stopOf({ rest }: Account, refused: Extract<Allowance, { ok: false }>): { stop?: PlayStop } {
  const { code, limit } = refused;
  if (code === 'break-due' || code === 'playing-elsewhere')
    return { stop: { kind: code === 'break-due' ? 'pause' : 'elsewhere', until: refused.until } };
  if (code === 'on-a-break') return rest ? { stop: { kind: rest.kind, until: rest.until } } : {};
  if (!limit || limit.kind === 'deposit') return {};
  const { kind, period, left, resets } = limit;
  return { stop: { kind: 'limit', limit: kind, period, left, until: resets } };
}

/** Returns the bets in minor units; null if one is below the game's minimum or the total above its maximum. */
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
