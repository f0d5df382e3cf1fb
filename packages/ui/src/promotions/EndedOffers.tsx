'use client';

import { ChevronDown, History } from 'lucide';
import { Link } from '../actions/Link.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './EndedOffers.css.ts';

export interface EndedOffersProps extends ElementAttributes<HTMLDetailsElement> {
  title: string;
  offers: readonly { id: string; title: string; href: string; date?: string; amount?: string; note?: string }[];
}

/** Lists offers that are over, folded: when they ended, what they gave, and what became of them. */
export function EndedOffers({ title, offers, ...attributes }: EndedOffersProps) {
  return (
    <details {...attributes} className={css.ended}>
      <summary className={css.head}>
        {icon(History, 18)}
        <span className={css.title}>{title}</span>
        <span className={css.arrow}>{icon(ChevronDown, 18)}</span>
      </summary>
      <ul className={css.list}>
        {offers.map((offer) => (
          <li key={offer.id} className={css.row}>
            <span className={css.muted}>{offer.date}</span>
            <span className={css.name}>
              <Link href={offer.href}>{offer.title}</Link>
              {offer.note && <span className={css.muted}>{offer.note}</span>}
            </span>
            {offer.amount && <bdi className={css.amount}>{offer.amount}</bdi>}
          </li>
        ))}
      </ul>
    </details>
  );
}
