import { SideBar, type SideLink } from '@baize/ui';
import { useText } from '../language/useText.ts';
import { useSocialLinks } from './useSocialLinks.ts';

/** The bar at the side of the page; a network whose address the platform does not know has no link (HDR-12, APP-11). */
export function SiteSide() {
  const text = useText();
  const links: SideLink[] = useSocialLinks();
  return <SideBar label={text('frame.contact')} links={links} />;
}
