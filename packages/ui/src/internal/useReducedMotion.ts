'use client';

import { media } from '@baize/tokens/constants';
import { useSyncExternalStore } from 'react';

export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, asked, () => false);

const query = () => window.matchMedia(media.still);
const asked = () => query().matches;

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
