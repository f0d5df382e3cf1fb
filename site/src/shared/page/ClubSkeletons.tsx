import { Skeleton, Stack } from '@baize/ui';
import { useDesk } from '../../core/browser/useMedia.ts';
import { useViewer } from '../../core/services/services.ts';

/** The head of the club: what it promises to a visitor, or where a player stands. */
export function VipHeroSkeleton() {
  const visitor = useViewer() === null;
  return visitor ? <PromiseSkeleton /> : <HeadWith shape="standing" />;
}

/** The head of the invitations: what they bring, or a player's own page. */
export function JoinHeroSkeleton() {
  const viewer = useViewer();
  return viewer === 'player' ? <Skeleton shape="head" /> : <PromiseSkeleton />;
}

/** Words and buttons with a calculator beside them, which is the highest at a desk. */
const PromiseSkeleton = () => (useDesk() ? <Skeleton shape="calculator" /> : <HeadWith shape="calculator" buttons />);

function HeadWith({ shape, buttons }: { shape: 'standing' | 'calculator'; buttons?: boolean }) {
  const desk = useDesk();
  return (
    <Stack gap={4}>
      <Skeleton shape="head" />
      {buttons && <Skeleton shape="beside" />}
      {!desk && <Skeleton shape={shape} />}
    </Stack>
  );
}
