import { decideCustomerService, decidePromotions, decideReferral } from '@baize/domain';
import { SideBar, type SideLink, useMedia } from '@baize/ui';
import { Gift, MessageCircle, UserPlus } from 'lucide';
import { Suspense } from 'react';
import { useText } from '../../core/language/useText.ts';
import { lazyPart } from '../../core/loading/chunks.ts';
import { paths } from '../../core/routing/paths.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useStatus } from '../../core/services/status.ts';
import { useSocialLinks } from '../../data/socialLinks.ts';

const { component: SideTab } = lazyPart(() => import('./sideParts.ts').then((parts) => parts.SideTab), []);

export function SiteSide() {
  const text = useText();
  const narrow = useMedia('(max-width: 1199.98px)');
  const overlay = useOverlay();
  const promotions = useAccess(decidePromotions);
  const referral = useAccess(decideReferral);
  const service = useAccess(decideCustomerService);
  const social = useSocialLinks();
  const { known, permission } = useStatus();
  // The bar is centred vertically, so a late link would move the others.
  if (!known && !permission) return null;
  const links: SideLink[] = social.map(({ id, label, href, ...network }) => ({ id, label, href, social: network }));
  if (promotions) {
    links.push({ id: 'promotions', label: text('shortcuts.promotions'), href: paths.promotions(), icon: Gift });
  }
  if (referral) links.push({ id: 'join', label: text('shortcuts.referral'), href: paths.join, icon: UserPlus });
  if (service) {
    links.push({
      id: 'service',
      label: text('shortcuts.service'),
      href: overlay.hrefOf('service'),
      icon: MessageCircle,
      strong: true,
    });
  }
  const side = { label: text('frame.contact'), links };
  const tab = narrow && links.length > 0 && (
    <Suspense>
      <SideTab {...side} />
    </Suspense>
  );
  return <SideBar {...side} tab={tab} />;
}
