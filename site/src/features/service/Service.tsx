import { Alert, Button, Inline, LinkRow, RowList, Stack, Text } from '@baize/ui';
import { CopyButton, Dialog, FormError } from '@baize/ui/overlays';
import { CircleHelp, Mail, MessageCircle, Pause } from 'lucide';
import { useSearchParams } from 'react-router-dom';
import { inOrder } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useOffered } from '../../core/services/status.ts';
import { useHelp } from '../../data/help.ts';
import { useSocialLinks } from '../../data/socialLinks.ts';
import { serviceFailureText } from './serviceFailure.ts';
import { useService, useServiceKind } from './useService.ts';
import { useServiceHours } from './useServiceHours.ts';

/** Shows the chat, which opens in its own window, and other ways to get help (SVC-01 to SVC-03). */
export function Service({ open, onClose }: OverlayProps) {
  const text = useText();
  const kind = useServiceKind();
  const service = useService(kind);
  const hours = useServiceHours();
  const closed = hours?.open === false;
  const about = useAbout();
  const writes = useOffered('feedback');
  const breaks = useOffered('breaks');
  const { hrefOf } = useOverlay();
  return (
    <Dialog open={open} title={text('service.title')} onClose={onClose} words={{ close: text('frame.close') }}>
      <Stack gap={4}>
        {hours && (
          <Alert tone={hours.open ? 'positive' : 'info'} kind="panel">
            {hours.text}
          </Alert>
        )}
        {about !== null && <About number={about} />}
        <FormError>{service.failure && serviceFailureText(text, service.failure)}</FormError>
        {closed ? (
          writes && (
            <Button kind="primary" size="lg" wide iconStart={Mail} href={hrefOf('feedback')}>
              {text('service.write')}
            </Button>
          )
        ) : (
          <>
            <Button kind="primary" size="lg" wide iconStart={MessageCircle} busy={service.busy} onClick={service.open}>
              {text(kind === 'vip' ? 'service.vip' : 'service.chat')}
            </Button>
            <Text size="caption" tone="muted">
              {text(kind === 'vip' ? 'service.vip.text' : 'service.chat.text')}
            </Text>
          </>
        )}
        <OtherWays write={writes && !closed} />
        <OftenAsked />
        {breaks && (
          <Inline gap={2} justify="center">
            <Button kind="ghost" iconStart={Pause} href={hrefOf('break')}>
              {text('service.pause')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Dialog>
  );
}

function OtherWays({ write }: { write: boolean }) {
  const text = useText();
  const { hrefOf } = useOverlay();
  const hasHelp = useOffered('help');
  const telegram = useSocialLinks().find(({ id }) => id === 'telegram');
  return (
    <RowList label={text('service.ways')}>
      {telegram && (
        <LinkRow label={telegram.label} text={text('service.away')} icon={telegram} href={telegram.href} external />
      )}
      {write && (
        <LinkRow
          label={text('service.write')}
          text={text('service.write.text')}
          icon={Mail}
          href={hrefOf('feedback')}
        />
      )}
      {hasHelp && (
        <LinkRow label={text('help.title')} text={text('service.help.text')} icon={CircleHelp} href={paths.help} />
      )}
    </RowList>
  );
}

const mostQuestions = 3;

function OftenAsked() {
  const text = useText();
  const questions = useHelp().value?.slice(0, mostQuestions) ?? [];
  if (questions.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text size="label" tone="muted">
        {text('service.often')}
      </Text>
      <Inline gap={2} wrap>
        {questions.map(({ id, title }) => (
          <Button key={id} size="sm" href={paths.helpArticle(id)}>
            {title}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

/** Returns the reference number that the question is about; null for none. */
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
