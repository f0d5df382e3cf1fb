import { Skeleton, Stack } from '@baize/ui';
import { useDesk } from '../../core/browser/useMedia.ts';
import { useViewer } from '../../core/services/services.ts';

/** The head of the club, and on a phone below it the way in, or where the player stands. */
export function VipHeroSkeleton() {
  const visitor = useViewer() === null;
  const desk = useDesk();
  return (
    <Stack gap={4}>
      <Skeleton shape="head" />
      {!desk && <Skeleton shape={visitor ? 'beside' : 'standing'} />}
    </Stack>
  );
}
