import * as styles from './DrawCard.css.ts';
import { Picture } from './Picture.tsx';

export interface DrawCardProps {
  name: string;
  /** Of the draw, as the platform counts them. */
  number: string;
  picture: readonly string[];
  /** In the order they were drawn. */
  balls: readonly string[];
  bonus?: { value: string; label: string };
  next: { label: string; value: string };
  /** Names the list of balls for assistive technology. */
  words: { drawn: string };
}

/** What a lottery drew last, and when it draws again. */
export function DrawCard({ name, number, picture, balls, bonus, next, words }: DrawCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <span className={styles.thumb}>
          <Picture sources={picture} alt="" width={36} height={45} fallback="game" />
        </span>
        <div className={styles.who}>
          <h3 className={styles.name} dir="auto">
            {name}
          </h3>
          <bdi className={styles.number}>{number}</bdi>
        </div>
      </div>
      <ol className={styles.balls} dir="ltr" aria-label={words.drawn}>
        {balls.map((ball, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number may be drawn twice, and a ball never moves
          <li key={`${index}:${ball}`} className={styles.ball}>
            {ball}
          </li>
        ))}
        {bonus && (
          <li className={styles.ball} data-bonus title={bonus.label}>
            <span className={styles.bonusLabel}>{bonus.label}</span>
            {bonus.value}
          </li>
        )}
      </ol>
      <div className={styles.next}>
        <span>{next.label}</span>
        <bdi className={styles.countdown}>{next.value}</bdi>
      </div>
    </article>
  );
}
