import { canOpenAgentCentre } from '@baize/domain';
import { balance, memberInfo, playerAvatar, playSession, unreadCount } from '@baize/gateway';
import { visitStorage } from '../core/browser/storage.ts';
import { useViewer } from '../core/services/services.ts';
import { useFeature } from '../core/services/status.ts';
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

/** Whether ways lead to the agent centre: for agents, on platforms that have one (HDR-07). */
export function useAgentCentreOffered(): boolean {
  const isOn = useFeature('AGENTCENTER');
  return canOpenAgentCentre(useViewer()) && isOn;
}

const hiddenKey = 'settings';

/** Whether the player hides the balance; remembered for the visit under the platform's key for settings (HDR-05). */
export const balanceHidden = {
  get: () => visitStorage.getItem(hiddenKey)?.includes('balance-hidden') ?? false,
  set: (hidden: boolean) => visitStorage.setItem(hiddenKey, hidden ? 'balance-hidden' : ''),
};
