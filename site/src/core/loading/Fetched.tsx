import { type ReactNode, Suspense } from 'react';
import { Boundary } from './Boundary.tsx';
import type { LazyPart } from './chunks.ts';
import { Fetching } from './Fetching.tsx';

interface FetchedProps {
  part: LazyPart;
  children: ReactNode;
}

export function Fetched({ part: { component: Shown }, children }: FetchedProps) {
  return (
    <Boundary>
      <Suspense fallback={<Fetching>{children}</Fetching>}>
        <Shown />
      </Suspense>
    </Boundary>
  );
}
