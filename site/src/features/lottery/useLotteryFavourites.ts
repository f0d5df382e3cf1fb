import { decideGate, readLotteryFavourites, toggleLottery, viewerOf } from '@baize/domain';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { lastingStorage } from '../../core/browser/storage.ts';
import { useGate } from '../../core/routing/useGate.ts';
import { useServices } from '../../core/services/services.ts';

const key = 'LOTTFAV';
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void) {
  const follow = ({ key: changed }: StorageEvent) => {
    if (changed === key || changed === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
  };
}

const read = () => lastingStorage.getItem(key);

/** Favourite lotteries, kept in this browser by username (SES-01); other tabs follow. Marking one needs a player (GAM-01). */
export function useLotteryFavourites() {
  const { session } = useServices();
  const gate = useGate();
  const kept = useSyncExternalStore(subscribe, read);
  const all = useMemo(() => readLotteryFavourites(kept), [kept]);

  const toggle = useCallback(
    (code: string) => {
      const { account } = session.get();
      if (!gate(decideGate(viewerOf(session.get()))) || account === null) return;
      lastingStorage.setItem(key, JSON.stringify(toggleLottery(readLotteryFavourites(read()), account, code)));
      tell();
    },
    [session, gate],
  );
  return { all, toggle };
}
