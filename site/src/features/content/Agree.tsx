import { entryWords, legalKindOf, textsToAgree } from '@baize/domain';
import { agreeToTexts, legalAgreements } from '@baize/gateway';
import { Button, Inline, Link, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { Dialog } from '@baize/ui/overlays';
import { useDay } from '../../core/language/useDay.ts';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useCentre } from '../../core/routing/useCentre.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { usePlays, useServices } from '../../core/services/services.ts';
import { useShownContent } from '../../data/content.ts';
import { errorText, loadOf } from '../../data/load.ts';
import { useAction } from '../../data/useAction.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';

/**
 * Asks a player again for agreement to legal texts that have changed. Both answers weigh the same, and without one
 * withdrawing and closing the account stay possible (OPS-10).
 */
export function Agree({ open, onClose }: OverlayProps) {
  const text = useText();
  const day = useDay();
  const { toasts } = useServices();
  const { hrefOf } = useCentre();
  const content = useShownContent();
  const plays = usePlays();
  const answer = useEndpoint(legalAgreements, plays ? {} : null);
  const { send, busy } = useAction(agreeToTexts, [legalAgreements]);
  const due = content && answer.value ? textsToAgree(content.shown, answer.value) : undefined;
  const [language = '', ...fallbacks] = content?.languages ?? [];
  const load = loadOf({ ...answer, value: due }, text, {
    empty: { title: text('agree.none') },
    isEmpty: due?.length === 0,
  });
  const agree = async () => {
    if (!due) return;
    const texts = due.map((entry) => legalKindOf(entry) ?? '');
    const outcome = await send({ texts, versions: due.map(({ version }) => version ?? '') });
    if (outcome.ok) {
      toasts.show({ tone: 'positive', text: text('agree.done') });
      onClose();
    } else if (outcome.error) toasts.show({ tone: 'negative', text: errorText(text, outcome.error) });
  };
  return (
    <Dialog open={open} title={text('agree.title')} onClose={onClose} words={{ close: text('frame.close') }}>
      <Stack gap={6}>
        <LoadFrame load={load} skeleton={<Skeleton shape="line" count={3} />}>
          <Stack gap={5}>
            {due?.map((entry) => {
              const words = entryWords(entry.words, language, fallbacks);
              return (
                <Stack key={entry.id} gap={2}>
                  <Text>{text('agree.version', { version: entry.version, day: day(entry.from) })}</Text>
                  {words?.changes && (
                    <>
                      <Text as="h3" size="title">
                        {text('agree.changes')}
                      </Text>
                      <Text>{words.changes}</Text>
                    </>
                  )}
                  <Link href={legalKindOf(entry) === 'privacy' ? paths.privacy : paths.terms}>
                    {text('agree.read')}
                  </Link>
                </Stack>
              );
            })}
            <Inline gap={3} wrap>
              <Button onClick={onClose}>{text('agree.no')}</Button>
              <Button busy={busy} onClick={agree}>
                {text('agree.yes')}
              </Button>
            </Inline>
            <Text tone="secondary">{text('agree.without')}</Text>
            <Inline gap={4} wrap>
              <Link href={hrefOf('withdraw')}>{text('agree.withdraw')}</Link>
              <Link href={hrefOf('securityCenter')}>{text('agree.account')}</Link>
            </Inline>
          </Stack>
        </LoadFrame>
      </Stack>
    </Dialog>
  );
}
