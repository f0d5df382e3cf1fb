import { Skeleton, Stack } from '@baize/ui';
import { useIsWide } from '../../core/browser/useMedia.ts';
import { useViewer } from '../../core/services/services.ts';

export const VipHeroSkeleton = () => <ClubSkeleton aside={useViewer() === null ? 'calculator' : 'standing'} />;

export function JoinHeroSkeleton() {
  const viewer = useViewer();
  return <ClubSkeleton aside={viewer === null || viewer === 'trial' ? 'calculator' : undefined} />;
}

function ClubSkeleton({ aside }: { aside: 'calculator' | 'standing' | undefined }) {
  const isWide = useIsWide();
  // On desktop the calculator beside the text is taller than the text.
  if (isWide && aside === 'calculator') return <Skeleton shape={aside} />;
  return (
    <Stack gap={4}>
      <Skeleton shape="head" />
      {!isWide && aside && <Skeleton shape={aside} />}
    </Stack>
  );
}
