'use client';

import { Button } from '../actions/Button.tsx';
import { Picture } from '../content/Picture.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import * as css from './PointsItem.css.ts';

export interface PointsItemProps extends ElementAttributes {
  picture: PictureSources;
  name: string;
  /** How many are left, in words, such as "214 left" or "Sold out". */
  stock: string;
  /** As it is to be read, and its unit, such as "pts". */
  price: { value: string; unit: string };
  state: 'ready' | 'tooDear' | 'soldOut' | 'redeeming';
  /** How many points are missing, in words. */
  missing?: string;
  /** The word on the button: what it does, or why it does nothing. */
  redeem: string;
  onRedeem: () => void;
}

/** What points buy. Its button is not brass: brass is for money. */
export function PointsItem(props: PointsItemProps) {
  const { picture, name, stock, price, state, missing, redeem, onRedeem, ...attributes } = props;
  return (
    <article {...attributes} className={css.item} data-state={state}>
      <div className={css.art}>
        <Picture sources={picture} alt="" width={297} height={223} fallback="wide" />
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <h3 className={css.name}>{name}</h3>
          <bdi className={css.stock}>{stock}</bdi>
        </div>
        <div className={css.foot}>
          <span className={css.price}>
            <bdi>{price.value}</bdi> <span className={css.unit}>{price.unit}</span>
          </span>
          <Button
            kind="primary"
            disabled={state === 'tooDear' || state === 'soldOut'}
            busy={state === 'redeeming'}
            aria-label={`${redeem}: ${name}`}
            onClick={onRedeem}
          >
            {redeem}
          </Button>
        </div>
        {missing && (
          <p className={css.missing}>
            <bdi>{missing}</bdi>
          </p>
        )}
      </div>
    </article>
  );
}
