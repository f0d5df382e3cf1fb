import { decideReferral } from '@baize/domain';
import { Empty, LoadFrame, Skeleton } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useAccess } from '../../../core/services/access.ts';
import { usePlatformLoad } from '../../../core/services/usePlatformLoad.ts';
import { Referral } from './Referral.tsx';

export function ReferralPage() {
  const text = useText();
  const on = useAccess(decideReferral);
  const load = usePlatformLoad();
  return (
    <LoadFrame load={load} skeleton={<Skeleton shape="panel" />}>
      {on ? <Referral /> : <Empty title={text('invited.off')} text={text('invited.off.text')} />}
    </LoadFrame>
  );
}
