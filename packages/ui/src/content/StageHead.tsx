import type { ReactNode } from 'react';
import * as css from './StageHead.css.ts';

export interface StageHeadProps {
  title: string;
  /** One sentence on the page; its lines are reserved while it is unknown. */
  lead: string;
  /** Stands beside the words: where the player is. */
  aside?: ReactNode;
  /** A prop that lies on the cloth and is cut off by its edge; only where there is room. */
  art?: ReactNode;
  /** Stands below: a banner. */
  children?: ReactNode;
}

/** The cloth of a page that is no lobby: what the page is, in large letters. */
export function StageHead({ title, lead, aside, art, children }: StageHeadProps) {
  return (
    <div className={css.head}>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
      {art && (
        <div className={css.cloth}>
          <div className={css.table}>
            <div className={css.art}>{art}</div>
          </div>
        </div>
      )}
      {children && <div className={css.rest}>{children}</div>}
    </div>
  );
}
