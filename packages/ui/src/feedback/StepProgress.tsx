'use client';

import { Check } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import * as css from './StepProgress.css.ts';

export interface StepProgressProps extends ElementAttributes<HTMLOListElement> {
  /** Names the list; read aloud only. */
  label: string;
  steps: readonly { id: string; label: string }[];
  /** The id of the step under way; those before it are done. */
  current: string;
  /** Read aloud only: where one is, such as "Step 2 of 3: About you", and what stands before a step that is done. */
  words: { current: string; done: string };
}

/**
 * Where one is in a task of a few short steps that come in one place, as a bar for each. The step under way is the heading of what stands
 * below, and takes the focus when another one comes. A task of several pages, with ways back to each, has a `Stepper`.
 */
export function StepProgress({ label, steps, current, words, ...attributes }: StepProgressProps) {
  const at = steps.findIndex(({ id }) => id === current);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(current);
  useLayoutEffect(() => {
    if (before.current !== current) heading.current?.focus({ preventScroll: true });
    before.current = current;
  }, [current]);
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
            {state === 'current' ? (
              <h3 ref={heading} className={css.words} tabIndex={-1} aria-label={words.current}>
                {step.label}
              </h3>
            ) : (
              <span className={css.words}>
                {state === 'done' && (
                  <>
                    {icon(Check, 14)}
                    <span className={visuallyHidden}>{words.done} </span>
                  </>
                )}
                <span>{step.label}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
