'use client';

import { Pause, Play } from 'lucide';
import { memo, useEffect, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Link } from '../actions/Link.tsx';
import { Picture } from '../content/Picture.tsx';
import { LoadFrame } from '../feedback/LoadFrame.tsx';
import { systemClock } from '../internal/clock.ts';
import type { Clock, ElementAttributes, Load, PictureSources } from '../internal/types.ts';
import { useAutoplay } from '../internal/useAutoplay.ts';
import * as styles from './WinnerBoard.css.ts';

interface Winner {
  id: string;
  /** Name, masked by the platform. */
  name: string;
  game: string;
  amount: string;
  picture: PictureSources;
}

const WinnerRow = memo(function WinnerRow({ winner: { name, game, amount, picture } }: { winner: Winner }) {
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        <Picture sources={picture} alt="" width={34} height={40} fallback="game" />
      </span>
      <span className={styles.who}>
        <bdi translate="no" className={styles.name}>
          {name}
        </bdi>
        <bdi translate="no" className={styles.game}>
          {game}
        </bdi>
      </span>
      <bdi translate="no" className={styles.amount}>
        {amount}
      </bdi>
    </li>
  );
});

export type { Winner };

export interface WinnerBoardProps extends ElementAttributes {
  winners: readonly Winner[];
  title: string;
  /** Surface below; without it the board is its own card. */
  surface?: 'dark';
  /** Visible rows; without it the board fills its container. */
  visible?: number;
  /** Winners per row in wide low places; the board then does not move. */
  columns?: 3;
  seeAll?: { label: string; href: string };
  clock?: Clock;
  load: Load;
  words: { pause: string; play: string };
}

const stepMs = 2500;
/** Approximate rows of a board without `visible`; fewer winners need not roll. */
const usualRows = 4;

/** Shows the latest winners, moving one row every 2.5 seconds. Nothing is announced. */
export function WinnerBoard(props: WinnerBoardProps) {
  const { winners, title, surface, visible, columns, seeAll, clock = systemClock, load, words, ...attributes } = props;
  const rolls = !columns && load.kind === 'ready' && winners.length > (visible ?? usualRows);
  const { running, still, stopped, toggle, holds } = useAutoplay({ possible: rolls, hoverHolds: true });
  const [steps, setSteps] = useState(0);

  useEffect(() => {
    if (!running) return undefined;
    return clock.every(stepMs, () => setSteps((now) => now + 1));
  }, [clock, running]);

  const first = winners.length ? steps % winners.length : 0;
  const inOrder = [...winners.slice(first), ...winners.slice(0, first)];
  const passed = inOrder.at(-1);
  const rolled = steps > 0 && rolls && passed ? [passed, ...inOrder.slice(0, -1)] : inOrder;
  const shown = columns ? winners.slice(0, columns * (visible ?? usualRows)) : rolled;

  return (
    <section
      aria-label={title}
      {...attributes}
      className={styles.board}
      data-surface={surface}
      data-fixed={visible ? true : undefined}
      {...holds}
    >
      <div className={styles.head}>
        <span className={styles.live} data-running={running || undefined} />
        <h2 className={styles.title}>{title}</h2>
        {seeAll && (
          <Link href={seeAll.href} kind="quiet">
            {seeAll.label}
          </Link>
        )}
        {rolls && !still && (
          <IconButton
            label={stopped ? words.play : words.pause}
            icon={stopped ? Play : Pause}
            size="sm"
            onClick={toggle}
          />
        )}
      </div>
      <div
        className={styles.view}
        data-ready={load.kind === 'ready' || undefined}
        style={visible ? { [load.kind === 'ready' ? 'blockSize' : 'minBlockSize']: `${visible * 52}px` } : undefined}
      >
        <LoadFrame load={load} skeleton={<WinnerSkeleton rows={visible ?? usualRows} />}>
          <ol
            className={styles.list}
            data-columns={columns}
            data-step={steps === 0 ? undefined : steps % 2 ? 'odd' : 'even'}
          >
            {shown.map((winner) => (
              <WinnerRow key={winner.id} winner={winner} />
            ))}
          </ol>
        </LoadFrame>
      </div>
    </section>
  );
}

function WinnerSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, index) => (
    <div key={index.toString()} className={styles.row}>
      <span className={styles.thumb} data-empty />
      <span className={styles.bar} />
      <span className={styles.bar} data-short />
    </div>
  ));
}
