import { Button } from './Button.tsx';
import * as styles from './LoadMore.css.ts';

export interface LoadMoreProps {
  shown: number;
  total: number;
  /** The next page is on its way. */
  busy?: boolean;
  /** There is no next page. */
  end?: boolean;
  /** Why the next page did not come; what is shown stays. */
  failed?: string;
  onMore: () => void;
  words: { more: string; retry: string; count: (shown: number, total: number) => string };
}

/** Fetches the next page on request, and says how far one is. */
export function LoadMore({ shown, total, busy = false, end = false, failed, onMore, words }: LoadMoreProps) {
  return (
    <div className={styles.loadMore}>
      {failed && !busy && (
        <p className={styles.failed} role="alert">
          {failed}
        </p>
      )}
      {!end && (
        <span className={styles.button}>
          <Button size="lg" wide busy={busy} onClick={onMore}>
            {failed && !busy ? words.retry : words.more}
          </Button>
        </span>
      )}
      <p className={styles.count} role="status">
        {words.count(shown, total)}
      </p>
    </div>
  );
}
