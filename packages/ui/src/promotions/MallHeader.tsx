import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './MallHeader.css.ts';

export interface MallHeaderProps extends ElementAttributes<HTMLDivElement> {
  title: string;
  lead: string;
  purse: {
    label: string;
    value: string | null;
    loading?: boolean;
    action: { label: string; href: string };
    note?: string | null;
  };
  children?: ReactNode;
}

/** Shows the header of a points mall: its title beside the player's points. */
export function MallHeader({ title, lead, purse, children, ...attributes }: MallHeaderProps) {
  return (
    <div {...attributes} className={css.head}>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </div>
      <div className={css.purse} aria-busy={purse.loading || undefined}>
        <div className={css.held}>
          <span className={css.note}>{purse.label}</span>
          <span className={css.value}>
            {purse.loading ? <Skeleton shape="title" /> : <bdi translate="no">{purse.value ?? '–'}</bdi>}
          </span>
        </div>
        <div className={css.act}>
          <Button kind="accent" href={purse.action.href}>
            {purse.action.label}
          </Button>
          {purse.note !== undefined && <span className={css.note}>{purse.note ?? '\u00a0'}</span>}
        </div>
      </div>
      {children && <div className={css.below}>{children}</div>}
    </div>
  );
}
