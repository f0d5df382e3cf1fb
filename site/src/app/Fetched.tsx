import { type ReactNode, Suspense, useEffect } from 'react';
import { Boundary } from './Boundary.tsx';
import type { Part } from './chunks.ts';
import { Fetching } from './Fetching.tsx';
import { firstUse } from './firstUse.ts';

interface FetchedProps {
  part: Part;
  /** What stands in its place until it is there. */
  children: ReactNode;
}

/** One view of a page that has several: fetched when it is chosen. */
export function Fetched({ part: { component: Shown }, children }: FetchedProps) {
  return (
    <Boundary>
      <Suspense fallback={<Fetching>{children}</Fetching>}>
        <Shown />
      </Suspense>
    </Boundary>
  );
}

/** Fetches other views of a page once it is in use, so that whoever chooses one finds it there; `due` is false for who has none of them. */
export function useReady(parts: readonly Part[], due = true): void {
  useEffect(() => {
    let wanted = due;
    void firstUse.then(() => {
      if (wanted) for (const { preload } of parts) preload();
    });
    return () => {
      wanted = false;
    };
  }, [parts, due]);
}
