import { Badge } from '../actions/Badge.tsx';
import { Avatar } from '../content/Avatar.tsx';
import { word } from '../data/StatusBadge.css.ts';
import { Progress } from '../feedback/Progress.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import * as css from './VipStanding.css.ts';

export interface VipStandingProps extends ElementAttributes<HTMLDivElement> {
  picture: PictureSources;
  name: string;
  /** Tier label and rank, such as "Silver · VIP 3"; absent without a tier. */
  rank?: string;
  /** Progress to the next tier: `text` in figures, `next` its name. */
  progress?: { label: string; value: number; text: string; next: string };
  /** Text in place of progress, such as that this is the highest tier. */
  note?: string;
}

/** Shows a player's VIP status on a dark surface. */
export function VipStanding({ picture, name, rank, progress, note, ...attributes }: VipStandingProps) {
  return (
    <div {...attributes} className={css.standing}>
      <Avatar picture={picture} size="lg" alt="" />
      <div className={css.words}>
        <p className={css.who}>
          <bdi className={css.name}>{name}</bdi>
          {rank && (
            <Badge tone="vip">
              <span className={word}>{rank}</span>
            </Badge>
          )}
        </p>
        {progress && (
          <>
            <Progress label={progress.label} value={progress.value} tone="accent" />
            <p className={css.way}>
              <bdi>{progress.text}</bdi>
              <span>{progress.next}</span>
            </p>
          </>
        )}
        {note && <p className={css.way}>{note}</p>}
      </div>
    </div>
  );
}
