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
    /** As it is to be read; null while it is unknown. */
    value: string | null;
    /** The value is on its way. */
    loading?: boolean;
    /** What can be done with it. */
    action: { label: string; href: string };
    /** What it is worth; null while that is on its way. */
    note?: string | null;
  };
  /** Stands below: a banner. */
  children?: ReactNode;
}

/** The header of a points mall: its name beside what the player has to spend there. */
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
            {purse.loading ? <Skeleton shape="title" /> : <bdi>{purse.value ?? '–'}</bdi>}
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
