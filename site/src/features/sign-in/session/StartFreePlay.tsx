import { useEffect } from 'react';
import { useFreePlay } from './useFreePlay.ts';

/** Starts free play at a press, once. It has no face: how to do it is fetched when somebody asks for it. */
export function StartFreePlay({ onEnd }: { onEnd: () => void }) {
  const { start } = useFreePlay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it was asked for once
  useEffect(() => void start().then(onEnd), []);
  return null;
}
