import { decideCustomerService, searchKinds, searchTerm, searchTermState } from '@baize/domain';
import { Alert, Button, Chip, Empty, Failure, Inline, Skeleton, Stack, Text } from '@baize/ui';
import { SearchDialog } from '@baize/ui/overlays';
import { useStore } from '../../core/browser/createStore.ts';
import { searchKey } from '../../core/browser/searchKey.ts';
import { useText } from '../../core/language/useText.ts';
import { type OverlayProps, useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useOffered } from '../../core/services/status.ts';
import { errorText } from '../../data/load.ts';
import { Pages } from '../../shared/page/Pages.tsx';
import { EarlierTerms } from './EarlierTerms.tsx';
import { useTerms } from './terms.ts';
import { useFound } from './useFound.ts';
import { usePopularGroup, useSearchGroups } from './useSearchGroups.ts';
import { useSearchView } from './useSearchView.ts';
import { useTrackFound } from './useTrackFound.ts';

/** Searches games of all studios, studios, promotions and help (NAV-22). */
export function Search({ open, onClose }: OverlayProps) {
  const text = useText();
  const view = useSearchView(open);
  const { add } = useTerms();
  const slashOff = useStore(searchKey) === 'off';
  const { found, busy, retry } = useFound(view.term, view.page);
  const all = useSearchGroups(found, null, view.hrefOf);
  const shown = useSearchGroups(found, view.kind, view.hrefOf);
  const popular = usePopularGroup();
  const wanted = searchTerm(view.typed);
  const state = searchTermState(wanted);
  const asked = state === 'ready';
  const late = busy || wanted !== view.term;
  const none = found !== null && all.length === 0;
  const total = all.reduce((sum, { count = 0 }) => sum + count, 0);
  useTrackFound(asked && !late ? found : null, total);
  const suggested = !asked || none;
  const groups = asked && !none ? shown : found?.error && asked ? [] : popular;

  const header = () => {
    if (state === 'empty') return <EarlierTerms onChoose={view.type} />;
    if (state === 'short') return <Empty title={text('search.short')} />;
    if (state === 'signs')
      return <Empty title={text('search.none', { term: wanted })} text={text('search.none.signs')} />;
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
    if (none) return <Nothing term={found.term} suggestion={found.suggestion} onChoose={view.type} />;
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
  const announcement = () => {
    if (state === 'short') return text('search.short');
    if (state === 'signs') return text('search.found', { count: 0 });
    return asked && found && !late ? text('search.found', { count: total }) : '';
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
            more={found.games.more}
            hrefOf={(page) => view.hrefOf('games', page)}
            onSelect={(page) => view.show('games', page)}
            busy={busy}
          />
        )
      }
      slashKey={{
        turn: text(slashOff ? 'search.key.turnOn' : 'search.key.turnOff'),
        onTurn: () => searchKey.set(slashOff ? null : 'off'),
      }}
      announcement={announcement()}
      words={{
        close: text('frame.close'),
        clear: text('frame.search.clear'),
        results: text('search.results'),
        choose: text('search.choose'),
        open: text('search.open'),
        everywhere: text(slashOff ? 'search.key.off' : 'search.everywhere'),
      }}
    />
  );
}

interface NothingProps {
  term: string;
  suggestion: string | null;
  onChoose: (term: string) => void;
}

function Nothing({ term, suggestion, onChoose }: NothingProps) {
  const text = useText();
  const overlay = useOverlay();
  const service = useAccess(decideCustomerService);
  const writes = useOffered('feedback');
  return (
    <Empty
      title={text('search.none', { term })}
      text={text('search.none.text')}
      actions={
        <Stack gap={4}>
          {suggestion && (
            <Inline gap={2} align="center" justify="center" wrap>
              <Text>{text('search.suggestion')}</Text>
              <Chip onClick={() => onChoose(suggestion)}>{suggestion}</Chip>
            </Inline>
          )}
          {(service || writes) && (
            <Inline gap={2} justify="center">
              <Button href={overlay.hrefOf(service ? 'service' : 'feedback')}>{text('search.none.service')}</Button>
            </Inline>
          )}
        </Stack>
      }
    />
  );
}
