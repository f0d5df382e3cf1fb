'use client';

import { Clock3, Info } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Link } from '../actions/Link.tsx';
import { StatusBadge } from '../data/StatusBadge.tsx';
import type { Status } from '../data/statuses.ts';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './BillStatus.css.ts';

export interface BillStatusProps extends ElementAttributes {
  status: Status;
  label: string;
  /** Other party, such as "from orchid_hq". */
  party?: string;
  amount: string;
  /** Next actor and deadline, or the reason nothing is paid. */
  text: ReactNode;
  /** No action left: the text is not a deadline. */
  final?: boolean;
  /** Action that moves the money; absent when the other side has to act. */
  action?: { label: string; onClick: () => void; busy?: boolean };
  /** Further or alternative actions: buttons with their text. */
  actions?: ReactNode;
  link?: { label: string; href: string };
}

/** Shows the status of a bill, its amount and who has to act. */
export function BillStatus(props: BillStatusProps) {
  const { status, label, party, amount, text, final, action, actions, link, ...attributes } = props;
  return (
    <section aria-label={label} {...attributes} className={css.card}>
      <p className={css.head}>
        <StatusBadge status={status} label={label} />
        {party && <span className={css.party}>{party}</span>}
      </p>
      <p className={css.amount}>
        <bdi translate="no">{amount}</bdi>
      </p>
      <p className={css.text}>
        {icon(final ? Info : Clock3, 16)}
        <span>{text}</span>
      </p>
      {action && (
        <Button kind="accent" size="lg" wide busy={action.busy} onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {actions}
      {link && (
        <p className={css.link}>
          <Link href={link.href}>{link.label}</Link>
        </p>
      )}
    </section>
  );
}
