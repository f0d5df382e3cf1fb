import { Check } from 'lucide';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import * as css from './Stepper.css.ts';

export interface StepperProps extends ElementAttributes<HTMLOListElement> {
  /** Names the list; read aloud only. */
  label: string;
  steps: readonly {
    id: string;
    label: string;
    /** What was answered, or what the step will ask. */
    text?: string;
    /** Where a step that is done is changed. */
    href?: string;
  }[];
  /** The id of the step under way; those before it are done. */
  current: string;
  /** What keeps the step under way from being done, such as "1 value to correct". */
  error?: string;
  /** Read aloud before a step that is done. */
  words: { done: string };
}

type StepState = 'done' | 'current' | 'ahead';

/** The steps of a task of several pages, with links back to those that are done. For what has happened so far take `Timeline`. */
export function Stepper({ label, steps, current, error, words, ...attributes }: StepperProps) {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <ol aria-label={label} {...attributes} className={css.steps}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
        return (
          <li
            key={step.id}
            className={css.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {state === 'done' && step.href ? (
              <Anchor href={step.href} className={css.link}>
                {inside(step, state, index)}
              </Anchor>
            ) : (
              <span className={css.link}>{inside(step, state, index)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );

  function inside(step: StepperProps['steps'][number], state: StepState, index: number) {
    const wrong = state === 'current' ? error : undefined;
    return (
      <>
        <span className={css.circle} aria-hidden>
          {state === 'done' ? icon(Check, 16) : index + 1}
        </span>
        <span className={css.words}>
          <span className={css.label}>
            {state === 'done' && <span className={visuallyHidden}>{words.done} </span>}
            {step.label}
          </span>
          {(wrong ?? step.text) && (
            <span className={css.text} data-tone={wrong ? 'negative' : undefined}>
              {wrong ?? step.text}
            </span>
          )}
        </span>
      </>
    );
  }
}
