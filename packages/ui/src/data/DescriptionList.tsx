import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './DescriptionList.css.ts';

export interface DescriptionListProps extends ElementAttributes<HTMLDListElement> {
  /** `inset`: sunken background, each value beside its name, as in a review before sending. */
  kind?: 'inset';
  /** Columns from 640 px on; narrower screens always have one. */
  columns?: 1 | 2;
  items: readonly {
    id: string;
    term: string;
    value: ReactNode;
    actions?: ReactNode;
  }[];
}

/** Lists the facts about one thing as name and value. */
export function DescriptionList({ kind, columns = 1, items, ...attributes }: DescriptionListProps) {
  return (
    <dl {...attributes} className={css.list} data-kind={kind} data-columns={columns}>
      {items.map(({ id, term, value, actions }) => (
        <div key={id} className={css.item}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>
            <bdi className={css.words}>{value}</bdi>
            {actions && <span className={css.actions}>{actions}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
