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
  | 'categories'
  | 'filters'
  | 'winners'
  | 'controls'
  | 'session'
  | 'chart'
  | 'offer'
  | StageShape;

/** What stands on the cloth: banners, a jackpot, a line of notices, and the heads of places. */
type StageShape =
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
  | 'purse'
  | 'drawHead';

export interface SkeletonProps {
  shape: SkeletonShape;
  /** How many of them, one under the other. */
  count?: number;
}

/** Keeps the place of what is loading; silent, since the frame around it says that it is busy. */
export function Skeleton({ shape, count = 1 }: SkeletonProps) {
  if (count === 1) return <span className={skeleton} data-shape={shape} aria-hidden />;
  return (
    <span className={skeletonLines} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={index} className={skeleton} data-shape={shape} />
      ))}
    </span>
  );
}
