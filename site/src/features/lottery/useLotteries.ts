import { favouritesOf, type Lottery, type LotteryList } from '@baize/domain';
import { popularLotteries, recentLotteries, vnGames } from '@baize/gateway';
import { useMemo } from 'react';
import { useLanguage, usePlays, useSession } from '../../core/services/services.ts';
import { type Answer, useEndpoint } from '../../data/useEndpoint.ts';
import { useLotteryFavourites } from './useLotteryFavourites.ts';
import { useLotteryView } from './useLotteryView.ts';

const popularAsked = 20;
/** Refresh interval in ms; closing times change with every draw. */
const every = 60_000;

/** Returns the lotteries of a list. Favourites are stored as ids and resolved among all known lotteries. */
export function useLotteries(list: LotteryList): Answer<readonly Lottery[]> {
  const language = useLanguage();
  const { account } = useSession();
  const plays = usePlays();
  const kept = favouritesOf(useLotteryFavourites().all, account);
  const popular = useEndpoint(
    popularLotteries,
    list === 'recent' || list === 'vn' ? null : { count: popularAsked, language },
    { every },
  );
  const vn = useEndpoint(vnGames, list === 'vn' || list === 'fav' ? { language } : null, { every });
  const recent = useEndpoint(recentLotteries, list === 'recent' && plays ? { language } : null);

  const marked = useMemo(() => {
    if (!popular.value || !vn.value) return undefined;
    const known = new Map([...vn.value, ...popular.value].map((lottery) => [lottery.code, lottery]));
    return kept.flatMap((code) => known.get(code) ?? []);
  }, [popular.value, vn.value, kept]);

  if (list === 'fav') {
    const failed = popular.error ? popular : vn;
    return { ...failed, value: marked };
  }
  return list === 'popular' ? popular : list === 'vn' ? vn : recent;
}

/** Returns the lottery of the page: the one in the address, else the first of its family. */
export function useChosenLottery(): { code: string | null; answer: Answer<readonly Lottery[]> } {
  const { view, family } = useLotteryView();
  const answer = useLotteries(family === 'vn' ? 'vn' : 'popular');
  const ofVendor = answer.value?.find(({ vendor }) => vendor === view.vendor);
  return { code: view.gameCode ?? (ofVendor ?? answer.value?.[0])?.code ?? null, answer };
}
