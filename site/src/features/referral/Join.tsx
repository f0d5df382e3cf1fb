import { LoadFrame } from '@baize/ui';
import { useBrand } from '../../core/services/services.ts';
import { useFeature } from '../../core/services/status.ts';
import { usePlatformLoad } from '../../core/services/usePlatformLoad.ts';
import { NotFound } from '../../shared/errors/NotFound.tsx';
import { GuessedSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { Invite } from './Invite.tsx';

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
