'use client';

import { type ReactNode, useState } from 'react';
import type { ElementAttributes, Load } from '../internal/types.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import { Empty } from './Empty.tsx';
import { Failure } from './Failure.tsx';
import { loadFrame } from './LoadFrame.css.ts';

export interface LoadFrameProps extends ElementAttributes<HTMLDivElement> {
  load: Load;
  /** Placeholder of the final height, so that nothing moves. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Shows one of four states: loading, failed with a retry, empty, ready. */
export function LoadFrame({ load, skeleton, children, ref, ...attributes }: LoadFrameProps) {
  // The first response gets a new element, so that it does not count as a layout shift. Later ones keep it, because the
  // focus may be inside.
  const [answered, setAnswered] = useState(load.kind !== 'loading');
  if (!answered && load.kind !== 'loading') setAnswered(true);
  const frame = useOwnRef(ref, answered);
  return (
    <div
      key={answered ? 'answered' : 'first'}
      aria-busy={load.kind === 'loading' || undefined}
      {...attributes}
      ref={frame}
      className={loadFrame}
      tabIndex={-1}
    >
      {content()}
    </div>
  );

  function content() {
    switch (load.kind) {
      case 'loading':
        return skeleton;
      case 'failed':
        return <Failure title={load.title} text={load.text} retry={load.retry} onRetry={() => retry(load.onRetry)} />;
      case 'empty':
        return <Empty title={load.title} text={load.text} actions={load.actions} />;
      case 'ready':
        return children;
    }
  }

  function retry(again: () => void) {
    frame.current?.focus({ preventScroll: true });
    again();
  }
}
