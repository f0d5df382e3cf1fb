import { offersVip } from '@baize/domain';
import { vipClub } from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { rulesOf } from '../../world/platform/rules.ts';
import { validBets, vipDays, vipLevels } from '../../world/promotions/vip.ts';

export const vipRoutes = [
  answer(vipClub, (_, { world, account }) => {
    if (!offersVip(rulesOf(world))) throw new Refusal('not-allowed', { status: 403, message: 'not here' });
    const levels = world.settings.emptyLists ? [] : vipLevels(world.currency());
    const validBet = account && validBets(account, world.betRecords(), world.currency(), world.clock.now());
    return { levels, validBet, days: vipDays };
  }),
];
