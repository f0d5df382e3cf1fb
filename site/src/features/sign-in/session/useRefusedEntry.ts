import type { GatewayError } from '@baize/gateway';
import { useCallback } from 'react';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { loginState } from './loginState.ts';

/** Returns a function that leads a person who may not play here to help, and reports whether it did (JUR-31). */
export function useRefusedEntry(): (error: GatewayError) => boolean {
  const { open } = useOverlay();
  return useCallback(
    ({ code }) => {
      if (code !== 'entry-refused') return false;
      loginState.clear();
      open('entry-refused');
      return true;
    },
    [open],
  );
}
