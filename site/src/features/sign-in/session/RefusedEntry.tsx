import { Button, Inline, Stack, Text } from '@baize/ui';
import { Dialog } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { paths } from '../../../core/routing/paths.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { SafetyFoot } from '../../../shared/page/SafetyFoot.tsx';

/** Says that no account is open to a person, never why, and where to find help (JUR-31). */
export function RefusedEntry({ open, onClose }: OverlayProps) {
  const text = useText();
  return (
    <Dialog open={open} title={text('safety.refused')} onClose={onClose} words={{ close: text('frame.close') }}>
      <Stack gap={4}>
        <Text>{text('safety.refused.text')}</Text>
        <Text tone="secondary">{text('safety.refused.money')}</Text>
        <SafetyFoot />
        <Inline gap={3} wrap>
          <Button kind="primary" href={paths.helpArticle('exclusion')}>
            {text('safety.counselling')}
          </Button>
          <Button onClick={onClose}>{text('frame.close')}</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
