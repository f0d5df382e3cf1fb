import { fromMinor } from '@baize/domain';
import { rankList } from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { ranking } from '../../world/games/ranks.ts';

const longestList = 100;

export const rankRoutes = [
  answer(rankList, ({ period, limitNum }, { world, account }) => {
    if (world.settings.emptyLists) return { list: [], own: null };
    const { digits } = world.currency();
    const { rows, own } = ranking(world, period, account?.username ?? null, Math.min(limitNum, longestList));
    return {
      list: rows.map(({ rank, name, amount, icon, own: mine }) => ({
        rank,
        playerName: name,
        winAmount: fromMinor(amount, digits),
        icon,
        own: mine,
      })),
      own: own && { rank: own.rank, winAmount: fromMinor(own.amount, digits) },
    };
  }),
];
