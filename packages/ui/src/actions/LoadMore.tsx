'use client';

import { useEffect, useEffectEvent } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import { whenNearViewport } from '../internal/whenNearViewport.ts';
import { Button } from './Button.tsx';
import * as styles from './LoadMore.css.ts';

/** State of the next page: `failed` carries the reason, `end` means there are no more pages. */
export type LoadMoreState =
  | { kind: 'ready' }
  | { kind: 'loading' }
  | { kind: 'failed'; text: string }
  | { kind: 'end' };

export interface LoadMoreProps extends ElementAttributes<HTMLDivElement> {
  shown: number;
  /** Items in all; null while nobody knows, and then no count is shown. */
  total: number | null;
  state: LoadMoreState;
  onLoadMore: () => void;
  /** Called once per page near the viewport, to load the next one by itself. */
  onNear?: () => void;
  words: {
    more: string;
    retry: string;
    count: (shown: number, total: number) => string;
    /** In place of the count once everything is shown. */
    end?: (total: number) => string;
  };
}

/** Shows how many items of a list are visible, with a button that loads the next page. */
export function LoadMore({ shown, total, state, onLoadMore, onNear, words, ref, ...attributes }: LoadMoreProps) {
  const end = useOwnRef(ref);
  const onNearEnd = useEffectEvent(() => onNear?.());
  const waits = onNear !== undefined && state.kind === 'ready';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own end
  useEffect(
    () => (waits && end.current ? whenNearViewport(end.current, () => onNearEnd()) : undefined),
    [waits, end, shown],
  );
  return (
    <div {...attributes} ref={end} className={styles.loadMore}>
      {state.kind === 'failed' && (
        <p className={styles.failed} role="alert">
          {state.text}
        </p>
      )}
      {state.kind !== 'end' && (
        <span className={styles.button}>
          <Button size="lg" wide busy={state.kind === 'loading'} onClick={onLoadMore}>
            {state.kind === 'failed' ? words.retry : words.more}
          </Button>
        </span>
      )}
      <p className={styles.count} role="status">
        {total !== null && ((state.kind === 'end' && words.end?.(total)) || words.count(shown, total))}
      </p>
    </div>
  );
}
