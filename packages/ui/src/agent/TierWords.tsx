import type { ElementAttributes } from '../internal/types.ts';
import * as css from './TierWords.css.ts';

export interface TierWordsProps extends ElementAttributes<HTMLDListElement> {
  tiers: readonly { id: string; label: string; text: string }[];
}

/** Describes the tiers of a contract in sentences. For a ruled `Panel`. */
export function TierWords({ tiers, ...attributes }: TierWordsProps) {
  return (
    <dl {...attributes} className={css.list}>
      {tiers.map(({ id, label, text }) => (
        <div key={id} className={css.tier}>
          <dt className={css.name}>{label}</dt>
          <dd className={css.words}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
