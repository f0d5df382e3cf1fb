import { decideCustomerService } from '@baize/domain';
import { Alert, Button, Inline, Link, Stack } from '@baize/ui';
import { MessageCircle } from 'lucide';
import { useText } from '../../../core/language/useText.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useAccess } from '../../../core/services/access.ts';
import { useRules } from '../../../core/services/rules.ts';
import { useBrand } from '../../../core/services/services.ts';

/** Says who sets what the platform leaves to customer service, with the way there and the lines of help (ADP-06). */
export function ThroughService() {
  const text = useText();
  const overlay = useOverlay();
  const service = useAccess(decideCustomerService);
  const { serviceContact } = useBrand();
  const { helpLine } = useRules().values;
  return (
    <Stack gap={4}>
      <Alert tone="info" kind="panel">
        {text('control.through')}
      </Alert>
      <Inline gap={3} wrap>
        {service ? (
          <Button kind="primary" iconStart={MessageCircle} href={overlay.hrefOf('service')}>
            {text('shortcuts.service')}
          </Button>
        ) : (
          serviceContact && (
            <Button kind="primary" iconStart={MessageCircle} href={serviceContact}>
              {text('shortcuts.service')}
            </Button>
          )
        )}
        {helpLine.map(
          ({ name, link }) =>
            link && (
              <Link key={link} href={link}>
                {name}
              </Link>
            ),
        )}
      </Inline>
    </Stack>
  );
}
