import { decideCustomerService } from '@baize/domain';
import { IconButton } from '@baize/ui';
import { MessageCircle } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useStatus } from '../../core/services/status.ts';

/** Customer service a press away, where neither a side bar nor a bar at the foot has it. Nothing moves once the platform says that there is one. */
export function ServiceButton() {
  const text = useText();
  const overlay = useOverlay();
  const pending = !useStatus().known;
  const service = useAccess(decideCustomerService);
  if (!service && !pending) return null;
  return <IconButton label={text('ways.service')} icon={MessageCircle} onClick={() => overlay.open('service')} />;
}
