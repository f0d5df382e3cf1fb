import { beginningOf, helpCategories, searchHelp } from '@baize/domain';
import { tagOf } from '@baize/messages';
import {
  Accordion,
  Chip,
  Empty,
  Inline,
  LoadFrame,
  SearchField,
  Section,
  Sections,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@baize/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { RevealWhenReady } from '../../core/loading/RevealWhenReady.tsx';
import { usePageText } from '../../core/routing/pageText.ts';
import { useLanguage } from '../../core/services/services.ts';
import { useHelp } from '../../data/help.ts';
import { loadOf } from '../../data/load.ts';
import { SafeHtml } from '../../shared/page/SafeHtml.tsx';
import { ArticleHelpful } from './ArticleHelpful.tsx';
import { MoreHelp } from './MoreHelp.tsx';
import { useHelpView } from './useHelpView.ts';

/** Shows the help centre: search, categories, one open article at a time (HLP-01). */
export function Help() {
  const text = useText();
  const tag = tagOf(useLanguage());
  const answer = useHelp();
  const { view, change } = useHelpView();
  const [typed, setTyped] = useState(view.q);
  const query = useDeferredValue(typed);
  const all = answer.value;
  const categories = useMemo(() => helpCategories(all ?? []), [all]);
  const found = useMemo(() => searchHelp(all ?? [], query, tag), [all, query, tag]);
  const open = all?.find(({ id }) => id === view.article);
  usePageText(open && { title: open.title, description: beginningOf(open.content), picture: null });
  const shown = helpCategories(found).filter(({ id }) => view.category === null || id === view.category);

  const search = (words: string) => {
    setTyped(words);
    change({ q: words }, 'replace');
  };
  const load = loadOf(answer, text, { empty: { title: text('help.empty') }, isEmpty: all?.length === 0 });
  return (
    <Stack gap={14}>
      <Stack gap={6}>
        <SearchField
          label={text('help.search')}
          placeholder={text('help.search.example')}
          value={typed}
          onValueChange={search}
          words={{ clear: text('frame.search.clear') }}
        />
        <LoadFrame load={load} skeleton={<Skeleton shape="row" count={12} />}>
          <Stack gap={8}>
            <Inline gap={2} wrap>
              <Chip selected={view.category === null} onSelect={() => change({ category: null })}>
                {text('help.all')}
              </Chip>
              {categories.map(({ id, title }) => (
                <Chip key={id} selected={id === view.category} onSelect={() => change({ category: id })}>
                  {title}
                </Chip>
              ))}
            </Inline>
            <VisuallyHidden live>{query.trim() && text('help.found', { count: found.length })}</VisuallyHidden>
            {shown.length === 0 && <Empty title={text('help.nothing')} text={text('help.nothing.text')} />}
            <Sections>
              {shown.map(({ id, title, articles }) => (
                <Section key={id} title={title}>
                  <Accordion
                    label={title}
                    items={articles.map((article) => ({
                      id: article.id,
                      title: article.title,
                      body: (
                        <>
                          <SafeHtml html={article.content} />
                          {article.id === view.article && <ArticleHelpful article={article.id} />}
                        </>
                      ),
                    }))}
                    open={view.article ?? undefined}
                    onToggle={(article) => change({ article: article === view.article ? null : article }, 'replace')}
                  />
                </Section>
              ))}
            </Sections>
          </Stack>
        </LoadFrame>
      </Stack>
      <RevealWhenReady waiting={load.kind === 'loading'}>
        <Boundary>
          <MoreHelp />
        </Boundary>
      </RevealWhenReady>
    </Stack>
  );
}
