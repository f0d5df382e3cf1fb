import { decideGate, readLotteryFavourites, toggleLottery, viewerOf } from '@baize/domain';
import { useCallback, useMemo } from 'react';
import { createStoredText, useStore } from '../../core/browser/createStore.ts';
import { lastingStorage } from '../../core/browser/storage.ts';
import { useGate } from '../../core/routing/useGate.ts';
import { useServices } from '../../core/services/services.ts';

const favourites = createStoredText(lastingStorage, 'LOTTFAV');

/** Favourite lotteries, kept in this browser by username (SES-01); other tabs follow. Marking one needs a player (GAM-01). */
export function useLotteryFavourites() {
  const { session } = useServices();
  const gate = useGate();
  const kept = useStore(favourites);
  const all = useMemo(() => readLotteryFavourites(kept), [kept]);

  const toggle = useCallback(
    (code: string) => {
      const mark = (keep: boolean) => {
        const { account } = session.get();
        const all = readLotteryFavourites(favourites.get());
        if (account === null || (keep && all[account]?.includes(code))) return;
        favourites.set(JSON.stringify(toggleLottery(all, account, code)));
      };
      // One that was marked by a visitor is marked afterwards, whatever it was before.
      if (gate(decideGate(viewerOf(session.get())), { next: () => mark(true) })) mark(false);
    },
    [session, gate],
  );
  return { all, toggle };
}
