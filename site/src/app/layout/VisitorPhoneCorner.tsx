import { decideRegistration } from '@baize/domain';
import { Button, Inline } from '@baize/ui';
import { useTablet } from '../../core/browser/useMedia.ts';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useStatus } from '../../core/services/status.ts';
import { ServiceButton } from '../../shared/page/ServiceButton.tsx';

/**
 * Shows the login where a form has no room; phones register from the tab bar. Reserves places until the platform is
 * known, so that nothing moves.
 */
export function VisitorPhoneCorner({ service }: { service: boolean }) {
  const text = useText();
  const overlay = useOverlay();
  const tablet = useTablet();
  const pending = !useStatus().known;
  const open = useAccess(decideRegistration);
  return (
    <Inline gap={2}>
      {service && <ServiceButton />}
      <Button surface="dark" href={overlay.hrefOf('login')}>
        {text('login.action')}
      </Button>
      {tablet && (open || pending) && (
        <Button kind="accent" href={overlay.hrefOf('register')}>
          {text('login.register')}
        </Button>
      )}
    </Inline>
  );
}
