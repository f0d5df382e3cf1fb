import { LoadFrame } from '@baize/ui';
import { useBrand } from '../app/services.ts';
import { useFeature } from '../app/status.ts';
import { usePlatformLoad } from '../app/usePlatformLoad.ts';
import { Invite } from '../info/Invite.tsx';
import { GuessedSkeleton } from '../shell/furtherSkeletons.tsx';
import { NotFound } from './NotFound.tsx';

/** Inviting friends; without the referral promotion there is no such page (JOI-01). */
export function Join() {
  const { referralModule } = useBrand();
  const on = useFeature(referralModule ?? '');
  const load = usePlatformLoad();
  return (
    <LoadFrame load={load} skeleton={<GuessedSkeleton />}>
      {on ? <Invite /> : <NotFound />}
    </LoadFrame>
  );
}
