import { useEffect } from 'react';
import { useFreePlay } from './useFreePlay.ts';

/** Starts free play at a press, once. It renders nothing: the code for it is fetched when it is asked for. */
export function StartFreePlay({ onEnd }: { onEnd: () => void }) {
  const { start } = useFreePlay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it was asked for once
  useEffect(() => void start().then(onEnd), []);
  return null;
}
