import { Button, LoadFrame, Stack } from '@baize/ui';
import { Boundary } from '../app/Boundary.tsx';
import { RevealWhenReady } from '../app/RevealWhenReady.tsx';
import { useHelp } from '../data/help.ts';
import { loadOf } from '../data/load.ts';
import { MoreHelp } from '../help/MoreHelp.tsx';
import { useLegalKind } from '../info/useLegalKind.ts';
import { useText } from '../language/useText.ts';
import { SafeHtml } from '../overlays/SafeHtml.tsx';
import { paths } from '../paths.ts';
import { TextSkeleton } from '../shell/furtherSkeletons.tsx';

/** What one agrees to on registering (REG-08), in the operator's own words: an article of the help centre with an address of its own. */
export function Legal() {
  const text = useText();
  const kind = useLegalKind();
  const answer = useHelp();
  const article = answer.value?.find(({ id }) => id === kind);
  const empty = {
    title: text('legal.missing'),
    text: text('legal.missing.text'),
    action: <Button href={paths.help}>{text('help.title')}</Button>,
  };
  const load = loadOf(answer, text, { empty, isEmpty: !article?.content });
  return (
    <Stack gap={14}>
      <LoadFrame load={load} skeleton={<TextSkeleton />}>
        {article && <SafeHtml html={article.content} />}
      </LoadFrame>
      <RevealWhenReady waiting={load.kind === 'loading'}>
        <Boundary>
          <MoreHelp />
        </Boundary>
      </RevealWhenReady>
    </Stack>
  );
}
