import { balance, memberInfo, playerAvatar, playSession, unreadCount } from '@baize/gateway';
import { useCallback } from 'react';
import { createStoredText, useStore } from '../core/browser/createStore.ts';
import { visitStorage } from '../core/browser/storage.ts';
import { usePictures } from './pictures.ts';
import { useEndpoint } from './useEndpoint.ts';

export const useMember = () => useEndpoint(memberInfo, {}, { early: true });
export const useBalance = () => useEndpoint(balance, {});
export const useUnread = () => useEndpoint(unreadCount, {}, { every: 60_000 });
/** Addresses of the player's picture, to be tried in turn. */
export function useAvatarPictures(): readonly string[] {
  const pictures = usePictures();
  const { value } = useEndpoint(playerAvatar, {});
  return value?.picture ? pictures(value.picture) : [];
}
/** Null without a player: trial accounts have no session of play. */
export const usePlaySession = (asked: boolean) => useEndpoint(playSession, asked ? {} : null, { every: 30_000 });

/** The platform's key for settings, kept for the visit. */
const settings = createStoredText(visitStorage, 'settings');

/** Shown in place of an amount of the player's money that is hidden. */
const mask = '***';

/** Whether the player hides what they have, everywhere at once, and for the visit (HDR-05). */
export function useBalanceHidden() {
  const hidden = useStore(settings)?.includes('balance-hidden') ?? false;
  /** An amount as it may be shown. */
  const masked = useCallback((amount: string) => (hidden ? mask : amount), [hidden]);
  return { hidden, toggle: () => settings.set(hidden ? '' : 'balance-hidden'), masked };
}
