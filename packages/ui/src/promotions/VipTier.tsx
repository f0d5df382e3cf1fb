import { Check, Lock } from 'lucide';
import { Badge } from '../actions/Badge.tsx';
import { IconList, type IconListProps } from '../content/IconList.tsx';
import { Picture } from '../content/Picture.tsx';
import { word } from '../data/StatusBadge.css.ts';
import { Progress } from '../feedback/Progress.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './VipTier.css.ts';

export interface VipTierProps extends ElementAttributes {
  picture: PictureSources;
  name: string;
  /** Rank of the tier, such as "VIP 3". */
  rank: string;
  /** `next` is the first tier not reached, those after it are `locked`; absent for visitors. */
  state?: 'reached' | 'current' | 'next' | 'locked';
  /** State in words, such as "You are here". */
  mark?: string;
  condition: { label: string; value: string };
  /** Progress to this tier; `text` describes the rest. */
  progress?: { label: string; value: number; max?: number; text: string };
  /** Benefits, where no `VipBenefits` compares them. */
  benefits?: IconListProps['items'];
}

/** Shows one tier of the VIP club, as an item of a list. */
export function VipTier({
  picture,
  name,
  rank,
  state,
  mark,
  condition,
  progress,
  benefits,
  ...attributes
}: VipTierProps) {
  return (
    <article aria-current={state === 'current' || undefined} {...attributes} className={css.tier} data-state={state}>
      <div className={css.art}>
        <Picture sources={picture} alt="" width={234} height={204} fallback="wide" />
        {state === 'locked' && <span className={css.lock}>{icon(Lock, 16)}</span>}
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <h3 className={css.name}>{name}</h3>
          <Standing rank={rank} state={state} mark={mark} />
        </div>
        <p className={css.label}>{condition.label}</p>
        <p className={css.value}>
          <bdi translate="no">{condition.value}</bdi>
        </p>
        {progress && (
          <div className={css.way}>
            <Progress label={progress.label} value={progress.value} max={progress.max} tone="accent" />
            <bdi className={css.left}>{progress.text}</bdi>
          </div>
        )}
        {benefits && benefits.length > 0 && (
          <div className={css.benefits}>
            <IconList size="sm" items={benefits} />
          </div>
        )}
      </div>
    </article>
  );
}

function Standing({ rank, state, mark }: Pick<VipTierProps, 'rank' | 'state' | 'mark'>) {
  if (state === 'current' || state === 'next') {
    return (
      <>
        <VisuallyHidden>{rank}</VisuallyHidden>
        <Badge tone={state === 'current' ? 'accent' : 'info'}>
          <span className={word}>{mark}</span>
        </Badge>
      </>
    );
  }
  return (
    <span className={css.rank}>
      {state === 'reached' && icon(Check, 14)}
      {mark && <VisuallyHidden>{mark}</VisuallyHidden>}
      {rank}
    </span>
  );
}
