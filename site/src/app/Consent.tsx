import { Button, Inline, Stack, Text } from '@baize/ui';
import { Dialog } from '@baize/ui/overlays';
import { useText } from '../core/language/useText.ts';
import type { OverlayProps } from '../core/routing/useOverlay.ts';
import { consent } from '../core/services/consent.ts';

export function Consent({ open, onClose }: OverlayProps) {
  const text = useText();
  const answer = (said: 'yes' | 'no') => {
    consent.set(said);
    onClose();
  };
  return (
    <Dialog open={open} title={text('help.consent')} onClose={onClose} words={{ close: text('frame.close') }}>
      <Stack gap={5}>
        <Text>{text('help.consent.text')}</Text>
        <Inline gap={3} wrap>
          <Button onClick={() => answer('no')}>{text('help.consent.no')}</Button>
          <Button onClick={() => answer('yes')}>{text('help.consent.yes')}</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
