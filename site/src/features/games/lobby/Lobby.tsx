import {
  canLoadMore,
  gamesInFullRows,
  type LobbyView,
  listNeedsPlayer,
  lobbyOffers,
  type Vendor,
  type VendorTotal,
  withNextPage,
} from '@baize/domain';
import { LoadFrame, LoadMore, type LoadMoreState, Split, Stack } from '@baize/ui';
import { GameGrid, GridPosition, useGridColumns } from '@baize/ui/lobby';
import { useEffect, useMemo, useRef } from 'react';
import { useFullWidth } from '../../../core/browser/useMedia.ts';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { Boundary, Part } from '../../../core/loading/Boundary.tsx';
import { lazyPart } from '../../../core/loading/chunks.ts';
import { useOffered } from '../../../core/services/status.ts';
import { useFavourites } from '../../../data/favourites.ts';
import { useCardWords, useSummaries } from '../../../data/games.ts';
import { errorText, loadOf } from '../../../data/load.ts';
import { GamesSkeleton, LobbySkeleton } from '../../../shared/page/furtherSkeletons.tsx';
import { PlayersOnly } from '../../../shared/players/PlayersOnly.tsx';
import { useOpenGame } from '../open/useOpenGame.ts';
import { Winners } from '../open/Winners.tsx';
import { LobbyFilters } from './LobbyFilters.tsx';
import { useEmptyList } from './useEmptyList.tsx';
import { useLobby } from './useLobby.ts';
import { useLobbyGames } from './useLobbyGames.ts';
import { useNextPages } from './useNextPages.ts';

/** Loaded separately, because only card games have tables. */
const rooms = lazyPart(() => import('./Rooms.tsx').then(({ Rooms }) => Rooms), ['rooms']);

/** Shows the games of one category: lists, filters and a grid with further pages (LOB). */
export function Lobby() {
  const text = useText();
  const { type, answer: menu, vendors, view, change } = useLobby();
  const offers = lobbyOffers(type);
  const hearts = offers.favourites;
  const winners = useOffered('winners') && offers.winners;
  const tables = useOffered('rooms') && offers.tables;
  const columns = useGridColumns(winners);
  const list = useLobbyGames(view, type, columns);
  const { pages, pageSize, whole } = list;
  const loaded = useSummaries(list.games);
  const games = useMemo(
    () => loaded.slice(0, gamesInFullRows(loaded.length, columns, !whole)),
    [loaded, columns, whole],
  );
  const favourites = useFavourites(list.games);
  const play = useOpenGame();
  const words = useCardWords();
  const besideList = useFullWidth();
  const empty = useEmptyList(view, list.totals, vendors, change);
  const total = list.total ?? (!list.games || canLoadMore(view, list.totalPages) ? null : games.length);
  const afterNext = Math.min(loaded.length + pageSize, total ?? Infinity);
  const next = gamesInFullRows(afterNext, columns, total === null || afterNext < total) - games.length;

  const more = moreOf(list, canLoadMore(view, list.totalPages), text);
  const arriving = list.busy && games.length > 0 && loaded.length <= (view.page - 1) * pageSize;
  const grid = useRef<HTMLDivElement>(null);

  const { onNear, pressed } = useNextPages(view, () => change((now) => withNextPage(now, list.totalPages), 'replace'));

  useEffect(() => {
    if (tables) rooms.preload();
  }, [tables]);

  // Replace a page number that exceeds the pages shown, without a history entry.
  useEffect(() => {
    if (pages !== null && pages < view.page) change((now) => ({ ...now, page: Math.min(now.page, pages) }), 'replace');
  }, [pages, view.page, change]);

  // Tables appear above everything else, and only the menu knows if there are any.
  if (tables && menu.loading && !menu.error) return <LobbySkeleton />;
  const load = loadOf({ value: list.games, error: list.error, retry: list.retry }, text, {
    empty,
    isEmpty: games.length === 0,
  });
  const withTables = vendors.filter(
    ({ code, rooms }) => tables && rooms && (view.vendors.length === 0 || view.vendors.includes(code)),
  );
  return (
    <Stack gap={10}>
      {withTables.map(({ code, name }) => (
        <Part key={code} of={rooms.component} vendor={code} studio={withTables.length > 1 ? name : undefined} />
      ))}
      <Stack gap={6}>
        <LobbyFilters
          type={type}
          vendors={vendors}
          totals={list.totals ?? listedTotals(view, vendors)}
          view={view}
          change={change}
          result={total === null ? undefined : text('lobby.count', { games: total })}
        />
        <Split
          fold="below"
          aside={
            winners && <Boundary>{besideList ? <Winners visible={9} /> : <Winners visible={2} columns={3} />}</Boundary>
          }
        >
          <div id="lobby-games">
            <PlayersOnly due={listNeedsPlayer(view.list)}>
              <LoadFrame load={load} skeleton={<GamesSkeleton beside={winners} />}>
                <Stack gap={8}>
                  <Stack gap={6}>
                    <GameGrid
                      ref={grid}
                      games={games}
                      favourites={hearts ? favourites : undefined}
                      onPlay={play}
                      words={words}
                      label={text('nav.games')}
                      busy={list.busy}
                      beside={winners}
                    />
                    {arriving && <GamesSkeleton beside={winners} count={columns} />}
                  </Stack>
                  <LoadMore
                    shown={games.length}
                    total={total}
                    state={more}
                    onLoadMore={() => {
                      pressed();
                      if (list.error) void list.retry();
                      else change((now) => withNextPage(now, list.totalPages), 'replace');
                    }}
                    onNear={onNear}
                    words={{
                      more: text('lobby.more', { count: next }),
                      retry: text('frame.retry'),
                      count: (shown, all) => text('lobby.shown', { shown, total: all }),
                      end: (all) => text('lobby.end', { total: all }),
                    }}
                  />
                  {total !== null && total > pageSize && (
                    <GridPosition
                      list={grid}
                      total={total}
                      words={{
                        seen: (last, all) => text('lobby.shown', { shown: last, total: all }),
                        top: text('lobby.top'),
                      }}
                    />
                  )}
                </Stack>
              </LoadFrame>
            </PlayersOnly>
          </div>
        </Split>
      </Stack>
    </Stack>
  );
}

function moreOf(
  { busy, error }: Pick<ReturnType<typeof useLobbyGames>, 'busy' | 'error'>,
  more: boolean,
  text: Translate,
): LoadMoreState {
  if (error && !busy) return { kind: 'failed', text: `${text('lobby.failed')} ${errorText(text, error)}` };
  if (!more) return { kind: 'end' };
  return { kind: busy ? 'loading' : 'ready' };
}

/** Returns the game counts from the menu, valid only without filters. */
function listedTotals({ name, classify, minBet }: LobbyView, vendors: readonly Vendor[]): VendorTotal[] | null {
  if (name || classify || minBet) return null;
  return vendors.flatMap(({ code, games }) => (typeof games === 'number' ? { vendor: code, total: games } : []));
}
