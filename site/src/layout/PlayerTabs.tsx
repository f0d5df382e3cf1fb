import { useUnread } from '../data/player.ts';
import { SiteTabs } from './SiteTabs.tsx';

/** The tab bar with what waits for the player. */
export function PlayerTabs() {
  const { value } = useUnread();
  return <SiteTabs count={(value?.messages ?? 0) + (value?.promotions ?? 0)} />;
}
