'use client';

import { useId } from 'react';
import { Avatar } from '../content/Avatar.tsx';
import { LoadFrame } from '../feedback/LoadFrame.tsx';
import type { ElementAttributes, Load, PictureSources } from '../internal/types.ts';
import * as css from './Leaderboard.css.ts';

export interface LeaderboardRow {
  id: string;
  /** Its place, as it is to be read. */
  rank: string;
  /** One of the places that are paid most: written in brass. */
  leads?: boolean;
  /** Masked by the platform; of one's own row the word for "you". */
  name: string;
  picture: PictureSources;
  score: string;
  own?: boolean;
}

export interface LeaderboardProps extends ElementAttributes {
  title: string;
  /** In order of rank; one's own row among them, wherever it comes. */
  rows: readonly LeaderboardRow[];
  /** How many rows of 50 px are in sight; the others are scrolled to, and one's own is always seen. */
  visible?: number;
  load: Load;
}

const rowHeight = 50;

/** Who leads, and where one stands oneself. For wins that pass by take `WinnerBoard`. */
export function Leaderboard({ title, rows, visible, load, ...attributes }: LeaderboardProps) {
  const titleId = useId();
  const scrolls = visible !== undefined && rows.length > visible;
  return (
    <section aria-labelledby={titleId} {...attributes} className={css.card}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <LoadFrame load={load} skeleton={<LeaderboardSkeleton rows={visible ?? 5} />}>
        <ol
          className={css.view}
          style={scrolls ? { maxBlockSize: visible * rowHeight } : undefined}
          aria-labelledby={titleId}
          tabIndex={scrolls ? 0 : undefined}
        >
          {rows.map(({ id, rank, leads, name, picture, score, own }) => (
            <li key={id} className={css.row} aria-current={own || undefined}>
              <bdi className={css.rank} data-leads={leads || undefined}>
                {rank}
              </bdi>
              <Avatar picture={picture} size="sm" alt="" />
              <span className={css.name}>
                <bdi>{name}</bdi>
              </span>
              <bdi className={css.score}>{score}</bdi>
            </li>
          ))}
        </ol>
      </LoadFrame>
    </section>
  );
}

function LeaderboardSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, index) => (
    <div key={index.toString()} className={css.row}>
      <span className={css.face} />
      <span className={css.bar} />
      <span className={css.bar} data-short />
    </div>
  ));
}
