import * as css from './TierWords.css.ts';

export interface TierWordsProps {
  tiers: readonly { id: string; label: string; text: string }[];
}

/** The tiers of a contract in sentences. For a ruled `Panel`. */
export function TierWords({ tiers }: TierWordsProps) {
  return (
    <dl className={css.list}>
      {tiers.map(({ id, label, text }) => (
        <div key={id} className={css.tier}>
          <dt className={css.name}>{label}</dt>
          <dd className={css.words}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
