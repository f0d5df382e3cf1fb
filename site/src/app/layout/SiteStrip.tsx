import { NavStrip } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useNavItems } from './useNavItems.tsx';

const drawerOnly = ['download', 'referral'];

export function SiteStrip() {
  const items = useNavItems().filter(({ id }) => !drawerOnly.includes(id));
  return <NavStrip label={useText()('nav.games')} items={items} />;
}
