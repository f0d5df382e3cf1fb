import { decideCustomerService, decideRegistration } from '@baize/domain';
import { MessageCircle, UserRoundPlus } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useStatus } from '../../core/services/status.ts';
import { SiteTabs } from './SiteTabs.tsx';

/** The tab bar of a visitor: registration in its middle, and customer service. Nothing moves from under a finger once the platform says what is open. */
export function VisitorTabs() {
  const text = useText();
  const { hrefOf } = useOverlay();
  const pending = !useStatus().known;
  const open = useAccess(decideRegistration) || pending;
  const service = useAccess(decideCustomerService) || pending;
  return (
    <SiteTabs
      money={open && { id: 'register', label: text('login.register'), href: hrefOf('register'), icon: UserRoundPlus }}
      own={service && { id: 'chat', label: text('nav.chat'), href: hrefOf('service'), icon: MessageCircle }}
    />
  );
}
