import { isResting, longerRest, type PlayRest } from '@baize/domain';
import { balance, memberInfo, playerAvatar, playSession, unreadCount } from '@baize/gateway';
import { useCallback } from 'react';
import { createStoredText, useStore } from '../core/browser/createStore.ts';
import { visitStorage } from '../core/browser/storage.ts';
import { useDeadlinePassed } from '../core/services/deadlines.ts';
import { usePlays, useServices } from '../core/services/services.ts';
import { useStop } from '../core/services/stop.ts';
import { usePictures } from './pictures.ts';
import { useEndpoint } from './useEndpoint.ts';

export const useMember = () => useEndpoint(memberInfo, {}, { early: true });
export const useBalance = () => useEndpoint(balance, {});
export const useUnread = () => useEndpoint(unreadCount, {}, { every: 60_000 });
export function useAvatarPictures(): readonly string[] {
  const pictures = usePictures();
  const { value } = useEndpoint(playerAvatar, {});
  return value?.picture ? pictures(value.picture) : [];
}
/** Requests nothing for visitors and trial accounts, which have no play session. */
export const usePlaySession = (asked: boolean) => useEndpoint(playSession, asked ? {} : null, { every: 30_000 });

/** Returns the player's current rest, which stops all play until it ends (RSP-04). */
export function useRest(): PlayRest | null {
  const { now } = useServices();
  const { value } = usePlaySession(usePlays());
  const told = value?.rest ?? null;
  const stop = useStop();
  const rest = stop ? longerRest(told, { kind: 'break', from: stop.from, until: stop.until }, now()) : told;
  useDeadlinePassed(rest?.until ?? null);
  return isResting(rest, now()) ? rest : null;
}

const settings = createStoredText(visitStorage, 'settings');

const mask = '***';

/** Hides the player's amounts everywhere, for the visit (HDR-05). */
export function useBalanceHidden() {
  const hidden = useStore(settings)?.includes('balance-hidden') ?? false;
  const masked = useCallback((amount: string) => (hidden ? mask : amount), [hidden]);
  return { hidden, toggle: () => settings.set(hidden ? '' : 'balance-hidden'), masked };
}
