import { referralInfo, referralSummary } from '@baize/gateway';
import { Button, Inline, LoadFrame, Skeleton, Stack } from '@baize/ui';
import { Tabs } from '@baize/ui/overlays';
import { Share2 } from 'lucide';
import { useText } from '../../../core/language/useText.ts';
import { Part } from '../../../core/loading/Boundary.tsx';
import { RevealWhenReady } from '../../../core/loading/RevealWhenReady.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { useBrand } from '../../../core/services/services.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { OwnInvitation } from '../../referral/OwnInvitation.tsx';
import { ReferralTiers } from '../../referral/ReferralTiers.tsx';
import { useShown } from '../list/useShown.ts';
import { InvitedFriends } from './InvitedFriends.tsx';
import { ReferralEarnings } from './ReferralEarnings.tsx';
import { ReferralFigures } from './ReferralFigures.tsx';

export function Referral() {
  const text = useText();
  const answer = useEndpoint(referralInfo, {});
  const figures = useEndpoint(referralSummary, {});
  const { code = null, tiers = [] } = answer.value ?? {};
  return (
    <Stack gap={6}>
      <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="panel" />}>
        <Stack gap={4}>
          <Part of={OwnInvitation} code={code} />
          {code && (
            <Inline gap={3}>
              <ShareLink code={code} />
            </Inline>
          )}
        </Stack>
      </LoadFrame>
      <RevealWhenReady waiting={answer.loading}>
        <Part of={ReferralFigures} tiers={tiers} answer={figures} />
      </RevealWhenReady>
      <RevealWhenReady waiting={answer.loading || figures.loading}>
        <Stack gap={6}>
          <Part of={ReferralRecords} />
          {tiers.length > 0 && <Part of={ReferralTiers} tiers={tiers} />}
        </Stack>
      </RevealWhenReady>
    </Stack>
  );
}

function ReferralRecords() {
  const text = useText();
  const { get, choose } = useShown('referral');
  const tab = get('type') === 'earnings' ? 'earnings' : 'friends';
  return (
    <Tabs
      label={text('invited.tabs')}
      selected={tab}
      onSelect={(id) => choose({ type: id === 'earnings' ? id : null, days: null })}
      items={[
        { id: 'friends', label: text('invited.title'), panel: <InvitedFriends /> },
        { id: 'earnings', label: text('invited.earnings'), panel: <ReferralEarnings /> },
      ]}
    />
  );
}

function ShareLink({ code }: { code: string }) {
  const text = useText();
  const { affiliateParameter, name } = useBrand();
  if (!('share' in navigator)) return null;
  const url = paths.invitation(location.origin, affiliateParameter, code);
  return (
    <Button
      kind="primary"
      iconStart={Share2}
      // A cancelled share is not a failure.
      onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
    >
      {text('invited.share')}
    </Button>
  );
}
