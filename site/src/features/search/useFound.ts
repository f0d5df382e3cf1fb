import {
  canSearch,
  type Game,
  type HelpArticle,
  type Promotion,
  permittedCategories,
  searchHelp,
  searchPromotions,
  searchStudios,
  type Vendor,
} from '@baize/domain';
import { type GatewayError, searchGames } from '@baize/gateway';
import { tagOf } from '@baize/messages';
import { useMemo } from 'react';
import { useLastValue } from '../../core/browser/useLastValue.ts';
import { useBrand, useLanguage } from '../../core/services/services.ts';
import { useCategories } from '../../data/categories.ts';
import { useHelp } from '../../data/help.ts';
import { usePromotions } from '../../data/promotions.ts';
import { type Answer, useEndpoint } from '../../data/useEndpoint.ts';

/** Games on one page of the search. */
const gamesPerPage = 24;

export interface Found {
  term: string;
  games: { items: readonly Game[]; total: number; pages: number };
  studios: readonly Vendor[];
  promotions: readonly Promotion[];
  help: readonly HelpArticle[];
  /** Why a kind is missing. */
  error: GatewayError | undefined;
}

/**
 * What a term finds, kind by kind; what does not load is left out and told. Each term has a key of its own, so that the answer to an older one
 * never replaces a newer one's; until there is one, the last one stays.
 */
export function useFound(term: string, page: number): { found: Found | null; busy: boolean; retry: () => void } {
  const language = useLanguage();
  const { jurisdiction } = useBrand();
  const asked = canSearch(term);
  const games = useEndpoint(searchGames, asked ? { name: term, page, pageSize: gamesPerPage, language } : null);
  const categories = useCategories();
  const promotions = usePromotions(asked);
  const help = useHelp(asked);
  const answers: readonly Answer<unknown>[] = [games, categories, promotions, help];
  const waiting = asked && answers.some(({ value, error }) => value === undefined && !error);
  // A player on a break has no promotions, and nothing failed (RSP-04).
  const failed = answers.filter(({ value, error }) => value === undefined && error && error.code !== 'on-a-break');
  const error = failed[0]?.error;

  const complete = useMemo((): Found | null => {
    if (!asked || waiting) return null;
    const items = permittedCategories(
      (games.value?.games ?? []).map((game) => ({ id: game.type, game })),
      jurisdiction,
    ).map(({ game }) => game);
    return {
      term,
      games: { items, total: games.value?.total ?? 0, pages: games.value?.totalPages ?? 0 },
      studios: searchStudios(categories.value ?? [], term),
      promotions: searchPromotions(promotions.value ?? [], term, tagOf(language)),
      help: searchHelp(help.value ?? [], term, tagOf(language)),
      error,
    };
  }, [asked, waiting, term, games, categories, promotions, help, error, jurisdiction, language]);
  const last = useLastValue(complete);
  return {
    found: asked ? last : null,
    busy: waiting,
    retry: () => {
      for (const answer of failed) void answer.retry();
    },
  };
}
