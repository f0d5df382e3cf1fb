import { type ReactNode, useState } from 'react';

/**
 * Loads content below a part of unknown height but reveals it only once that part is ready, so that it never moves. It
 * then stays visible through retries, since it may hold the focus.
 */
export function RevealWhenReady({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  const [shown, setShown] = useState(!waiting);
  if (!shown && !waiting) setShown(true);
  return <div hidden={!shown && waiting}>{children}</div>;
}
