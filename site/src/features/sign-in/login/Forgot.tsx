import { Inline, Link, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { Dialog, Tabs } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useOverlayTab } from '../../../core/routing/useOverlayTab.ts';
import { useStatus } from '../../../core/services/status.ts';
import { ForgotByEmail } from './ForgotByEmail.tsx';
import { ForgotByPhone } from './ForgotByPhone.tsx';
import { useForgotModes } from './useForgotModes.ts';

export function Forgot({ open, onClose }: OverlayProps) {
  const text = useText();
  const overlay = useOverlay();
  const { known } = useStatus();
  const modes = useForgotModes();
  const [by, setBy] = useOverlayTab(['email', 'mobileNum']);
  const panels = { email: <ForgotByEmail />, mobileNum: <ForgotByPhone /> };
  const labels = { email: text('passwords.by.email'), mobileNum: text('passwords.by.phone') };
  const shown = modes.includes(by) ? by : modes[0];
  return (
    <Dialog open={open} title={text('passwords.title')} onClose={onClose} words={{ close: text('frame.close') }}>
      <Stack gap={4}>
        <LoadFrame load={{ kind: known ? 'ready' : 'loading' }} skeleton={<Skeleton shape="panel" />}>
          {shown ? (
            <Tabs
              label={text('passwords.ways')}
              fill
              selected={shown}
              onSelect={setBy}
              items={modes.map((id) => ({ id, label: labels[id], panel: panels[id] }))}
            />
          ) : (
            <Text>{text('passwords.closed')}</Text>
          )}
        </LoadFrame>
        <Inline gap={2} justify="center">
          <Link href={overlay.hrefOf('login')}>{text('passwords.back')}</Link>
        </Inline>
      </Stack>
    </Dialog>
  );
}
