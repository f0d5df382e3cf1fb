'use client';

import { useId } from 'react';
import { Avatar } from '../content/Avatar.tsx';
import { LoadFrame } from '../feedback/LoadFrame.tsx';
import type { ElementAttributes, Load, PictureSources } from '../internal/types.ts';
import * as css from './Leaderboard.css.ts';

export interface LeaderboardRow {
  id: string;
  rank: string;
  /** Highest-paid rank, shown in brass. */
  leads?: boolean;
  /** Name, masked by the platform; "you" in the player's own row. */
  name: string;
  picture: PictureSources;
  score: string;
  own?: boolean;
}

export interface LeaderboardProps extends ElementAttributes {
  title: string;
  /** Rows by rank, the player's own included. */
  rows: readonly LeaderboardRow[];
  /** Visible rows of 50 px; the rest scroll, and the player's own row always shows. */
  visible?: number;
  load: Load;
}

const rowHeight = 50;

/** Shows the leaders and the player's own rank. For recent wins use `WinnerBoard`. */
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
              <bdi translate="no" className={css.rank} data-leads={leads || undefined}>
                {rank}
              </bdi>
              <Avatar picture={picture} size="sm" alt="" />
              <span className={css.name}>
                <bdi translate="no">{name}</bdi>
              </span>
              <bdi translate="no" className={css.score}>
                {score}
              </bdi>
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
