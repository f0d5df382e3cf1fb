'use client';

import { type MouseEvent, type ReactNode, useId } from 'react';
import { Picture } from '../content/Picture.tsx';
import { Empty } from '../feedback/Empty.tsx';
import { Failure } from '../feedback/Failure.tsx';
import { Progress } from '../feedback/Progress.tsx';
import { plain } from '../internal/plain.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { GameBar, type GameBarContent } from './GameBar.tsx';
import * as styles from './GameFrame.css.ts';

export type GameFrameState =
  | { kind: 'connecting'; text: string; progress: number }
  | { kind: 'playing' }
  /** No game is in the frame, as it plays in another window, is paused or does not exist: `actions` lead on. */
  | { kind: 'elsewhere'; title: string; text?: string; actions: ReactNode }
  | {
      kind: 'failed';
      title: string;
      text?: string;
      retry: string;
      onRetry: () => void;
      actions?: ReactNode;
    };

export interface GameFrameProps extends ElementAttributes, GameBarContent {
  /** Session bar, below the game's bar. */
  session?: ReactNode;
  /** Lines below the game, in full screen too: the licence, help, a button to stop. */
  foot?: ReactNode;
  state: GameFrameState;
  /** Size of the space below the site header instead of the whole window. */
  within?: boolean;
  /** The game's iframe; it may load behind the veil while `connecting`. */
  frame: ReactNode | null;
  words: {
    lobby: string;
    /** Button of the further actions on phones. */
    more: string;
    reload: string;
    close: string;
    fullScreen: string;
    leaveFullScreen: string;
    note: string;
    skip: string;
  };
}

/** Shows a game with its bar and the frame in the remaining space. Full screen includes the bar. */
export function GameFrame(props: GameFrameProps) {
  const {
    name,
    studio,
    picture,
    lobbyHref,
    balance,
    deposit,
    withdraw,
    service,
    favourite,
    onReload,
    onLobby,
    onClose,
    ...rest
  } = props;
  const { session, foot, state, within, frame, words, ref, ...attributes } = rest;
  const page = useOwnRef(ref);
  const endId = useId();

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    document.getElementById(endId)?.focus();
  };

  return (
    <section
      aria-label={name}
      {...attributes}
      ref={page}
      className={styles.page}
      data-state={state.kind}
      data-within={within || undefined}
    >
      <GameBar {...props} page={page} />
      {session}
      <VisuallyHidden>{words.note}</VisuallyHidden>
      <a href={`#${endId}`} className={styles.skip} onClick={skip}>
        {words.skip}
      </a>
      <div className={styles.screen}>
        {(state.kind === 'connecting' || state.kind === 'playing') && frame}
        {state.kind === 'connecting' && (
          <div className={styles.veil}>
            <div className={styles.blur}>
              <Picture sources={picture} alt="" width={300} height={400} />
            </div>
            <div className={styles.card}>
              <Picture sources={picture} alt="" width={300} height={400} priority fallback="game" />
            </div>
            <div className={styles.progress}>
              <Progress label={state.text} value={state.progress} tone="accent" />
            </div>
            <p className={plain} role="status">
              {state.text}
            </p>
          </div>
        )}
        {state.kind === 'elsewhere' && (
          <div className={styles.veil} data-scroll role="status">
            <Empty title={state.title} text={state.text} actions={state.actions} />
          </div>
        )}
        {state.kind === 'failed' && (
          <div className={styles.veil} data-scroll>
            <div className={styles.failure}>
              <Failure title={state.title} text={state.text} retry={state.retry} onRetry={state.onRetry} />
              {state.actions}
            </div>
          </div>
        )}
      </div>
      {foot}
      <span id={endId} tabIndex={-1} className={styles.end}>
        <VisuallyHidden>{studio}</VisuallyHidden>
      </span>
    </section>
  );
}
