import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './PageHeader.css.ts';

export interface PageHeaderProps extends ElementAttributes<HTMLDivElement> {
  title: string;
  /** One sentence on the page; its lines are reserved while it is unknown. */
  lead: string;
  /** What to do about it: buttons under the words. */
  actions?: ReactNode;
  /** Stands beside the words: where the player is. */
  aside?: ReactNode;
  /** A picture behind the words, cut off by the edge of the dark surface; only where there is room. */
  art?: ReactNode;
  /** Stands below: a banner. */
  children?: ReactNode;
}

/** The header of a page that is no lobby: what the page is, in large letters. For the `hero` of a `Frame`. */
export function PageHeader({ title, lead, actions, aside, art, children, ...attributes }: PageHeaderProps) {
  return (
    <div {...attributes} className={css.head}>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
      {art && (
        <div className={css.backdrop}>
          <div className={css.table}>
            <div className={css.art}>{art}</div>
          </div>
        </div>
      )}
      {children && <div className={css.rest}>{children}</div>}
    </div>
  );
}
