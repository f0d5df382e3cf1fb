import { type ReactNode, useState } from 'react';

/**
 * What stands below something whose height is not known yet: fetched beside it, and shown once that is there, so that it never moves. From
 * then on it stays, whatever is tried again above it, as it may have the focus.
 */
export function RevealWhenReady({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  const [shown, setShown] = useState(!waiting);
  if (!shown && !waiting) setShown(true);
  return <div hidden={!shown && waiting}>{children}</div>;
}
