import { compareAmounts, fromMinor, type Pricing, priceSlip, type SlipLine, toMinor } from '@baize/domain';
import { lotteryBets, placeBet, type RequestOf } from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { pageOf } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import { isOnBreak } from '../../world/account/account.ts';
import type { Bet } from '../../world/lottery/bets.ts';
import { type LotteryGame, lotteryByCode } from '../../world/lottery/lottery.ts';
import { playsFor } from '../../world/lottery/lotteryPlays.ts';
import { refuseUnlessMayPlay } from '../games/launching.ts';

export const lotteryBetRoutes = [
  answer(placeBet, (input, call) => {
    const { world, account } = call;
    const now = world.clock.now();
    const game = lotteryByCode(input.gameCode);
    if (!game) throw new Refusal('game-unavailable', { status: 404, message: 'no such lottery' });
    const running = world.draws.next(game);
    if (input.numero !== running.number || now >= running.closes)
      throw new Refusal('draw-closed', { status: 409, message: 'no bets on this draw any more' });
    if (isOnBreak(account, now)) throw new Refusal('on-a-break', { status: 403, message: 'the player is on a break' });

    const ledger = world.ledger();
    const lines = input.lines.map(lineOf);
    const total = agreedTotal(lines, game, input, call);
    refuseUnlessMayPlay(world, account, total);
    if (ledger.balance(account.username) < total)
      throw new Refusal('insufficient-balance', { message: 'the balance is too low' });

    const bet = world.bets.take({
      username: account.username,
      key: call.key ?? '',
      game,
      issue: running.number,
      placedAt: now,
      drawnAt: running.at,
      lines,
      total,
      ledger,
    });
    const opened = world.games.byCode(game.code);
    if (opened) world.playerGames.opened(account.username, opened);
    return betWire(bet);
  }),

  answer(lotteryBets, ({ gameCode, ...asked }, { world, account }) => {
    const ledger = world.ledger();
    const { items, totalPages } = pageOf(
      world.bets.of(account.username, gameCode).filter((bet) => bet.ledger === ledger),
      asked,
    );
    return { list: items.map(betWire), totalPages };
  }),
];

/** Returns the total in minor units, recomputed here and compared with what the player agreed to (FLT-035, FLT-036). */
function agreedTotal(
  lines: readonly SlipLine[],
  game: LotteryGame,
  input: RequestOf<typeof placeBet>,
  { world }: SignedCall,
): bigint {
  const { code, digits } = world.currency();
  const pricing: Pricing = priceSlip(lines, playsFor(game, world.currency()), digits);
  const changed = new Refusal('odds-changed', { status: 409, message: 'not the odds and the sum of now' });
  if (!pricing.ok) {
    if (pricing.problem === 'odds') throw changed;
    throw new Refusal('bet-refused', { status: 422, message: `not a bet: ${pricing.problem}` });
  }
  if (input.currency !== null && input.currency !== code) throw changed;
  if (compareAmounts(pricing.total, input.totalAmount) !== 0) throw changed;
  return toMinor(pricing.total, digits) ?? 0n;
}

type LineInput = RequestOf<typeof placeBet>['lines'][number];

const lineOf = ({ playType, betNumber, singleAmount, odds }: LineInput): SlipLine => ({
  type: playType,
  places: betNumber,
  stake: singleAmount,
  odds,
});

export function betWire({ id, game, issue, placedAt, drawnAt, lines, total, ledger, settled }: Bet) {
  const { digits } = ledger.currency;
  return {
    orderNo: id,
    gameCode: game.code,
    gameName: game.title,
    numero: issue,
    betTime: placedAt,
    openTime: settled?.at ?? drawnAt,
    lines: lines.map(({ type, places, stake, odds }) => ({
      playType: type,
      betNumber: [...places],
      singleAmount: stake,
      odds,
    })),
    totalAmount: fromMinor(total, digits),
    status: settled ? (settled.prize > 0n ? ('won' as const) : ('lost' as const)) : ('unsettled' as const),
    prizeAmount: settled && fromMinor(settled.prize, digits),
    openCode: [...(settled?.balls ?? [])],
  };
}
