import { fromMinor, toMinor } from '@baize/domain';
import { type PlayStop, tableLimits } from '@baize/games';
import { mostLegs, mostTogether } from '@baize/games/book/limits';
import { oddsTogether } from '@baize/games/book/markets';
import type { BetRequest, Board, BookAnswer, BookRefusal, CashOutRequest } from '@baize/games/book/protocol';
import { sportsOf } from '@baize/games/book/sports';
import { fetchStake, playable } from '../../money/vendorWallets.ts';
import type { LimitContext } from '../../responsible-play/limits.ts';
import { refusalOf, type Seat } from '../rounds.ts';
import type { Leg, SportsBook } from './sportsBook.ts';

interface Context extends LimitContext {
  readonly sportsBook: SportsBook;
}

type Sitter = Pick<Seat, 'game' | 'account'>;

export function boardOf(world: Context, { game, account }: Sitter): Board {
  // Reading the ledger settles decided bets.
  const ledger = world.ledger();
  const { calendar } = world.sportsBook;
  const { username } = account;
  return {
    now: world.clock.now(),
    balance: fromMinor(playable(ledger, username, game.vassalage), ledger.currency.digits),
    matches: sportsOf(game).flatMap((sport) => calendar.open(sport).map((match) => calendar.offerOf(match))),
    bets: world.sportsBook.betsOf(username, game.gameType, ledger),
  };
}

/**
 * Places a slip, all or nothing: singles, or one multiple of different matches; odds that differ from those the player
 * agreed to are refused. The caller handles repeated slips, so they never reach this.
 */
export function placeSlip(world: Context, { game, account }: Sitter, request: BetRequest): BookAnswer {
  const no = (code: BookRefusal, stop?: PlayStop): BookAnswer => ({
    ok: false,
    code,
    board: boardOf(world, { game, account }),
    ...(stop && { stop }),
  });
  const ledger = world.ledger();
  const { username } = account;
  const { least, most } = tableLimits(game, ledger.currency.digits);
  const stake = toMinor(request.stake, ledger.currency.digits) ?? 0n;

  const legs = legsOf(world.sportsBook, game, request);
  if (!legs) return no('invalid-stake');
  const bets = request.kind === 'multiple' ? [legs] : legs.map((leg) => [leg]);
  const whole = stake * BigInt(bets.length);
  if (stake < least || whole > most) return no('invalid-stake');
  if (request.legs.some(({ pick, odds }) => world.sportsBook.calendar.oddsOf(pick) !== odds)) return no('odds-changed');
  if (bets.some((each) => each.length > 1 && oddsTogether(each.map(({ odds }) => odds)) > mostTogether))
    return no('invalid-stake');
  const refused = refusalOf(world, { game, account }, whole);
  if (refused) return no(refused.code, refused.stop);

  const key = `book:${username}:${request.key}`;
  fetchStake(ledger, username, game.vassalage, { amount: whole, key, at: world.clock.now() });
  bets.forEach((each, index) => {
    world.sportsBook.take({ key: `${request.key}:${index}`, username, game, ledger, stake, legs: each });
  });
  return { ok: true, board: boardOf(world, { game, account }) };
}

/** Cashes out an open bet, if its price is still the one the player agreed to. */
export function cashOut(world: Context, { game, account }: Sitter, request: CashOutRequest): BookAnswer {
  const no = (code: BookRefusal): BookAnswer => ({ ok: false, code, board: boardOf(world, { game, account }) });
  const { digits } = world.ledger().currency;
  if (world.settings.systemStatus !== 0) return no('maintenance');
  const bet = world.sportsBook.find(account.username, request.reference);
  const price = bet && world.sportsBook.priceOf(bet);
  if (!bet || !price || fromMinor(price, digits) !== request.price) return no('price-changed');
  world.sportsBook.cashOut(bet);
  return { ok: true, board: boardOf(world, { game, account }) };
}

function legsOf({ calendar }: SportsBook, game: Seat['game'], { kind, legs }: BetRequest): Leg[] | null {
  const own = sportsOf(game);
  const found = legs.flatMap(({ pick, odds }) => {
    const named = calendar.selectionOf(pick);
    return named && own.includes(named.match.sport) ? [{ id: named.match.id, selection: named.selection, odds }] : [];
  });
  const different = new Set(kind === 'multiple' ? found.map(({ id }) => id) : legs.map(({ pick }) => pick)).size;
  const least = kind === 'multiple' ? 2 : 1;
  const fits = found.length === legs.length && different === legs.length;
  return fits && legs.length >= least && legs.length <= mostLegs ? found : null;
}
