'use client';

import type { ElementAttributes } from '../internal/types.ts';
import { Button } from './Button.tsx';
import * as styles from './LoadMore.css.ts';

/** The state of the next page: `failed` says why it did not load, `end` that there is none. */
export type LoadMoreState =
  | { kind: 'ready' }
  | { kind: 'loading' }
  | { kind: 'failed'; text: string }
  | { kind: 'end' };

export interface LoadMoreProps extends ElementAttributes<HTMLDivElement> {
  shown: number;
  total: number;
  state: LoadMoreState;
  onLoadMore: () => void;
  words: { more: string; retry: string; count: (shown: number, total: number) => string };
}

/** A button for the next page of a list, and how many of its items are shown. */
export function LoadMore({ shown, total, state, onLoadMore, words, ...attributes }: LoadMoreProps) {
  return (
    <div {...attributes} className={styles.loadMore}>
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
        {words.count(shown, total)}
      </p>
    </div>
  );
}
