import { canSearch, decideCustomerService, searchKinds, searchTerm } from '@baize/domain';
import { Alert, Button, Chip, Empty, Failure, Inline, Skeleton, Stack } from '@baize/ui';
import { SearchDialog } from '@baize/ui/overlays';
import { useText } from '../../core/language/useText.ts';
import { type OverlayProps, useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { errorText } from '../../data/load.ts';
import { Pages } from '../../shared/page/Pages.tsx';
import { EarlierTerms } from './EarlierTerms.tsx';
import { useTerms } from './terms.ts';
import { useFound } from './useFound.ts';
import { usePopularGroup, useSearchGroups } from './useSearchGroups.ts';
import { useSearchView } from './useSearchView.ts';

/** The search of the whole site: games of all studios, studios, promotions and help (NAV-22). */
export function Search({ open, onClose }: OverlayProps) {
  const text = useText();
  const view = useSearchView(open);
  const { add } = useTerms();
  const { found, busy, retry } = useFound(view.term, view.page);
  const all = useSearchGroups(found, null, view.hrefOf);
  const shown = useSearchGroups(found, view.kind, view.hrefOf);
  const popular = usePopularGroup();
  const wanted = searchTerm(view.typed);
  const asked = canSearch(wanted);
  const late = busy || wanted !== view.term;
  const none = found !== null && all.length === 0;
  const total = all.reduce((sum, { count = 0 }) => sum + count, 0);
  const suggested = !asked || none;
  const groups = asked && !none ? shown : found?.error && asked ? [] : popular;

  const header = () => {
    if (!asked) return <EarlierTerms onChoose={view.type} />;
    if (!found) return <Skeleton shape="row" count={6} />;
    if (none && found.error)
      return (
        <Failure
          title={text('search.failed')}
          text={errorText(text, found.error)}
          retry={text('frame.retry')}
          onRetry={retry}
          busy={busy}
        />
      );
    if (none) return <Nothing term={found.term} />;
    return (
      <Stack gap={3}>
        <Inline gap={2} wrap>
          <Chip selected={view.kind === null} onSelect={() => view.show(null)}>
            {text('search.kind.count', { kind: text('search.kind.all'), count: total })}
          </Chip>
          {searchKinds.flatMap((kind) => {
            const group = all.find(({ id }) => id === kind);
            if (!group) return [];
            return (
              <Chip key={kind} selected={view.kind === kind} onSelect={() => view.show(kind)}>
                {text('search.kind.count', { kind: group.title, count: group.count ?? 0 })}
              </Chip>
            );
          })}
        </Inline>
        {found.error && (
          <Alert tone="warning" kind="panel" action={{ label: text('frame.retry'), onClick: retry }}>
            {text('search.incomplete')}
          </Alert>
        )}
      </Stack>
    );
  };
  return (
    <SearchDialog
      open={open}
      onClose={onClose}
      title={text('frame.search')}
      placeholder={text('search.example')}
      value={view.typed}
      onValueChange={view.type}
      groups={groups}
      busy={asked && late}
      suggested={suggested}
      onChoose={() => add(view.term)}
      header={header()}
      footer={
        found &&
        asked &&
        view.kind === 'games' && (
          <Pages
            selected={view.page}
            total={found.games.pages}
            hrefOf={(page) => view.hrefOf('games', page)}
            onSelect={(page) => view.show('games', page)}
            busy={busy}
          />
        )
      }
      announcement={asked && found && !late ? text('search.found', { count: total }) : ''}
      words={{
        close: text('frame.close'),
        clear: text('frame.search.clear'),
        results: text('search.results'),
        choose: text('search.choose'),
        open: text('search.open'),
        everywhere: text('search.everywhere'),
      }}
    />
  );
}

/** Nothing fits, and who may know. */
function Nothing({ term }: { term: string }) {
  const text = useText();
  const overlay = useOverlay();
  const service = useAccess(decideCustomerService);
  return (
    <Empty
      title={text('search.none', { term })}
      text={text('search.none.text')}
      actions={<Button href={overlay.hrefOf(service ? 'service' : 'feedback')}>{text('search.none.service')}</Button>}
    />
  );
}
