import { fromMinor, isResting, longerRest } from '@baize/domain';
import { launchGame, launchSports, playSession, takeBreak } from '@baize/gateway';
import { answer, type Call } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Game } from '../../world/games/games.ts';
import { endHands } from '../../world/games/liveRounds.ts';
import { vendorByCode } from '../../world/games/vendors.ts';
import { dutiesOf } from '../../world/responsible-play/duties.ts';
import {
  elsewhereUntil,
  limitStandings,
  pauseOf,
  playSums,
  realityCheckOf,
  sittingOf,
} from '../../world/responsible-play/limits.ts';
import { openFor } from './launching.ts';

export const playRoutes = [
  answer(launchGame, (input, call) => openFor(call, gameToOpen(input.nodeId, input.gameCode, call))),

  answer(launchSports, ({ vassalage, gameCode }, call) => {
    const vendor = vendorByCode(vassalage);
    if (vendor?.family !== 'FB') throw new Refusal('game-unavailable', { message: 'no sports book of this vendor' });
    return openFor(call, gameToOpen('', gameCode ?? vassalage, call));
  }),

  answer(takeBreak, ({ hours }, { world, account }) => {
    const now = world.clock.now();
    endHands(world, account);
    account.rest = longerRest(account.rest, { kind: 'break', from: now, until: now + hours * 3_600_000 }, now);
    return { until: account.rest.until };
  }),

  answer(playSession, (_, { world, account }) => {
    const ledger = world.ledger();
    const { digits, code } = ledger.currency;
    const sitting = sittingOf(world, account);
    const { summaryDays, limits } = dutiesOf(world, account);
    const { staked, won } = playSums(ledger.entries(account.username), sitting.from);
    return {
      startedAt: sitting.playsSince,
      staked: fromMinor(staked, digits),
      won: fromMinor(won, digits),
      currency: code,
      limits: limitStandings(world, account).map(({ kind, period, left }) => ({ kind, period, left })),
      realityCheck: realityCheckOf(world, account),
      rest: isResting(account.rest, world.clock.now()) ? account.rest : null,
      summaryDays,
      limitsDue: limits && { isRequired: limits.isRequired, kinds: [...limits.kinds] },
      pause: pauseOf(world, account),
      elsewhereUntil: elsewhereUntil(world, account),
    };
  }),
];

function gameToOpen(nodeId: string, gameCode: string, { world }: Call): Game | undefined {
  const { games } = world;
  return (
    games.byNode(Number(nodeId)) ?? games.byCode(gameCode) ?? games.ofVendor(gameCode).find((game) => !game.maintenance)
  );
}
