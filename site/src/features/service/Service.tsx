import { Button, Inline, Link, Stack, Text } from '@baize/ui';
import { CopyButton, Dialog, FormError } from '@baize/ui/overlays';
import { MessageCircle } from 'lucide';
import { useSearchParams } from 'react-router-dom';
import { inOrder } from '../../core/language/isolate.ts';
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
  const about = useAbout();
  return (
    <Dialog open={open} title={text('ways.service')} onClose={onClose} words={{ close: text('frame.close') }}>
      <Stack gap={4}>
        <Text>{text(kind === 'vip' ? 'service.vip.text' : 'service.chat.text')}</Text>
        {about !== null && <About number={about} />}
        <FormError>{service.failure && serviceFailureText(text, service.failure)}</FormError>
        <Button kind="primary" size="lg" wide iconStart={MessageCircle} busy={service.busy} onClick={service.open}>
          {text(kind === 'vip' ? 'service.vip' : 'service.chat')}
        </Button>
        <Link href={overlay.hrefOf('feedback')}>{text('service.write')}</Link>
      </Stack>
    </Dialog>
  );
}

/** The number that the question is about, as an address names it; null for none. */
function useAbout(): string | null {
  const [search] = useSearchParams();
  const about = search.get('about');
  return about !== null && /^[A-Za-z0-9_.-]{1,64}$/.test(about) ? about : null;
}

function About({ number }: { number: string }) {
  const text = useText();
  return (
    <Inline gap={2} wrap>
      <Text>{text('service.about', { number: inOrder(number) })}</Text>
      <CopyButton
        kind="icon"
        text={number}
        words={{
          copy: text('service.about.copy'),
          copied: text('service.about.copied'),
          blocked: text('service.about.blocked'),
        }}
      />
    </Inline>
  );
}
