import { type ReactNode, useRef } from 'react';
import type { Load } from '../internal/types.ts';
import { Empty } from './Empty.tsx';
import { Failure } from './Failure.tsx';
import { loadFrame } from './LoadFrame.css.ts';

export interface LoadFrameProps {
  load: Load;
  /** Of the same height as what will come, so that nothing moves. */
  skeleton: ReactNode;
  /** Shown when ready. */
  children: ReactNode;
}

/** One place on the page in one of its four states: loading, failed with a retry, empty, ready. */
export function LoadFrame({ load, skeleton, children }: LoadFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className={loadFrame} tabIndex={-1} aria-busy={load.kind === 'loading' || undefined}>
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
        return <Empty title={load.title} text={load.text} action={load.action} />;
      case 'ready':
        return children;
    }
  }

  function retry(again: () => void) {
    frame.current?.focus({ preventScroll: true });
    again();
  }
}
