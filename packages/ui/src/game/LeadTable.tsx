'use client';

import { Armchair } from 'lucide';
import type { MouseEvent } from 'react';
import { Button } from '../actions/Button.tsx';
import { Picture } from '../content/Picture.tsx';
import { isPlainClick } from '../internal/isPlainClick.ts';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './LeadTable.css.ts';
import { LastResults, Road, TablePill, type TableResults, type TableStatus } from './tableParts.tsx';

export interface LeadTableProps extends ElementAttributes {
  table: { id: string; href: string; name: string; picture: PictureSources };
  /** Studio, language, and why it leads. */
  text: string;
  status: TableStatus;
  facts: readonly { id: string; label: string; value: string }[];
  results?: TableResults;
  /** Line above a road: the rounds of each side. */
  counts?: readonly { side: 'player' | 'banker' | 'tie'; label: string; value: number }[];
  play: string;
  onPlay: (id: string) => void;
}

/** Shows the table that leads the floor: its state and limits on cloth, its results as paper on it. */
export function LeadTable(props: LeadTableProps) {
  const { table, text, status, facts, results, counts, play, onPlay, ...attributes } = props;
  const { id, href, name, picture } = table;
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPlay(id);
  };
  return (
    <section aria-label={name} {...attributes} className={css.table}>
      <div className={css.ground}>
        <Picture sources={picture} alt="" width={594} height={304} priority />
      </div>
      <div className={css.words}>
        <TablePill status={status} />
        <h2 className={css.name} dir="auto" translate="no">
          {name}
        </h2>
        <p className={css.text}>{text}</p>
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact.id}>
              <dt className={css.label}>{fact.label}</dt>
              <dd className={css.value}>
                <bdi dir="ltr">{fact.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Button kind="accent" size="lg" href={href} iconStart={Armchair} onClick={onClick}>
          {play}
        </Button>
      </div>
      {results?.kind === 'road' ? (
        <div className={css.board}>
          {counts && (
            <p className={css.counts}>
              {counts.map(({ side, label, value }) => (
                <span key={side} className={css.count} data-side={side}>
                  {label} <b>{value}</b>
                </span>
              ))}
            </p>
          )}
          <VisuallyHidden>{results.label}</VisuallyHidden>
          <Road cells={results.cells} columns={28} cell={17} />
        </div>
      ) : (
        results && (
          <div className={css.marks}>
            <LastResults results={results} />
          </div>
        )
      )}
    </section>
  );
}
