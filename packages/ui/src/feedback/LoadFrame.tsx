'use client';

import { type ReactNode, useState } from 'react';
import type { ElementAttributes, Load } from '../internal/types.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import { Empty } from './Empty.tsx';
import { Failure } from './Failure.tsx';
import { loadFrame } from './LoadFrame.css.ts';

export interface LoadFrameProps extends ElementAttributes<HTMLDivElement> {
  load: Load;
  /** Of the same height as what will come, so that nothing moves. */
  skeleton: ReactNode;
  /** Shown when ready. */
  children: ReactNode;
}

/** One place on the page in one of its four states: loading, failed with a retry, empty, ready. */
export function LoadFrame({ load, skeleton, children, ref, ...attributes }: LoadFrameProps) {
  // What comes first is another box than what kept its place: it has moved from nowhere. After that the focus may be in it.
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
