import { Button, Inline, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { Checkbox, Dialog } from '@baize/ui/overlays';
import { useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { usePopups } from '../../data/announcements.ts';
import { loadOf } from '../../data/load.ts';
import { SafeHtml } from '../../shared/page/SafeHtml.tsx';
import { popupState } from './popupState.ts';

/** Shows the operator's popup on the first page of a visit, with an option to hide it for the day (NTC-05). */
export function Popup({ open, onClose }: OverlayProps) {
  const text = useText();
  const { popups, ...answer } = usePopups();
  const [hide, setHide] = useState(false);
  const load = loadOf(answer, text, {
    empty: { title: text('home.notices.empty') },
    isEmpty: popups.length === 0,
  });
  const leave = () => {
    if (hide) popupState.hideToday();
    onClose();
  };
  const [first] = popups;
  return (
    <Dialog
      open={open}
      title={first?.title ?? text('home.notices')}
      onClose={leave}
      size="md"
      words={{ close: text('frame.close') }}
    >
      <Stack gap={6}>
        <LoadFrame load={load} skeleton={<Skeleton shape="line" count={3} />}>
          <Stack gap={6}>
            {popups.map(({ id, title, content }, place) => (
              <Stack key={id} gap={2}>
                {place > 0 && (
                  <Text as="h3" size="title">
                    {title}
                  </Text>
                )}
                <SafeHtml html={content} />
              </Stack>
            ))}
          </Stack>
        </LoadFrame>
        <Inline gap={4} justify="between" align="center" wrap>
          <Checkbox label={text('help.popup.hide')} checked={hide} onValueChange={setHide} />
          <Button kind="primary" onClick={leave}>
            {text('frame.close')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
