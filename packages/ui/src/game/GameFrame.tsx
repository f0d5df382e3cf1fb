'use client';

import { ChevronLeft, Heart, Maximize, Minimize, RotateCw, X } from 'lucide';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { Picture } from '../content/Picture.tsx';
import { Empty } from '../feedback/Empty.tsx';
import { Failure } from '../feedback/Failure.tsx';
import { Progress } from '../feedback/Progress.tsx';
import { isPlainClick } from '../internal/isPlainClick.ts';
import { plain } from '../internal/plain.css.ts';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as styles from './GameFrame.css.ts';
import { useFullScreen } from './useFullScreen.ts';

export type GameFrameState =
  /** `progress` from 0 to 1. */
  | { kind: 'connecting'; text: string; progress: number }
  | { kind: 'playing' }
  /** The game is not in this page: `actions` open the window it plays in. */
  | { kind: 'elsewhere'; title: string; text?: string; actions: ReactNode }
  /** `actions` hold the other ways on, below the retry. */
  | {
      kind: 'failed';
      title: string;
      text?: string;
      retry: string;
      onRetry: () => void;
      actions?: ReactNode;
    };

export interface GameFrameProps extends ElementAttributes {
  name: string;
  studio: string;
  picture: PictureSources;
  lobbyHref: string;
  balance?: ReactNode;
  deposit?: ReactNode;
  /** The way to customer service: an `IconButton`. */
  service?: ReactNode;
  /** `coming` keeps the room of its button until it is known. */
  favourite?: { selected: boolean; label: string; onToggle: () => void } | 'coming';
  onReload: () => void;
  /** A plain press on the way to the lobby, in the place of following its address. */
  onLobby?: () => void;
  onClose: () => void;
  /** The session bar, under the bar of the game. */
  session?: ReactNode;
  state: GameFrameState;
  /** Stands below the site's header and takes what room is left, instead of the whole window. */
  within?: boolean;
  /** The game's own frame; it may load behind the veil while the state is `connecting`. */
  frame: ReactNode | null;
  words: {
    lobby: string;
    reload: string;
    close: string;
    fullScreen: string;
    leaveFullScreen: string;
    /** What assistive technology is told about the place: that a game of another house stands in a frame. */
    note: string;
    /** Past the frame, for the keyboard. */
    skip: string;
  };
}

/** A game at play: its bar, and the frame that fills the rest of the place it stands in. The whole goes full screen, so the bar stays in reach. */
export function GameFrame(props: GameFrameProps) {
  const {
    name,
    studio,
    picture,
    lobbyHref,
    balance,
    deposit,
    service,
    favourite,
    onReload,
    onLobby,
    onClose,
    ...rest
  } = props;
  const { session, state, within, frame, words, ref, ...attributes } = rest;
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
      <span id={endId} tabIndex={-1} className={styles.end}>
        <VisuallyHidden>{studio}</VisuallyHidden>
      </span>
    </section>
  );
}

interface GameBarProps extends GameFrameProps {
  page: React.RefObject<HTMLElement | null>;
}

function GameBar({
  name,
  studio,
  picture,
  lobbyHref,
  balance,
  deposit,
  service,
  favourite,
  onReload,
  onLobby,
  onClose,
  words,
  page,
}: GameBarProps) {
  const screen = useFullScreen(page);
  const toLobby = (event: MouseEvent) => {
    if (!onLobby || !isPlainClick(event)) return;
    event.preventDefault();
    onLobby();
  };
  return (
    <header className={styles.bar}>
      <Button surface="dark" size="sm" href={lobbyHref} iconStart={ChevronLeft} onClick={toLobby}>
        {words.lobby}
      </Button>
      <span className={styles.thumb}>
        <Picture sources={picture} alt="" width={28} height={34} fallback="game" />
      </span>
      <div className={styles.names}>
        <h1 className={styles.name} dir="auto">
          {name}
        </h1>
        <bdi className={styles.studio}>{studio}</bdi>
      </div>
      {service}
      {balance}
      {deposit && <span className={styles.deposit}>{deposit}</span>}
      <div className={styles.tools}>
        {favourite === 'coming' && <span className={styles.coming} />}
        {favourite && favourite !== 'coming' && (
          <span className={styles.heart} data-selected={favourite.selected || undefined}>
            <IconButton
              label={favourite.label}
              icon={Heart}
              pressed={favourite.selected}
              onClick={favourite.onToggle}
            />
          </span>
        )}
        <IconButton label={words.reload} icon={RotateCw} onClick={() => onReload()} />
        {screen.possible && (
          <IconButton
            label={screen.active ? words.leaveFullScreen : words.fullScreen}
            icon={screen.active ? Minimize : Maximize}
            onClick={screen.toggle}
          />
        )}
        <IconButton label={words.close} icon={X} onClick={() => onClose()} />
      </div>
    </header>
  );
}
