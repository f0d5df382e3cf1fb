import { NavStrip } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useNavItems } from './useNavItems.tsx';

const drawerOnly = ['download', 'referral'];

/** The second row of a portrait tablet: home, the categories and the promotions. The rest is in the drawer (NAV-23). */
export function SiteStrip() {
  const items = useNavItems().filter(({ id }) => !drawerOnly.includes(id));
  return <NavStrip label={useText()('nav.games')} items={items} />;
}
