import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './DescriptionList.css.ts';

export interface DescriptionListProps extends ElementAttributes<HTMLDListElement> {
  /** `inset`: on a sunken ground of its own, each value beside its name, as where what was typed is read once more. */
  kind?: 'inset';
  /** One under the other, or from 640 px on in two columns. */
  columns?: 1 | 2;
  items: readonly {
    id: string;
    term: string;
    value: ReactNode;
    /** What can be done with the value, such as a button that copies it. */
    actions?: ReactNode;
  }[];
}

/** The facts about one thing: name and value, line by line. */
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
