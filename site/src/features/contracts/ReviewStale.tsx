import { Alert } from '@baize/ui';
import type { Review } from './useReview.ts';

/** Says that somebody acted meanwhile, with the way to what is so now. */
export function ReviewStale({ stale }: Pick<Review, 'stale'>) {
  return (
    stale && (
      <Alert tone="warning" kind="panel" action={stale}>
        {stale.text}
      </Alert>
    )
  );
}
