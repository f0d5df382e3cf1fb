import { fromMinor, toMinor } from '@baize/domain';
import { oddsTogether } from '../../games/book/markets.ts';
import { mostLegs, mostTogether } from '../../games/book/prices.ts';
import type { BetRequest, Board, BookAnswer, BookRefusal, CashOutRequest } from '../../games/book/protocol.ts';
import { sportsOf } from '../../games/book/sports.ts';
import { tableLimits } from '../../games/index.ts';
import type { LimitContext } from '../limits.ts';
import { refusalOf, type Seat } from '../rounds.ts';
import { fetchStake, playable } from '../vendorWallets.ts';
import type { Leg, SportsBook } from './sportsBook.ts';

interface Context extends LimitContext {
  readonly sportsBook: SportsBook;
}

type Sitter = Pick<Seat, 'game' | 'account'>;

/** What a player sees of a book: its matches, their odds and the player's bets. */
export function boardOf(world: Context, { game, account }: Sitter): Board {
  // Reading the ledger settles what is decided by now.
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
 * Takes the bets of a slip, all or none: each single, or one multiple of different matches. Odds other than those that the player agreed
 * to take nothing. A slip that was placed before is answered again by the caller and never reaches this.
 */
export function placeSlip(world: Context, { game, account }: Sitter, request: BetRequest): BookAnswer {
  const no = (code: BookRefusal): BookAnswer => ({ ok: false, code, board: boardOf(world, { game, account }) });
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
  if (refused) return no(refused);

  const key = `book:${username}:${request.key}`;
  fetchStake(ledger, username, game.vassalage, { amount: whole, key, at: world.clock.now() });
  bets.forEach((each, index) => {
    world.sportsBook.take({ key: `${request.key}:${index}`, username, game, ledger, stake, legs: each });
  });
  return { ok: true, board: boardOf(world, { game, account }) };
}

/** Pays the price of an open bet, if it is still the one that the player agreed to. */
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

/** The legs of a slip; null for one that the book does not take. */
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
