import type { ReactNode } from 'react';

/** Stands where a part is being fetched, with what is shown meanwhile: stories wait until it is gone. */
export const Fetching = ({ children }: { children?: ReactNode }) => (
  <>
    <span data-fetching hidden />
    {children}
  </>
);
