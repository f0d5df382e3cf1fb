import { memo } from 'react';
import { Picture } from './Picture.tsx';
import * as styles from './WinnerBoard.css.ts';

export interface Winner {
  id: string;
  /** Masked by the platform. */
  name: string;
  game: string;
  /** With its currency, ready to be shown. */
  amount: string;
  picture: readonly string[];
}

/** Who won how much at what. */
export const WinnerRow = memo(function WinnerRow({ winner: { name, game, amount, picture } }: { winner: Winner }) {
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        <Picture sources={picture} alt="" width={34} height={40} fallback="game" />
      </span>
      <span className={styles.who}>
        <bdi className={styles.name}>{name}</bdi>
        <bdi className={styles.game}>{game}</bdi>
      </span>
      <bdi className={styles.amount}>{amount}</bdi>
    </li>
  );
});
