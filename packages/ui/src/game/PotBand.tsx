'use client';

import { ArrowRight } from 'lucide';
import type { MouseEvent } from 'react';
import { Link } from '../actions/Link.tsx';
import { Picture } from '../content/Picture.tsx';
import { isPlainClick } from '../internal/isPlainClick.ts';
import type { ElementAttributes, GameSummary } from '../internal/types.ts';
import * as css from './PotBand.css.ts';

export interface PotBandProps extends ElementAttributes {
  title: string;
  text?: string;
  seeAll: { label: string; href: string };
  pots: readonly (Pick<GameSummary, 'id' | 'href' | 'title' | 'picture'> & { tier?: string; amount: string })[];
  onPlay: (id: string) => void;
}

/** Shows the highest jackpots with their games, on a band of the dark surface. */
export function PotBand({ title, text, seeAll, pots, onPlay, ...attributes }: PotBandProps) {
  return (
    <section aria-label={title} {...attributes} className={css.band}>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {text && <p className={css.text}>{text}</p>}
        <Link href={seeAll.href} iconEnd={ArrowRight} flip>
          {seeAll.label}
        </Link>
      </div>
      <ul className={css.pots}>
        {pots.map(({ id, href, title: name, picture, tier, amount }) => {
          const onClick = (event: MouseEvent) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onPlay(id);
          };
          return (
            <li key={id} className={css.item}>
              <a href={href} className={css.pot} draggable={false} onClick={onClick}>
                <span className={css.art}>
                  <Picture sources={picture} alt="" width={300} height={400} fallback="game" />
                </span>
                <span className={css.facts}>
                  {tier && <span className={css.tier}>{tier}</span>}
                  <bdi className={css.amount} translate="no">
                    {amount}
                  </bdi>
                  <b className={css.name} dir="auto" translate="no">
                    {name}
                  </b>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
