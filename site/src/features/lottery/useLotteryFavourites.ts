import { decideGate, readLotteryFavourites, toggleLottery, viewerOf } from '@baize/domain';
import { useCallback, useMemo } from 'react';
import { createStoredText, useStore } from '../../core/browser/createStore.ts';
import { lastingStorage } from '../../core/browser/storage.ts';
import { useGate } from '../../core/routing/useGate.ts';
import { useServices } from '../../core/services/services.ts';

const favourites = createStoredText(lastingStorage, 'LOTTFAV');

/**
 * Keeps favourite lotteries in this browser by username (SES-01), in sync between tabs. Adding one requires a player
 * (GAM-01).
 */
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
      // After a login the lottery is always added, never toggled off.
      if (gate(decideGate(viewerOf(session.get())), { next: () => mark(true) })) mark(false);
    },
    [session, gate],
  );
  return { all, toggle };
}
