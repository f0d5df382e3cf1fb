import type { ElementAttributes } from '../internal/types.ts';
import * as styles from './Balls.css.ts';

export interface BallsProps extends ElementAttributes<HTMLOListElement> {
  /** Numbers in drawn order. */
  balls: readonly string[];
  bonus?: { value: string; label: string };
  /** Accessible name of the list. */
  label: string;
  size?: 'sm' | 'md' | 'lg';
}

/** Shows the numbers of a draw, left to right in every script. */
export function Balls({ balls, bonus, label, size = 'md', ...attributes }: BallsProps) {
  return (
    <ol aria-label={label} {...attributes} className={styles.balls} dir="ltr" translate="no" data-size={size}>
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
  );
}
