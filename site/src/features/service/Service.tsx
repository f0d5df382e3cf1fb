import { Button, Link, Stack, Text } from '@baize/ui';
import { Dialog, FormError } from '@baize/ui/overlays';
import { MessageCircle } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { serviceFailureText } from './serviceFailure.ts';
import { useService, useServiceKind } from './useService.ts';

/** The way to customer service, which opens in a window of its own (SVC-01, SVC-02). */
export function Service({ open, onClose }: OverlayProps) {
  const text = useText();
  const overlay = useOverlay();
  const kind = useServiceKind();
  const service = useService(kind);
  return (
    <Dialog open={open} title={text('ways.service')} onClose={onClose} words={{ close: text('frame.close') }}>
      <Stack gap={4}>
        <Text>{text(kind === 'vip' ? 'service.vip.text' : 'service.chat.text')}</Text>
        <FormError>{service.failure && serviceFailureText(text, service.failure)}</FormError>
        <Button kind="primary" size="lg" wide iconStart={MessageCircle} busy={service.busy} onClick={service.open}>
          {text(kind === 'vip' ? 'service.vip' : 'service.chat')}
        </Button>
        <Link href={overlay.hrefOf('feedback')}>{text('service.write')}</Link>
      </Stack>
    </Dialog>
  );
}
