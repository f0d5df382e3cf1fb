import type { Endpoint } from '@baize/gateway';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Asks again for every shown answer of the given reads. */
export function useRefresh(): (endpoints: readonly Endpoint[]) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (endpoints) => {
      const paths = new Set(endpoints.map(({ path }) => path));
      void mutate((key) => Array.isArray(key) && paths.has(key[1] as string));
    },
    [mutate],
  );
}
