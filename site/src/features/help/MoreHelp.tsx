import { decideCustomerService } from '@baize/domain';
import { Button, Inline, Section, Stack, Text } from '@baize/ui';
import { MessageCircle, PenLine } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useOffered } from '../../core/services/status.ts';

export function MoreHelp() {
  const text = useText();
  const overlay = useOverlay();
  const talk = useAccess(decideCustomerService);
  const writes = useOffered('feedback');
  if (!talk && !writes) return null;
  return (
    <Section title={text('help.more')}>
      <Stack gap={4}>
        <Text tone="secondary">{text('help.more.text')}</Text>
        <Inline gap={3} wrap>
          {talk && (
            <Button kind="primary" iconStart={MessageCircle} href={overlay.hrefOf('service')}>
              {text('shortcuts.service')}
            </Button>
          )}
          {writes && (
            <Button iconStart={PenLine} href={overlay.hrefOf('feedback')}>
              {text('feedback.title')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Section>
  );
}
