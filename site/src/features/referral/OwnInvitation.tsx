import { DescriptionList, Inline, QrCode, Section, Text } from '@baize/ui';
import { CopyButton } from '@baize/ui/overlays';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useBrand, useViewer } from '../../core/services/services.ts';

/** Shows the player's link, code and QR code; explains to trial accounts why they have none. */
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
  const visitor = useViewer() === null;
  if (visitor) return null;
  return (
    <Section title={text('join.own')}>
      <Text tone="secondary">{text('join.trial')}</Text>
    </Section>
  );
}
