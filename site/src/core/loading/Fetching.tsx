import type { ReactNode } from 'react';

/** Marks a part that is loading, around its placeholder; stories wait until it is gone. */
export const Fetching = ({ children }: { children?: ReactNode }) => (
  <>
    <span data-fetching hidden />
    {children}
  </>
);
