import { longerRest, panicHours, startLimits } from '@baize/domain';
import { confirmLoginSummary, goWithoutLimits, loginSummary, stopAllPlay } from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { endHands } from '../../world/games/liveRounds.ts';
import { rulesOf } from '../../world/platform/rules.ts';
import { dutiesOf, summaryOf } from '../../world/responsible-play/duties.ts';

const hour = 3_600_000;

export const dutyRoutes = [
  answer(stopAllPlay, (_, { world, account }) => {
    const hours = panicHours(rulesOf(world));
    if (hours === null) throw new Refusal('not-allowed', { status: 403, message: 'no such button here' });
    const now = world.clock.now();
    endHands(world, account);
    account.rest = longerRest(account.rest, { kind: 'break', from: now, until: now + hours * hour }, now);
    return account.rest;
  }),

  answer(loginSummary, (_, { world, account }) => summaryOf(world, account, dutiesOf(world, account).summaryDays ?? 0)),

  answer(confirmLoginSummary, (_, { world, account }) => {
    account.summarySeenAt = world.clock.now();
    return { seenAt: account.summarySeenAt };
  }),

  answer(goWithoutLimits, (_, { world, account }) => {
    if (startLimits(rulesOf(world))?.isRequired)
      throw new Refusal('not-allowed', { status: 403, message: 'limits are required' });
    account.wentWithoutLimitsAt = world.clock.now();
    return { answeredAt: account.wentWithoutLimitsAt };
  }),
];
