import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './PageHeader.css.ts';

export interface PageHeaderProps extends ElementAttributes<HTMLDivElement> {
  /** `row`: title and sentence in one line, for a page whose head carries content. */
  kind?: 'row';
  title: string;
  /** One sentence about the page; its lines are reserved while empty. */
  lead: string;
  actions?: ReactNode;
  /** Content beside the text, such as the player's position. */
  aside?: ReactNode;
  /** Picture behind the text, clipped by the dark surface; hidden on narrow screens. */
  art?: ReactNode;
  /** Content below, such as a banner. */
  children?: ReactNode;
}

/** Shows the large title of a page other than a lobby. For the `hero` of a `Frame`. */
export function PageHeader({ kind, title, lead, actions, aside, art, children, ...attributes }: PageHeaderProps) {
  return (
    <div {...attributes} className={css.head} data-kind={kind}>
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
