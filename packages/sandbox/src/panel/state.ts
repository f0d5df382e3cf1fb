import { fromMinor } from '@baize/domain';
import { sports } from '@baize/games/book/sports';
import { endpoints } from '@baize/gateway';
import { scenarios } from '../scenarios.ts';
import { lotteryGames } from '../world/lottery/lottery.ts';
import { demoPaymentPassword } from '../world/money/payments.ts';
import type { World } from '../world/world.ts';

export function panelState(world: World) {
  const ledger = world.ledger();
  const { digits, code } = ledger.currency;
  return {
    settings: world.settings,
    clock: { mode: world.clock.mode.kind, now: world.clock.now() },
    currency: code,
    sessions: world.sessions.open().map(({ username, startedAt, seenAt, restricted }) => ({
      username,
      startedAt,
      seenAt,
      restricted,
      balance: fromMinor(ledger.balance(username), digits),
    })),
    accounts: world.accounts.demo(),
    paymentPassword: demoPaymentPassword,
    captchas: world.captchas.open(),
    codes: world.smsCodes.open(),
    letters: world.letters,
    proofs: world.accounts
      .all()
      .flatMap(({ username, authenticator, payeeName }) =>
        authenticator && payeeName ? [{ username, payeeName }] : [],
      ),
    lotteries: lotteryGames.map((game) => ({ code: game.code, title: game.title, ...world.draws.next(game) })),
    tables: world.games.laid.inPlay().map(({ username, code, table: { closesAt } }) => ({
      username,
      game: code,
      title: world.games.byCode(code)?.title ?? code,
      closesAt,
    })),
    matches: sports
      .flatMap((sport) => world.sportsBook.calendar.open(sport))
      .map((match) => world.sportsBook.calendar.standingOf(match))
      .filter(({ state }) => state === 'live'),
    feedback: world.feedback.all(),
    calls: Object.keys(endpoints),
    scenarios: Object.entries(scenarios).map(([name, { title }]) => ({ name, title })),
  };
}

export type PanelState = ReturnType<typeof panelState>;
