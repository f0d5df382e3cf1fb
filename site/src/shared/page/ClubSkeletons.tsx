import { Skeleton, Stack } from '@baize/ui';
import { useDesk } from '../../core/browser/useMedia.ts';
import { useViewer } from '../../core/services/services.ts';

/** The head of the club: with a calculator for a visitor, else with where one stands; on a phone below the words. */
export const VipHeroSkeleton = () => <ClubSkeleton aside={useViewer() === null ? 'calculator' : 'standing'} />;

/** The head of the invitations: with a calculator for who has no link yet. */
export function JoinHeroSkeleton() {
  const viewer = useViewer();
  return <ClubSkeleton aside={viewer === null || viewer === 'trial' ? 'calculator' : undefined} />;
}

function ClubSkeleton({ aside }: { aside: 'calculator' | 'standing' | undefined }) {
  const desk = useDesk();
  // At a desk a calculator beside the words is higher than they are.
  if (desk && aside === 'calculator') return <Skeleton shape={aside} />;
  return (
    <Stack gap={4}>
      <Skeleton shape="head" />
      {!desk && aside && <Skeleton shape={aside} />}
    </Stack>
  );
}
