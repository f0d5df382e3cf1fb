import { decideRegistration } from '@baize/domain';
import { Button, DescriptionList, Inline, QrCode, Section, Stack, Text } from '@baize/ui';
import { CopyButton } from '@baize/ui/overlays';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useBrand, useViewer } from '../../core/services/services.ts';

/** The player's own link, code and QR; visitors are invited to register. */
export function OwnInvitation({ code }: { code: string | null }) {
  const text = useText();
  const { affiliateParameter } = useBrand();
  if (!code) return <Invitation />;
  const link = paths.invitation(location.origin, affiliateParameter, code);
  const copy = (value: string, label: string) => (
    <CopyButton
      kind="icon"
      text={value}
      words={{ copy: label, copied: text('copy_success'), blocked: text('join.copy.blocked') }}
    />
  );
  return (
    <Section title={text('join.own')}>
      <Inline gap={8} wrap align="start">
        <QrCode value={link} label={text('join.qr')} />
        <DescriptionList
          items={[
            { id: 'link', term: text('join.link'), value: link, actions: copy(link, text('join.link.copy')) },
            { id: 'code', term: text('join.code'), value: code, actions: copy(code, text('join.code.copy')) },
          ]}
        />
      </Inline>
    </Section>
  );
}

function Invitation() {
  const text = useText();
  const overlay = useOverlay();
  const visitor = useViewer() === null;
  const registration = useAccess(decideRegistration);
  return (
    <Section title={text('join.own')}>
      <Stack gap={4} align="start">
        <Text tone="secondary">{text(visitor ? 'join.visitor' : 'join.trial')}</Text>
        <Inline gap={3} wrap>
          {registration && (
            <Button kind="primary" href={overlay.hrefOf('register')}>
              {text('login.register')}
            </Button>
          )}
          {visitor && <Button href={overlay.hrefOf('login')}>{text('login.action')}</Button>}
        </Inline>
      </Stack>
    </Section>
  );
}
