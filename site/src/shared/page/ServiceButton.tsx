import { decideCustomerService } from '@baize/domain';
import { IconButton } from '@baize/ui';
import { MessageCircle } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useStatus } from '../../core/services/status.ts';

export function ServiceButton() {
  const service = useServiceAction();
  return service && <IconButton label={service.label} icon={MessageCircle} onClick={service.onOpen} />;
}

/** Returns the way to customer service, also while the platform is not known yet; null without one. */
export function useServiceAction(): { label: string; onOpen: () => void } | null {
  const text = useText();
  const overlay = useOverlay();
  const pending = !useStatus().known;
  const service = useAccess(decideCustomerService);
  if (!service && !pending) return null;
  return { label: text('shortcuts.service'), onOpen: () => overlay.open('service') };
}
