import { decideRegistration } from '@baize/domain';
import { Button, Grid, IconList, Inline, MessagePreview, Panel, Stack, Text } from '@baize/ui';
import { CopyButton } from '@baize/ui/overlays';
import { Check } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useMinimumAge } from '../../core/services/rules.ts';
import { useBrand } from '../../core/services/services.ts';

/** Shows what a friend sees and the rules for both sides (JOI-02). `code` is null without an invitation. */
export function ForBoth({ code }: { code: string | null }) {
  const text = useText();
  const ageGate = useMinimumAge();
  const fair = [
    { id: 'private', text: text('join.fair.private') },
    { id: 'settled', text: text('join.fair.settled') },
    { id: 'pause', text: text('join.fair.pause') },
    { id: 'adults', text: text('join.fair.adults', { age: ageGate }) },
  ];
  return (
    <Grid columns="halves">
      <Panel title={text('join.sees')} level={2}>
        <Message code={code} />
      </Panel>
      <Panel title={text('join.fair')} level={2}>
        <IconList label={text('join.fair')} tone="positive" items={fair.map((line) => ({ ...line, icon: Check }))} />
      </Panel>
    </Grid>
  );
}

function Message({ code }: { code: string | null }) {
  const text = useText();
  const overlay = useOverlay();
  const registration = useAccess(decideRegistration);
  const { name, affiliateParameter } = useBrand();
  const message = text('join.message', { brand: name });
  const link = paths.invitation(location.origin, affiliateParameter, code ?? text('join.message.code'));
  return (
    <Stack gap={4} align="start">
      <MessagePreview text={message} link={link} />
      <Inline gap={3} wrap align="center">
        {code !== null ? (
          <CopyButton
            text={`${message}\n${link}`}
            words={{
              copy: text('join.message.copy'),
              copied: text('copy_success'),
              blocked: text('join.copy.blocked'),
            }}
          />
        ) : (
          registration && (
            <Button kind="primary" href={overlay.hrefOf('register')}>
              {text('join.get')}
            </Button>
          )
        )}
        <Text tone="muted">{text('join.message.note')}</Text>
      </Inline>
    </Stack>
  );
}
