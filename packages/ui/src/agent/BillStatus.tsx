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
  /** The status in words. */
  label: string;
  /** The other side, such as "from orchid_hq". */
  party?: string;
  amount: string;
  /** Whose turn it is and until when, or why nothing is paid. */
  text: ReactNode;
  /** Nobody has to act any more: the text is no deadline. */
  final?: boolean;
  /** Moves the money; without it somebody else has to act. */
  action?: { label: string; onClick: () => void; busy?: boolean };
  /** What else can be done where it stands, or instead: buttons and what they say. */
  actions?: ReactNode;
  /** Something else to do about the bill. */
  link?: { label: string; href: string };
}

/** Where a bill stands, what it comes to and who has to act. */
export function BillStatus(props: BillStatusProps) {
  const { status, label, party, amount, text, final, action, actions, link, ...attributes } = props;
  return (
    <section aria-label={label} {...attributes} className={css.card}>
      <p className={css.head}>
        <StatusBadge status={status} label={label} />
        {party && <span className={css.party}>{party}</span>}
      </p>
      <p className={css.amount}>
        <bdi>{amount}</bdi>
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
