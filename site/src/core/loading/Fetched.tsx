import { type ReactNode, Suspense } from 'react';
import { Boundary } from './Boundary.tsx';
import type { LazyPart } from './chunks.ts';
import { Fetching } from './Fetching.tsx';

interface FetchedProps {
  part: LazyPart;
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
