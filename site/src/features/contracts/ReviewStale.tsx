import { Alert } from '@baize/ui';
import type { Review } from './useReview.ts';

export function ReviewStale({ stale }: Pick<Review, 'stale'>) {
  return (
    stale && (
      <Alert tone="warning" kind="panel" action={stale}>
        {stale.text}
      </Alert>
    )
  );
}
