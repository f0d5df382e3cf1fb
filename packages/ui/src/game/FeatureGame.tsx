'use client';

import { Play } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Picture } from '../content/Picture.tsx';
import { isPlainClick } from '../internal/isPlainClick.ts';
import type { ElementAttributes, GameSummary } from '../internal/types.ts';
import * as css from './FeatureGame.css.ts';

export interface FeatureGameProps extends ElementAttributes {
  game: Pick<GameSummary, 'id' | 'href' | 'title' | 'picture'>;
  /** Why it stands here, such as "Feature of the day". */
  tag: string;
  /** Studio and facts, in one line. */
  text: string;
  /** Its jackpot, if it is known. */
  jackpot?: ReactNode;
  play: string;
  onPlay: (id: string) => void;
}

/** Shows one game large, with its facts and the button that opens it. */
export function FeatureGame(props: FeatureGameProps) {
  const { game, tag, text, jackpot, play, onPlay, ...attributes } = props;
  const { id, href, title, picture } = game;
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPlay(id);
  };
  return (
    <section aria-label={`${tag}: ${title}`} {...attributes} className={css.feature}>
      <Picture sources={picture} alt="" width={614} height={443} fallback="wide" />
      <span className={css.tag}>{tag}</span>
      <div className={css.words}>
        <h2 className={css.title} dir="auto" translate="no">
          {title}
        </h2>
        <p className={css.text}>{text}</p>
        {jackpot && <div className={css.jackpot}>{jackpot}</div>}
        <Button kind="accent" size="lg" href={href} iconStart={Play} onClick={onClick} aria-label={`${play}: ${title}`}>
          {play}
        </Button>
      </div>
    </section>
  );
}
