import { decideReferral } from '@baize/domain';
import { LoadFrame } from '@baize/ui';
import { useAccess } from '../../core/services/access.ts';
import { usePlatformLoad } from '../../core/services/usePlatformLoad.ts';
import { NotFound } from '../../shared/errors/NotFound.tsx';
import { GuessedSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { Invite } from './Invite.tsx';

/** Shows the invitation page; not found without the referral promotion (JOI-01). */
export function Join() {
  const on = useAccess(decideReferral);
  const load = usePlatformLoad();
  return (
    <LoadFrame load={load} skeleton={<GuessedSkeleton />}>
      {on ? <Invite /> : <NotFound />}
    </LoadFrame>
  );
}
