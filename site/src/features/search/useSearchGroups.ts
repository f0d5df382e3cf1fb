import { matchingName, matchParts, plainText, type SearchKind } from '@baize/domain';
import type { SearchGroup } from '@baize/ui/overlays';
import { CircleQuestionMark } from 'lucide';
import { apart } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { hasRoute } from '../../core/routing/pagePaths.ts';
import { paths } from '../../core/routing/paths.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useHotGames } from '../../data/games.ts';
import { usePictures, vendorPictures } from '../../data/pictures.ts';
import type { Found } from './useFound.ts';

/** Results per kind in the overview; a single kind shows all. */
const shownOf: Record<SearchKind, number> = { categories: 2, games: 4, studios: 2, promotions: 2, help: 2 };

export function useSearchGroups(
  found: Found | null,
  kind: SearchKind | null,
  hrefOf: (kind: SearchKind) => string,
): SearchGroup[] {
  const text = useText();
  const pictures = usePictures();
  const gameItem = useGameItem();
  if (!found) return [];
  const { term } = found;
  const parts = (title: string) => matchParts(title, term);
  const promotionsPath = paths.promotions();
  const groups: SearchGroup[] = [
    {
      id: 'categories',
      title: text('search.kind.categories'),
      kind: 'rows',
      count: found.categories.length,
      items: found.categories.map(({ id, href, name, icon }) => ({ id, href, title: parts(name), icon })),
    },
    {
      id: 'games',
      title: text('search.kind.games'),
      kind: 'cards',
      count: found.games.total,
      items: found.games.items.map((game) => gameItem(game, term)),
      seeAll: { label: text('search.games.all', { count: found.games.total }), href: hrefOf('games') },
    },
    {
      id: 'studios',
      title: text('search.kind.studios'),
      kind: 'rows',
      count: found.studios.length,
      items: found.studios.map((studio) => ({
        id: studio.code,
        href: paths.vendor(studio),
        title: parts(studio.name),
        text: studio.games == null ? undefined : text('search.studio.games', { count: studio.games }),
        picture: vendorPictures(studio.picture, pictures).picture,
      })),
      seeAll: { label: text('search.studios.all', { count: found.studios.length }), href: hrefOf('studios') },
    },
    {
      id: 'promotions',
      title: text('search.kind.promotions'),
      kind: 'rows',
      count: found.promotions.length,
      items: found.promotions.map(({ id, title, summary, picture }) => ({
        id,
        href: paths.promotion(id),
        title: parts(title),
        text: summary,
        picture: pictures(picture),
      })),
      seeAll: hasRoute(promotionsPath) ? { label: text('search.promotions.all'), href: promotionsPath } : undefined,
    },
    {
      id: 'help',
      title: text('search.kind.help'),
      kind: 'rows',
      count: found.help.length,
      items: found.help.map(({ id, title, content }) => ({
        id,
        href: paths.helpArticle(id),
        title: parts(title),
        text: plainText(content).slice(0, 120),
        icon: CircleQuestionMark,
      })),
      seeAll: { label: text('search.help.all'), href: paths.helpSearch(term) },
    },
  ];
  return groups
    .filter(({ id, count = 0 }) => count > 0 && (kind === null || id === kind))
    .map((group) => {
      const shown = kind === null ? group.items.slice(0, shownOf[group.id as SearchKind]) : group.items;
      const whole = kind !== null || shown.length === group.count;
      const leaves = group.id === 'promotions' || group.id === 'help';
      return { ...group, items: shown, seeAll: leaves || !whole ? group.seeAll : undefined };
    });
}

export function usePopularGroup(): SearchGroup[] {
  const text = useText();
  const gameItem = useGameItem();
  const { value } = useHotGames('RNG');
  const games = (value?.games ?? []).slice(0, 6);
  if (games.length === 0) return [];
  return [
    {
      id: 'popular',
      title: text('search.popular'),
      kind: 'cards',
      items: games.map((game) => gameItem(game, '')),
      seeAll: { label: text('search.popular.all'), href: paths.slots },
    },
  ];
}

/** Returns a game as a result, by the name that was looked for; its sheet opens over the page, and back returns to it. */
function useGameItem() {
  const pictures = usePictures();
  const { hrefOf } = useOverlay();
  return (game: Found['games']['items'][number], term: string) => {
    const name = matchingName(game, term) ?? game.title;
    return {
      id: game.id,
      href: hrefOf('game', { game: game.id }),
      title: matchParts(name, term),
      text: name === game.title ? game.vendorName : `${apart(game.title)} · ${apart(game.vendorName)}`,
      picture: pictures(game.picture),
    };
  };
}
