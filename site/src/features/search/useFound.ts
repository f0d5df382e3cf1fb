import {
  canSearch,
  type Game,
  type HelpArticle,
  nearestTerm,
  type Promotion,
  permittedCategories,
  searchCategories,
  searchHelp,
  searchPromotions,
  searchStudios,
  searchWords,
  type Vendor,
} from '@baize/domain';
import { type GatewayError, searchGames } from '@baize/gateway';
import { tagOf } from '@baize/messages';
import { useMemo } from 'react';
import { useLastValue } from '../../core/browser/useLastValue.ts';
import { useRules } from '../../core/services/rules.ts';
import { useLanguage } from '../../core/services/services.ts';
import { useCategories } from '../../data/categories.ts';
import { useHelp } from '../../data/help.ts';
import { usePromotions } from '../../data/promotions.ts';
import { type Answer, useEndpoint } from '../../data/useEndpoint.ts';
import { type CategoryLink, useCategoryLinks } from '../../shared/page/useCategoryLinks.ts';

const gamesPerPage = 24;

export interface Found {
  term: string;
  categories: readonly CategoryLink[];
  games: { items: readonly Game[]; total: number; pages: number | null; more: boolean | null };
  studios: readonly Vendor[];
  promotions: readonly Promotion[];
  help: readonly HelpArticle[];
  /** Term of a like spelling. */
  suggestion: string | null;
  /** Error of a kind that failed to load. */
  error: GatewayError | undefined;
}

/**
 * Searches all kinds; those that fail are left out and reported. Each term has its own cache key, so a late response
 * never replaces a newer one, and the last result stays meanwhile.
 */
export function useFound(term: string, page: number): { found: Found | null; busy: boolean; retry: () => void } {
  const language = useLanguage();
  const rules = useRules();
  const asked = canSearch(term);
  const games = useEndpoint(searchGames, asked ? { name: term, page, pageSize: gamesPerPage, language } : null);
  const categories = useCategories();
  const { links } = useCategoryLinks();
  const promotions = usePromotions(asked);
  const help = useHelp(asked);
  const answers: readonly Answer<unknown>[] = [games, categories, promotions, help];
  const waiting = asked && answers.some(({ value, error }) => value === undefined && !error);
  // Players on a break have no promotions, which is not a failure (RSP-04).
  const failed = answers.filter(({ value, error }) => value === undefined && error && error.code !== 'on-a-break');
  const error = failed[0]?.error;

  const complete = useMemo((): Found | null => {
    if (!asked || waiting) return null;
    const items = permittedCategories(
      (games.value?.games ?? []).map((game) => ({ id: game.type, game })),
      rules,
    ).map(({ game }) => game);
    const studios = (categories.value ?? []).flatMap(({ vendors }) => vendors);
    const known = [
      ...[...links, ...studios].map(({ name }) => name),
      ...[...(promotions.value ?? []), ...(help.value ?? [])].map(({ title }) => title),
    ];
    return {
      term,
      categories: searchCategories(links, term),
      suggestion: games.value?.suggestion ?? nearestTerm(term, known.flatMap(searchWords)),
      games: {
        items,
        total: games.value?.total ?? items.length,
        pages: games.value?.totalPages ?? null,
        more: games.value?.more ?? null,
      },
      studios: searchStudios(categories.value ?? [], term),
      promotions: searchPromotions(promotions.value ?? [], term, tagOf(language)),
      help: searchHelp(help.value ?? [], term, tagOf(language)),
      error,
    };
  }, [asked, waiting, term, games, categories, links, promotions, help, error, rules, language]);
  const last = useLastValue(complete);
  return {
    found: asked ? last : null,
    busy: waiting,
    retry: () => {
      for (const answer of failed) void answer.retry();
    },
  };
}
