'use client';

import { Button } from '../actions/Button.tsx';
import { Picture } from '../content/Picture.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import * as css from './PointsItem.css.ts';

export interface PointsItemProps extends ElementAttributes {
  picture: PictureSources;
  name: string;
  /** Remaining stock, such as "214 left" or "Sold out". */
  stock: string;
  /** Formatted price and its unit, such as "pts". */
  price: { value: string; unit: string };
  state: 'ready' | 'tooDear' | 'soldOut' | 'redeeming';
  /** Missing points, in words. */
  missing?: string;
  /** Button label: the action, or the reason for none. */
  redeem: string;
  onRedeem: () => void;
}

/** Shows an item bought with points. Its button is not brass, which is reserved for money. */
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
            <bdi translate="no">{price.value}</bdi> <span className={css.unit}>{price.unit}</span>
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
