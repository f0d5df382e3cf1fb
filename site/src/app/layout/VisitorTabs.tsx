import { decideCustomerService, decideRegistration } from '@baize/domain';
import { MessageCircle, UserRoundPlus } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useStatus } from '../../core/services/status.ts';
import { SiteTabs } from './SiteTabs.tsx';

/**
 * Shows a visitor's tab bar with registration and customer service. Reserves their places until the platform is known,
 * so that nothing moves.
 */
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
