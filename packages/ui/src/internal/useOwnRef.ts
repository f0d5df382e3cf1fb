'use client';

import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** The ref of a part that needs its element itself, and passes it on to the ref of its caller. Another `key` is another element. */
export function useOwnRef<Shown>(ref: Ref<Shown> | undefined, key?: unknown): RefObject<Shown | null> {
  const own = useRef<Shown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element changes with the key
  useImperativeHandle(ref, () => own.current as Shown, [key]);
  return own;
}
