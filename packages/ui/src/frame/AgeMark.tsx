import * as css from './AgeMark.css.ts';

export interface AgeMarkProps {
  /** Such as 18+. */
  mark: string;
  text: string;
}

/** From what age one may play, and the advice that goes with it. */
export function AgeMark({ mark, text }: AgeMarkProps) {
  return (
    <p className={css.age}>
      <span className={css.mark}>{mark}</span>
      <span className={css.words}>{text}</span>
    </p>
  );
}
