import type { IconNode } from 'lucide';
import { icon as drawIcon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Steps.css.ts';

export interface StepsProps extends ElementAttributes<HTMLOListElement> {
  /** Accessible name of the list. */
  label: string;
  /** Steps with an icon show no number and use narrower columns. */
  steps: readonly { id: string; title: string; text?: string; icon?: IconNode }[];
}

/** Shows instructions in order, side by side if there is room. For past events use `Timeline`. */
export function Steps({ label, steps, ...attributes }: StepsProps) {
  return (
    <ol
      aria-label={label}
      {...attributes}
      className={css.steps}
      data-icons={steps.some(({ icon }) => icon) ? steps.length : undefined}
    >
      {steps.map(({ id, title, text, icon }) => (
        <li key={id} className={css.step}>
          {icon && <span className={css.mark}>{drawIcon(icon, 22)}</span>}
          <span className={css.words}>
            <span className={css.title}>{title}</span>
            {text && <span className={css.text}>{text}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
