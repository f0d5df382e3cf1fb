import type { Game } from '@baize/domain';
import { hotGames } from '@baize/gateway';
import type { GameCardWords, GameSummary } from '@baize/ui';
import { useMemo } from 'react';
import { type Translate, useText } from '../core/language/useText.ts';
import { paths } from '../core/routing/paths.ts';
import { useBrand, useLanguage } from '../core/services/services.ts';
import { type Pictures, usePictures } from './pictures.ts';
import { useEndpoint } from './useEndpoint.ts';

export function useHotGames(gameType?: string, vendor?: string | null) {
  const { merchantCode } = useBrand();
  const language = useLanguage();
  const studio = vendor === undefined ? {} : { vendor: vendor ?? '' };
  return useEndpoint(hotGames, vendor === null ? null : { ...studio, gameType, merchantCode, language });
}

export function summaryOf(game: Game, pictures: Pictures, wide = false): GameSummary {
  const tags: GameSummary['tags'][number][] = [];
  if (game.hot) tags.push('hot');
  if (game.jackpot) tags.push('jackpot');
  if (game.fresh) tags.push('new');
  return {
    id: game.id,
    href: paths.game(game.id),
    title: game.title,
    studio: game.vendorName,
    picture: pictures(game.picture && (wide ? `${game.picture}?shape=wide` : game.picture)),
    tags,
    state: game.maintenance ? 'maintenance' : 'ready',
  };
}

/** Returns the same cards for the same list, so that a parent's render rerenders none. */
export function useSummaries(games: readonly Game[] | undefined, wide = false): readonly GameSummary[] {
  const pictures = usePictures();
  return useMemo(() => calmTags((games ?? []).map((game) => summaryOf(game, pictures, wide))), [games, pictures, wide]);
}

const rank = ['jackpot', 'new', 'hot'] as const;

/** Leaves one tag on a card, and calls one of four neighbours hot, as a word on every card says nothing (CAT-08). */
export function calmTags(cards: readonly GameSummary[]): GameSummary[] {
  const tags = cards.map((card) => rank.find((each) => card.tags.includes(each)));
  return cards.map((card, index) => {
    const tag = tags[index];
    const isSecond = tag === 'hot' && tags.slice(index - (index % 4), index).includes('hot');
    return { ...card, tags: tag === undefined || isSecond ? [] : [tag] };
  });
}

export function useCardWords(): GameCardWords {
  const text = useText();
  return useMemo(() => cardWords(text), [text]);
}

const cardWords = (text: Translate): GameCardWords => ({
  play: (title) => text('game.play', { title }),
  favourite: (title) => text('game.favourite', { title }),
  start: text('game.play.short'),
  hot: text('nav.hot'),
  jackpot: text('game.jackpot'),
  fresh: text('game.new'),
  maintenance: text('game.maintenance'),
});
