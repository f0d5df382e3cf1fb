import { exportName, shortRate } from '@baize/domain';
import type { Invitation } from '@baize/gateway';
import { Button, IconButton, Inline, QrCode, qrCodeSvg, Stack, Text } from '@baize/ui';
import { CopyButton, Popover } from '@baize/ui/overlays';
import { Ban, Download, QrCode as QrIcon } from 'lucide';
import { saveFile } from '../../../core/browser/saveFile.ts';
import { apart } from '../../../core/language/isolate.ts';
import { usePercent } from '../../../core/language/usePercent.ts';
import { useText } from '../../../core/language/useText.ts';
import { shortAddress, useInvitationWords } from './useInvitations.ts';

interface InvitationCodeProps {
  invitation: Invitation;
  address: string;
  onDisable: () => void;
}

export function InvitationCode({ invitation, address, onDisable }: InvitationCodeProps) {
  const text = useText();
  const percent = usePercent();
  const words = useInvitationWords();
  const { label, code, rebate } = invitation;
  return (
    <Popover
      align="end"
      sheet
      trigger={(triggerProps) => (
        <IconButton {...triggerProps} size="sm" icon={QrIcon} label={text('team.link.code', { label: apart(label) })} />
      )}
    >
      <Stack gap={3}>
        <Text strong>
          <bdi>{label}</bdi>
        </Text>
        <Inline gap={0} justify="center">
          <QrCode size="lg" value={address} label={text('team.link.code', { label: apart(label) })} />
        </Inline>
        <Text>
          <bdi>{shortAddress(address)}</bdi>
        </Text>
        <Text size="caption" tone="muted">
          {words.opens(invitation, percent(shortRate(rebate)))}
        </Text>
        <Inline gap={2} wrap>
          <CopyButton
            text={address}
            words={{
              copy: text('team.link.code.copy'),
              copied: text('team.copied'),
              blocked: text('team.byHand'),
            }}
          />
          <Button
            iconStart={Download}
            onClick={() => saveFile(exportName(code).replace(/csv$/, 'svg'), qrCodeSvg(address), 'image/svg+xml')}
          >
            {text('team.link.code.save')}
          </Button>
          <Button kind="ghost" iconStart={Ban} data-close onClick={onDisable}>
            {text('team.link.disable')}
          </Button>
        </Inline>
      </Stack>
    </Popover>
  );
}
