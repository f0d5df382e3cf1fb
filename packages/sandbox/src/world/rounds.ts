import { fromMinor, toMinor } from '@baize/domain';
import {
  layoutOf,
  type MachineRules,
  machineOf,
  playRound,
  type RoundResult,
  type SpinAnswer,
  type SpinRefusal,
  type SpinRequest,
  stakesBetween,
} from '../games/index.ts';
import type { Account } from './account.ts';
import type { AccountBook } from './accounts.ts';
import type { Game, GameLibrary } from './games.ts';
import type { LaunchDesk } from './launches.ts';
import { house } from './ledger.ts';
import { type LimitContext, mayStake } from './limits.ts';
import { randomFrom } from './random.ts';
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

/** Who sits at a game with this ticket; null once the session that launched it is over. */
export function seatOf(world: SeatContext, ticket: string): Seat | null {
  const launch = world.launches.ofTicket(ticket);
  const session = launch && world.sessions.use(launch.sessionToken);
  const account = session && world.accounts.find(session.username);
  const game = launch && world.games.byNode(launch.nodeId);
  return session && account && game ? { game, account, session, parent: launch.parent } : null;
}

export function rulesOf(game: Game): MachineRules {
  const { gameType, vassalage, code, volatility } = game;
  return { kind: machineOf(gameType), layout: layoutOf(vassalage, code), volatility };
}

export const stakesOf = (game: Game, digits: number): string[] => stakesBetween(game.minBet, game.maxBet, digits);

/**
 * Plays one round: the stake leaves the player, the win comes back, both as entries under the round's key. A round that was
 * played before is answered again by the caller and never reaches this.
 */
export function spin(
  world: LimitContext & { seed: string },
  { game, account }: Seat,
  request: SpinRequest,
): SpinAnswer {
  const ledger = world.ledger();
  const { username } = account;
  const { digits } = ledger.currency;
  const balance = () => fromMinor(playable(ledger, username, game.vassalage), digits);
  const no = (code: SpinRefusal): SpinAnswer => ({ ok: false, code, balance: balance() });
  const now = world.clock.now();

  const stake = stakesOf(game, digits).includes(request.stake) ? toMinor(request.stake, digits) : null;
  if (stake === null || stake <= 0n) return no('invalid-stake');
  if (game.maintenance || world.settings.systemStatus !== 0) return no('maintenance');
  if (!mayStake(world, account, stake).ok) return no('limit-reached');
  if (playable(ledger, username, game.vassalage) < stake) return no('insufficient-funds');

  const random = randomFrom(world.seed, 'round', username, game.code, ledger.entries(username).length).next;
  let round: { result: RoundResult; win: bigint };
  try {
    const returnToPlayer = Number(game.returnToPlayer);
    round = playRound({ rules: rulesOf(game), returnToPlayer, stake, pick: request.pick, random });
  } catch (error) {
    if (error instanceof RangeError) return no('invalid-stake');
    throw error;
  }
  const key = `round:${username}:${request.key}`;
  const entry = { at: now, reference: game.code };
  fetchStake(ledger, username, game.vassalage, { amount: stake, key, at: now });
  ledger.post({ key: `${key}:stake`, kind: 'stake', from: username, to: house('games'), amount: stake, ...entry });
  if (round.win > 0n) {
    ledger.post({ key: `${key}:win`, kind: 'win', from: house('games'), to: username, amount: round.win, ...entry });
  }
  return {
    ok: true,
    result: round.result,
    stake: request.stake,
    win: fromMinor(round.win, digits),
    balance: balance(),
  };
}
