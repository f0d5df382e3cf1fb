import { fromMinor } from '@baize/domain';
import { launchGame, playSession, takeBreak } from '@baize/gateway';
import { answer, type Call } from '../http/answer.ts';
import { Refusal } from '../http/refusal.ts';
import { isOnBreak } from '../world/accounts.ts';
import type { Game } from '../world/games.ts';
import { limitBreached, limitsLeft, playSums } from '../world/limits.ts';

export const playRoutes = [
  answer(launchGame, (input, call) => {
    const { world, account, session, language, origin, gameOrigin } = call;
    const game = gameToOpen(input.nodeId, input.gameCode, call);
    if (!game) throw new Refusal('game-unavailable', { message: 'no such game' });
    if (isOnBreak(account, world.clock.now()))
      throw new Refusal('on-a-break', { status: 403, message: 'the player is on a break' });
    if (game.maintenance) throw new Refusal('game-maintenance', { message: 'under maintenance' });
    if (limitBreached(account, world.ledger(), session.startedAt, world.clock.now(), 0n)) {
      throw new Refusal('limit-reached', { status: 403, message: 'a limit is reached' });
    }
    const { username } = account;
    const { token, launch } = world.launches.issue({
      username,
      sessionToken: session.token,
      nodeId: game.nodeId,
      language,
      parent: origin,
    });
    world.shelf.opened(username, game);
    const url = new URL('/play', gameOrigin);
    url.search = new URLSearchParams({ launch: token, lang: language, site: origin }).toString();
    return { url: url.href, launchId: launch.id };
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
