import { Check } from 'lucide';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import { StepList, type StepState } from '../internal/StepList.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import * as css from './Stepper.css.ts';

export interface StepperProps extends ElementAttributes<HTMLOListElement> {
  /** Accessible name of the list. */
  label: string;
  steps: readonly {
    id: string;
    label: string;
    text?: string;
    href?: string;
  }[];
  /** Id of the current step; those before it are done. */
  current: string;
  /** Problem blocking the current step, such as "1 value to correct". */
  error?: string;
  words: { done: string };
}

/** Shows the steps of a multi-page task, with links back to completed ones. For past events use `Timeline`. */
export function Stepper({ error, words, ...list }: StepperProps) {
  return (
    <StepList {...list} css={{ steps: css.steps, step: css.step }}>
      {(step, state, index) =>
        state === 'done' && step.href ? (
          <Anchor href={step.href} className={css.link}>
            {inside(step, state, index)}
          </Anchor>
        ) : (
          <span className={css.link}>{inside(step, state, index)}</span>
        )
      }
    </StepList>
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
