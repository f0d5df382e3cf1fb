'use client';

import { type MouseEvent, memo, useCallback, useSyncExternalStore } from 'react';
import { Picture } from '../content/Picture.tsx';
import { isPlainClick } from '../internal/isPlainClick.ts';
import type { ElementAttributes, FavouriteStore, PictureSources } from '../internal/types.ts';
import { heart } from './GameCard.css.ts';
import * as css from './TableCard.css.ts';
import { seatDot, seatDots } from './tableParts.css.ts';
import { LastResults, TablePill, type TableResults, type TableStatus } from './tableParts.tsx';

export interface TableCardProps extends ElementAttributes {
  table: { id: string; href: string; name: string; studio: string; picture: PictureSources };
  status: TableStatus;
  results?: TableResults;
  /** Least and highest bet, in words. */
  bets?: string;
  /** Seats, with the same information in `text`; without numbers, the text alone. */
  seats?: { taken?: number; total?: number; text: string };
  /** Language that is dealt in; a flag never stands alone. */
  language?: { name: string; flag?: string };
  favourites?: FavouriteStore;
  /** Called on a plain click or Enter; other clicks follow the link. */
  onPlay: (id: string) => void;
  words: { play: (name: string) => string; favourite: (name: string) => string };
}

const mostDots = 7;
const nobody: FavouriteStore = { subscribe: () => () => {}, has: () => false, toggle: () => {} };

/** Shows one live table as it stands: state and last results on its felt, limits, seats and language below. */
export const TableCard = memo(function TableCard(props: TableCardProps) {
  const { table, status, results, bets, seats, language, ...rest } = props;
  const { id, href, name, studio, picture } = table;
  const { favourites, onPlay, words, ...attributes } = rest;
  const source = favourites ?? nobody;
  const kept = useSyncExternalStore(
    source.subscribe,
    useCallback(() => source.has(id), [source, id]),
    () => false,
  );
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPlay(id);
  };
  return (
    <article {...attributes} className={css.card} data-state={status.kind}>
      <div className={css.felt}>
        <Picture sources={picture} alt="" width={594} height={304} fallback="wide" />
        <TablePill status={status} />
        {results && <LastResults results={results} />}
      </div>
      <div className={css.paper}>
        <div className={css.words}>
          <a href={href} className={css.way} draggable={false} aria-label={words.play(name)} onClick={onClick}>
            <b className={css.name} dir="auto" translate="no">
              {name}
            </b>
          </a>
          <bdi translate="no" className={css.studio}>
            {studio}
          </bdi>
        </div>
        {favourites && (
          <button
            type="button"
            className={heart}
            aria-pressed={kept}
            aria-label={words.favourite(name)}
            onClick={() => source.toggle(id)}
          />
        )}
        {bets && (
          <bdi className={css.bets} dir="ltr" data-long={bets.length > 22 || undefined}>
            {bets}
          </bdi>
        )}
        <div className={css.foot}>
          {seats && (
            <span className={css.seats}>
              {seats.total !== undefined && seats.taken !== undefined && (
                <Dots taken={seats.taken} total={seats.total} />
              )}
              {seats.text}
            </span>
          )}
          {language && (
            <span className={css.language}>
              {language.flag && <img className={css.flag} src={language.flag} alt="" width={18} height={14} />}
              {language.name}
            </span>
          )}
        </div>
      </div>
    </article>
  );
});

/** Seven dots at most, filled in proportion. */
function Dots({ taken, total }: { taken: number; total: number }) {
  const count = Math.min(mostDots, total);
  const filled = Math.round((taken / total) * count);
  return (
    <span className={seatDots} aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are alike and never move
        <span key={place} className={seatDot} data-taken={place < filled || undefined} />
      ))}
    </span>
  );
}
