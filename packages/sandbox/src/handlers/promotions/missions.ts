import { countsMoney, fromMinor, offersPromotions } from '@baize/domain';
import { checkInToday, claimMission, missionLeaderboard, missionSummary } from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { contentOf } from '../../world/base/content.ts';
import { playAmountIn } from '../../world/base/scales.ts';
import { rulesOf } from '../../world/platform/rules.ts';
import { granted, refuseAll, refuseOnBreak } from './promotions.ts';

const longestList = 100;

export const missionRoutes = [
  answer(missionSummary, (_, call) => {
    const { world, account, language } = call;
    const { missions } = world.memberServices();
    const now = world.clock.now();
    const checkIn = missions.checkInOf(account, now);
    if (world.settings.emptyLists || !offersPromotions(rulesOf(world))) return { list: [], checkIn };
    refuseOnBreak(call);
    const { digits, symbol, code } = world.currency();
    const words = contentOf(language).missions;
    const list = missions.of(account, now).map(({ seed, progress, target, amount, state, resets }) => {
      const { id, goal, gameType = null, period, points } = seed;
      const shown = countsMoney(goal)
        ? `${symbol ?? code ?? 'P'}${playAmountIn(String(seed.target), null, world.currency())}`
        : String(seed.target);
      return {
        missionId: id,
        missionName: (words[id] ?? id).replace('{target}', shown),
        goal,
        gameType,
        period,
        progress,
        target,
        amount: fromMinor(amount, digits),
        points,
        status: state,
        resetTime: resets,
      };
    });
    return { list, checkIn };
  }),

  answer(claimMission, ({ missionId, resetTime }, call) => {
    refuseAll(call);
    const { world, account, key } = call;
    const verdict = world.memberServices().missions.claim(missionId, resetTime, account, world.clock.now());
    const { amount, points } = granted(verdict);
    return {
      referenceNo: key?.slice(0, 8).toUpperCase() ?? null,
      amount: fromMinor(amount, world.currency().digits),
      points,
    };
  }),

  answer(checkInToday, (_, call) => {
    refuseAll(call);
    const { world, account } = call;
    const { missions } = world.memberServices();
    missions.checkIn(account, world.clock.now());
    return missions.checkInOf(account, world.clock.now());
  }),

  answer(missionLeaderboard, ({ period, limitNum }, { world, account }) => {
    const limit = Math.min(limitNum, longestList);
    const { rows, own, resets } = world
      .memberServices()
      .missions.leaderboard(period, account, limit, world.clock.now());
    const list = world.settings.emptyLists ? [] : rows;
    return {
      list: list.map(({ rank, name, amount, icon, own: mine }) => ({
        rank,
        playerName: name,
        points: Number(amount),
        icon,
        own: mine,
      })),
      own,
      resetTime: resets,
    };
  }),
];
