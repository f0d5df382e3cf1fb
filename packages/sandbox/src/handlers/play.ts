import { fromMinor } from '@baize/domain';
import { launchGame, launchSports, playSession, takeBreak } from '@baize/gateway';
import { answer, type Call } from '../http/answer.ts';
import { Refusal } from '../http/refusal.ts';
import type { Game } from '../world/games.ts';
import { limitsLeft, playSums } from '../world/limits.ts';
import { vendorByCode } from '../world/vendors.ts';
import { openFor } from './launching.ts';

export const playRoutes = [
  answer(launchGame, (input, call) => openFor(call, gameToOpen(input.nodeId, input.gameCode, call))),

  answer(launchSports, ({ vassalage, gameCode }, call) => {
    const vendor = vendorByCode(vassalage);
    if (vendor?.family !== 'FB') throw new Refusal('game-unavailable', { message: 'no sports book of this vendor' });
    return openFor(call, gameToOpen('', gameCode ?? vassalage, call));
  }),

  answer(takeBreak, ({ hours }, { world, account }) => {
    const until = world.clock.now() + hours * 3_600_000;
    // A break is only ever made longer: a shorter one would be a way out of it.
    account.breakUntil = Math.max(account.breakUntil ?? 0, until);
    return { until: account.breakUntil };
  }),

  answer(playSession, (_, { world, account, session }) => {
    const ledger = world.ledger();
    const { digits, code } = ledger.currency;
    const { staked, won } = playSums(ledger.entries(account.username), session.startedAt);
    return {
      startedAt: session.startedAt,
      staked: fromMinor(staked, digits),
      won: fromMinor(won, digits),
      currency: code,
      limits: [...limitsLeft(account, ledger, session.startedAt, world.clock.now())],
    };
  }),
];

/** A game by its id or code; the code of a vendor alone opens that vendor's first game. */
function gameToOpen(nodeId: string, gameCode: string, { world }: Call): Game | undefined {
  const { games } = world;
  return (
    games.byNode(Number(nodeId)) ?? games.byCode(gameCode) ?? games.ofVendor(gameCode).find((game) => !game.maintenance)
  );
}
