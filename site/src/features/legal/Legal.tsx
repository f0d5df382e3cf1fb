import { type ContentEntry, entryWords, legalKindOf } from '@baize/domain';
import { Alert, Button, Inline, Link, LoadFrame, Section, Stack, Text } from '@baize/ui';
import { useDay } from '../../core/language/useDay.ts';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { RevealWhenReady } from '../../core/loading/RevealWhenReady.tsx';
import { usePage } from '../../core/routing/navigation.tsx';
import { paths } from '../../core/routing/paths.ts';
import { useOffered } from '../../core/services/status.ts';
import { useShownContent } from '../../data/content.ts';
import { useHelp } from '../../data/help.ts';
import { loadOf } from '../../data/load.ts';
import { TextSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { SafeHtml } from '../../shared/page/SafeHtml.tsx';
import { MoreHelp } from '../help/MoreHelp.tsx';
import { useLegalKind } from './useLegalKind.ts';

/**
 * Shows a legal text from registration (REG-08) at its own address: the version in force, or an older one that the
 * address names (OPS-10). Without versions it is a help article of the operator.
 */
export function Legal() {
  const text = useText();
  const day = useDay();
  const kind = useLegalKind();
  const hasHelp = useOffered('help');
  const answer = useHelp();
  const article = answer.value?.find(({ id }) => id === kind);
  const { shown, inForce, older, html } = useVersions(kind);
  const empty = {
    title: text('legal.missing'),
    text: text('legal.missing.text'),
    actions: hasHelp && <Button href={paths.help}>{text('help.title')}</Button>,
  };
  const content = html ?? article?.content;
  const load = html ? loadOf({ ...answer, value: html }, text) : loadOf(answer, text, { empty, isEmpty: !content });
  return (
    <Stack gap={14}>
      <LoadFrame load={load} skeleton={<TextSkeleton />}>
        <Stack gap={6}>
          {shown && shown !== inForce && (
            <Stack gap={2}>
              <Alert tone="info">{text('versions.old', { version: shown.version })}</Alert>
              <Link href={paths[kind]}>{text('versions.current')}</Link>
            </Stack>
          )}
          {content && <SafeHtml html={content} />}
          {shown && (
            <Text tone="secondary">{text('versions.since', { version: shown.version, day: day(shown.from) })}</Text>
          )}
        </Stack>
      </LoadFrame>
      {older.length > 0 && (
        <Section title={text('versions.older')}>
          <Inline gap={4} wrap>
            {older.map(({ id, version }) => (
              <Link key={id} href={paths.legalVersion(kind, version ?? '')}>
                {text('versions.named', { version })}
              </Link>
            ))}
          </Inline>
        </Section>
      )}
      <RevealWhenReady waiting={load.kind === 'loading'}>
        <Boundary>
          <MoreHelp />
        </Boundary>
      </RevealWhenReady>
    </Stack>
  );
}

interface Versions {
  /** Version that the address names, otherwise the one in force. */
  shown: ContentEntry | undefined;
  inForce: ContentEntry | undefined;
  older: readonly ContentEntry[];
  html: string | undefined;
}

function useVersions(kind: string): Versions {
  const content = useShownContent();
  const asked = new URLSearchParams(usePage().search).get('version');
  const isOfKind = (entry: ContentEntry) => legalKindOf(entry) === kind && entry.version !== null;
  const inForce = content?.shown.find(isOfKind);
  const older = (content?.entries ?? []).filter(
    (entry) => isOfKind(entry) && content?.because.get(entry.id)?.kind === 'replaced',
  );
  const shown = older.find(({ version }) => version === asked) ?? inForce;
  const [language = '', ...fallbacks] = content?.languages ?? [];
  const html = shown && entryWords(shown.words, language, fallbacks)?.content;
  return { shown, inForce, older, html: html || undefined };
}
