'use client';

import { useId } from 'react';
import { Button } from '../actions/Button.tsx';
import { Link } from '../actions/Link.tsx';
import { Picture } from '../content/Picture.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './LeadOffer.css.ts';
import { type OfferAmount, OfferFacts, OfferFigure } from './promotionParts.tsx';

export interface LeadOfferProps extends ElementAttributes {
  title: string;
  /** Whom it is for. */
  type: string;
  amount: OfferAmount;
  /** Picture of the ground, calm at both ends; without it the brand's dark surface. */
  picture: PictureSources;
  facts: readonly { id: string; label: string; value: string }[];
  /** Example with figures, in one or two sentences. */
  example?: string;
  action: { label: string } & ({ href: string } | { busy?: boolean; onClick: () => void });
  link: { label: string; href: string };
}

/** Shows the offer that heads a list: its figure on the dark surface, its conditions on paper. */
export function LeadOffer(props: LeadOfferProps) {
  const { title, type, amount, picture, facts, example, action, link, ...attributes } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...attributes} className={css.offer}>
      <div className={css.ground}>
        <Picture sources={picture} alt="" width={1248} height={300} priority />
      </div>
      <div className={css.words}>
        <h2 id={titleId} className={css.type}>
          {type}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </h2>
        <OfferFigure amount={amount} size="lg" />
      </div>
      <div className={css.sheet}>
        <OfferFacts facts={facts} className={css.facts} />
        {example && <p className={css.example}>{example}</p>}
        <div className={css.ways}>
          {'href' in action ? (
            <Button size="lg" kind="accent" href={action.href}>
              {action.label}
            </Button>
          ) : (
            <Button size="lg" kind="accent" busy={action.busy} onClick={action.onClick}>
              {action.label}
            </Button>
          )}
          <Link href={link.href} aria-label={`${link.label}: ${title}`}>
            {link.label}
          </Link>
        </div>
      </div>
    </section>
  );
}
