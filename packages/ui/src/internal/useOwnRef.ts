'use client';

import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** Returns a ref for the component that is also forwarded to the caller's. A new `key` means a new element. */
export function useOwnRef<Shown>(ref: Ref<Shown> | undefined, key?: unknown): RefObject<Shown | null> {
  const own = useRef<Shown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element changes with the key
  useImperativeHandle(ref, () => own.current as Shown, [key]);
  return own;
}
