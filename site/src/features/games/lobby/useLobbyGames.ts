import {
  decideGate,
  favouritesQuery,
  fullRowsPageSize,
  type Game,
  gamesQuery,
  hotQueries,
  type LobbyContext,
  type LobbyPage,
  type LobbyView,
  listNeedsPlayer,
  mergePages,
  pagesToShow,
  type VendorTotal,
  viewerOf,
} from '@baize/domain';
import { type Client, favouriteGames, GatewayError, gameList, hotGames, recentGames } from '@baize/gateway';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useLargeWidth } from '../../../core/browser/useMedia.ts';
import { calls } from '../../../core/loading/calls.ts';
import { createQueue } from '../../../core/loading/queue.ts';
import { isPublic } from '../../../core/services/keptLists.ts';
import { useBrand, useLanguage, useServices, useSession } from '../../../core/services/services.ts';
import { useStatus } from '../../../core/services/status.ts';
import { onKept } from '../../../data/favourites.ts';
import { keyOf } from '../../../data/useEndpoint.ts';

/** Maximum parallel page requests. */
const atOnce = 2;

interface Page {
  games: Game[];
  totalPages: number | null;
  /** Another page follows; null if the platform does not say. */
  more: boolean | null;
  total: number | null;
  totals: VendorTotal[] | null;
}

export interface LobbyGames {
  /** Undefined until the first page of this view has loaded. */
  games: Game[] | undefined;
  /** Pages in all; infinite while more follow on a platform that does not count. */
  totalPages: number;
  whole: boolean;
  pageSize: number;
  /** Pages shown or loading, possibly fewer than the address names; null until known. */
  pages: number | null;
  /** Games in the view; null when the platform does not say. */
  total: number | null;
  /** Games per studio that match the other filters; null when the platform does not say. */
  totals: readonly VendorTotal[] | null;
  error: GatewayError | undefined;
  /** Another page or a refresh is loading. */
  busy: boolean;
  retry: () => Promise<unknown>;
}

/**
 * Loads the pages of a view. Each view has its own cache key, so a late response never replaces a newer one (LOB-12),
 * and loaded pages stay when a further page fails (LOB-11). A player's own lists reload on every visit, but a game
 * unmarked there stays in place. The page size is fixed on mount, so that rotating a tablet keeps loaded pages.
 */
export function useLobbyGames(view: LobbyView, type: string, columns: number): LobbyGames {
  const large = useLargeWidth();
  const [pageSize] = useState(() => fullRowsPageSize(columns, large));
  const { client, lists } = useServices();
  const { merchant, merchantCode, channel } = useBrand();
  const language = useLanguage();
  const { known } = useStatus();
  // Keyed by token, not account: the account may become known later, and must not reset the games on screen.
  const session = useSession();
  const { token } = session;
  const own = listNeedsPlayer(view.list);
  const allowed = !own || decideGate(viewerOf(session)).kind === 'pass';
  const context = useMemo<LobbyContext>(
    () => ({ type, merchant, merchantCode, channel }),
    [type, merchant, merchantCode, channel],
  );
  const { page: _, ...query } = view;

  const queue = useRef({ view: '', run: createQueue(atOnce) });
  const asked = JSON.stringify([type, query, language, token]);
  // A new view does not wait for the requests of the previous one.
  if (queue.current.view !== asked) queue.current = { view: asked, run: createQueue(atOnce) };
  const { run } = queue.current;
  // Cache the first page of public games, and show it after a reload until the response arrives.
  const read = isPublic(gameList, token) && !own ? `lobby ${asked} ${pageSize}` : null;
  const kept = view.page === 1 && read ? (lists.get(read) as Page | undefined) : undefined;
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<Page, GatewayError>(
    (index) => (allowed ? ['lobby', type, query, language, token, pageSize, index + 1] : null),
    (key: readonly unknown[]) =>
      run(async () => {
        const page = key.at(-1) as number;
        const owner = lists.owner();
        const answer = await fetchPage(client, view, context, language, session.account, { page, pageSize });
        if (read && page === 1) lists.set(owner, read, answer);
        return answer;
      }),
    {
      fallbackData: kept && [kept],
      persistSize: true,
      revalidateFirstPage: false,
      ...(own ? { revalidateAll: true, dedupingInterval: 0 } : {}),
      parallel: true,
      shouldRetryOnError: false,
      revalidateOnFocus: false,
    },
  );

  // The first page gives the total; never request more pages than that, even if the address does.
  const total = data && pagesIn(data);
  const pages = total === undefined ? null : pagesToShow(view.page, total, data?.length ?? 0);
  useEffect(() => {
    if (pages !== null && size !== pages) void setSize(pages);
  }, [size, setSize, pages]);

  // Totals per studio do not depend on the chosen studios, so keep them while another choice loads.
  const anyStudio = JSON.stringify([type, { ...query, vendors: [] }, language, token]);
  const counted = useRef<{ of: string; totals: readonly VendorTotal[] | null }>({ of: '', totals: null });
  const totals = data?.[0]?.totals ?? (counted.current.of === anyStudio ? counted.current.totals : null);
  counted.current = { of: anyStudio, totals };

  const games = useMemo(() => data && mergePages(data.map((page) => page.games)), [data]);
  const shown = useRef(games);
  shown.current = games;
  useEffect(() => {
    if (view.list !== 'fav') return undefined;
    // The list may have loaded before the favourite was saved.
    return onKept((id) => {
      if (!shown.current?.some((game) => game.id === id)) mutate().catch(() => undefined);
    });
  }, [view.list, mutate]);
  const first = known ? data?.[0] : undefined;
  return {
    games: first && games,
    totalPages: (first && total) ?? 0,
    whole: first !== undefined && (data?.length ?? 0) >= (total ?? 0),
    pageSize,
    pages: first ? pages : null,
    total: first?.total ?? null,
    totals: known ? totals : null,
    error: known && error instanceof GatewayError ? error : undefined,
    busy: isValidating,
    retry: useCallback(() => mutate().catch(() => undefined), [mutate]),
  };
}

/** Counts the pages by the first one, or by whether more follow the last that was loaded (ADP-01). */
function pagesIn(loaded: readonly Page[]): number {
  const counted = loaded[0]?.totalPages;
  return counted ?? (loaded.at(-1)?.more ? Number.POSITIVE_INFINITY : loaded.length);
}

async function fetchPage(
  client: Client,
  view: LobbyView,
  context: LobbyContext,
  language: string,
  account: string | null,
  page: LobbyPage,
): Promise<Page> {
  if (view.list === 'hot') {
    const lists = await Promise.all(
      hotQueries(view, context).map((query) => client.call(hotGames, { ...query, language })),
    );
    const games = mergePages(lists.map((list) => list.games));
    return { games, totalPages: 1, more: false, total: games.length, totals: null };
  }
  if (view.list === 'fav') {
    const answer = await client.call(favouriteGames, { ...favouritesQuery(page), language });
    return { ...answer, total: null, totals: null };
  }
  if (view.list === 'recent') {
    const input = { gameType: context.type, ...page, language };
    return { ...(await client.call(recentGames, input)), total: null, totals: null };
  }
  const input = { ...gamesQuery(view, context, page), language };
  const key = JSON.stringify(keyOf(gameList, input, account));
  const { vendorTotals, ...list } = await calls.run(key, () => client.call(gameList, input));
  return { ...list, totals: vendorTotals };
}
