import { useEffect } from 'react';
import { useFreePlay } from './useFreePlay.ts';

/** Starts free play once when mounted, so that its code loads only on demand; renders nothing. */
export function StartFreePlay({ onEnd }: { onEnd: () => void }) {
  const { start } = useFreePlay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it was asked for once
  useEffect(() => void start().then(onEnd), []);
  return null;
}
