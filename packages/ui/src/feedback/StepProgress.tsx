'use client';

import { Check } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { icon } from '../internal/icon.tsx';
import { StepList } from '../internal/StepList.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import * as css from './StepProgress.css.ts';

export interface StepProgressProps extends ElementAttributes<HTMLOListElement> {
  /** Accessible name of the list. */
  label: string;
  steps: readonly { id: string; label: string }[];
  /** Id of the current step; those before it are done. */
  current: string;
  /** Texts read aloud: the position, such as "Step 2 of 3: About you", and the prefix of completed steps. */
  words: { current: string; done: string };
}

/**
 * Shows progress through a few short steps in one place. The current step is the heading of the content below, and
 * receives the focus when it changes. For multi-page tasks use `Stepper`.
 */
export function StepProgress({ words, ...list }: StepProgressProps) {
  const { current } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(current);
  useLayoutEffect(() => {
    if (before.current !== current) heading.current?.focus({ preventScroll: true });
    before.current = current;
  }, [current]);
  return (
    <StepList {...list} css={{ steps: css.steps, step: css.step }}>
      {(step, state) =>
        state === 'current' ? (
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
        )
      }
    </StepList>
  );
}
