import * as css from './Steps.css.ts';

export interface StepsProps {
  /** Names the list; read aloud only. */
  label: string;
  steps: readonly { id: string; title: string; text?: string }[];
}

/** What to do, one after the other; side by side where there is room. For what has happened so far take `Timeline`. */
export function Steps({ label, steps }: StepsProps) {
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map(({ id, title, text }) => (
        <li key={id} className={css.step}>
          <span className={css.words}>
            <span className={css.title}>{title}</span>
            {text && <span className={css.text}>{text}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
