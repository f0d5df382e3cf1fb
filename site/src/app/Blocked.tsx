import { decideCustomerService } from '@baize/domain';
import { Button, FullPage, type FullPageProps, Stack } from '@baize/ui';
import { CopyButton, FormError } from '@baize/ui/overlays';
import { MapPinOff, MessageCircle } from 'lucide';
import { useText } from '../core/language/useText.ts';
import { useAccess } from '../core/services/access.ts';
import { useStatus } from '../core/services/status.ts';
import { serviceFailureText } from '../features/service/serviceFailure.ts';
import { useServiceOfPermission } from '../features/service/useService.ts';

export function Blocked({ header, footer }: Pick<FullPageProps, 'header' | 'footer'>) {
  const text = useText();
  const { ip } = useStatus();
  const available = useAccess(decideCustomerService);
  const service = useServiceOfPermission();
  const words = { copy: text('closed.ip.copy'), copied: text('copy_success'), blocked: text('closed.ip.byHand') };
  return (
    <FullPage
      header={header}
      footer={footer}
      icon={MapPinOff}
      title={text('blockip')}
      text={text('info_ip_block')}
      detail={
        ip
          ? { label: text('closed.ip'), value: ip, actions: <CopyButton kind="icon" text={ip} words={words} /> }
          : undefined
      }
    >
      {available && (
        <Stack gap={3}>
          <Button kind="accent" size="lg" iconStart={MessageCircle} busy={service.busy} onClick={service.open}>
            {text('status.support')}
          </Button>
          <FormError>{service.failure && serviceFailureText(text, service.failure)}</FormError>
        </Stack>
      )}
    </FullPage>
  );
}
