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
      const { account } = session.get();
      if (!gate(decideGate(viewerOf(session.get()))) || account === null) return;
      favourites.set(JSON.stringify(toggleLottery(readLotteryFavourites(favourites.get()), account, code)));
    },
    [session, gate],
  );
  return { all, toggle };
}
