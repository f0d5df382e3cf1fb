import { Button, LoadFrame, Stack } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { RevealWhenReady } from '../../core/loading/RevealWhenReady.tsx';
import { paths } from '../../core/routing/paths.ts';
import { useHelp } from '../../data/help.ts';
import { loadOf } from '../../data/load.ts';
import { TextSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { SafeHtml } from '../../shared/page/SafeHtml.tsx';
import { MoreHelp } from '../help/MoreHelp.tsx';
import { useLegalKind } from './useLegalKind.ts';

/** Shows a legal text from registration (REG-08): a help article of the operator, at its own address. */
export function Legal() {
  const text = useText();
  const kind = useLegalKind();
  const answer = useHelp();
  const article = answer.value?.find(({ id }) => id === kind);
  const empty = {
    title: text('legal.missing'),
    text: text('legal.missing.text'),
    actions: <Button href={paths.help}>{text('help.title')}</Button>,
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
