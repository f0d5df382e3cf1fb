import type { ReactNode } from 'react';
import type { ElementAttributes } from './types.ts';

export type StepState = 'done' | 'current' | 'ahead';

interface StepListProps<Step> extends ElementAttributes<HTMLOListElement> {
  label: string;
  steps: readonly Step[];
  /** Id of the current step; those before it are done. */
  current: string;
  css: { steps: string; step: string };
  children: (step: Step, state: StepState, index: number) => ReactNode;
}

/** Lists steps in order, each with its state as `data-state`. */
export function StepList<Step extends { id: string }>(props: StepListProps<Step>) {
  const { label, steps, current, css, children, ...attributes } = props;
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
            {children(step, state, index)}
          </li>
        );
      })}
    </ol>
  );
}
