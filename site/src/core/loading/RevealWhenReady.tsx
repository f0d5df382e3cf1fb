import { type ReactNode, useState } from 'react';

/**
 * Content below a part whose height is unknown: loaded beside it and shown once that part is ready, so that it never moves. It then
 * stays through retries above it, since it may hold the focus.
 */
export function RevealWhenReady({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  const [shown, setShown] = useState(!waiting);
  if (!shown && !waiting) setShown(true);
  return <div hidden={!shown && waiting}>{children}</div>;
}
