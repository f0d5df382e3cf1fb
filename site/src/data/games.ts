import type { Game } from '@baize/domain';
import type { GameCardWords, GameSummary } from '@baize/ui';
import { useMemo } from 'react';
import { type Text, useText } from '../language/useText.ts';
import { paths } from '../paths.ts';
import { type Pictures, usePictures } from './pictures.ts';

/** A game as a card shows it, put together when the card is drawn: of a long list most never are. */
class Summary implements GameSummary {
  constructor(
    private readonly game: Game,
    private readonly pictures: Pictures,
    private readonly wide: boolean,
  ) {}

  get id() {
    return this.game.id;
  }
  get href() {
    return paths.game(this.game.id);
  }
  get title() {
    return this.game.title;
  }
  get studio() {
    return this.game.vendorName;
  }
  get picture() {
    const { picture } = this.game;
    return this.pictures(picture && (this.wide ? `${picture}?shape=wide` : picture));
  }
  get tags() {
    const { hot, jackpot, fresh } = this.game;
    return (['hot', 'jackpot', 'new'] as const).filter((_, at) => [hot, jackpot, fresh][at]);
  }
  get state() {
    return this.game.maintenance ? 'maintenance' : 'ready';
  }
}

/** The same list gives the same cards, so that a render above them renders none of them. */
export function useSummaries(games: readonly Game[] | undefined, wide = false): readonly GameSummary[] {
  const pictures = usePictures();
  return useMemo(() => (games ?? []).map((game) => new Summary(game, pictures, wide)), [games, pictures, wide]);
}

export function useCardWords(): GameCardWords {
  const text = useText();
  return useMemo(() => cardWords(text), [text]);
}

const cardWords = (text: Text): GameCardWords => ({
  play: (title) => text('game.play', { title }),
  favourite: (title) => text('game.favourite', { title }),
  start: text('game.play.short'),
  hot: text('nav.hot'),
  jackpot: text('game.jackpot'),
  fresh: text('game.new'),
  maintenance: text('game.maintenance'),
});
