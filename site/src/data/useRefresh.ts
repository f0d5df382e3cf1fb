import type { Endpoint } from '@baize/gateway';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

export function useRefresh(): (endpoints: readonly Endpoint[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    (endpoints) => {
      const paths = new Set(endpoints.map(({ path }) => path));
      return mutate((key) => Array.isArray(key) && paths.has(key[1] as string));
    },
    [mutate],
  );
}
