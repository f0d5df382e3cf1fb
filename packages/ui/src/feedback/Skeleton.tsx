import type { ElementAttributes } from '../internal/types.ts';
import { skeleton, skeletonLines } from './Skeleton.css.ts';

export type SkeletonShape =
  | 'line'
  | 'short'
  | 'title'
  | 'portrait'
  | 'wide'
  | 'panel'
  | 'row'
  | 'circle'
  | 'badge'
  | 'categories'
  | 'filters'
  | 'winners'
  | 'controls'
  | 'session'
  | 'chart'
  | 'homeLead'
  | 'leadOffer'
  | 'table'
  | 'offer'
  | HeroShape;

type HeroShape =
  | 'banner'
  | 'lowBanner'
  | 'jackpot'
  | 'strip'
  | 'notice'
  | 'lobby'
  | 'head'
  | 'heading'
  | 'beside'
  | 'standing'
  | 'calculator'
  | 'purse'
  | 'drawHeader';

export interface SkeletonProps extends ElementAttributes<HTMLSpanElement> {
  shape: SkeletonShape;
  /** Number of stacked skeletons. */
  count?: number;
  /** Unknown height: the page footer stays hidden until the content loads. */
  guessed?: boolean;
}

/** Reserves the space of loading content; silent, because the surrounding frame announces loading. */
export function Skeleton({ shape, count = 1, guessed = false, ...attributes }: SkeletonProps) {
  const marked = { ...attributes, 'data-guessed': guessed || undefined, 'aria-hidden': true };
  if (count === 1) return <span {...marked} className={skeleton} data-shape={shape} />;
  return (
    <span {...marked} className={skeletonLines}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={index} className={skeleton} data-shape={shape} />
      ))}
    </span>
  );
}
