import { agentProfile } from '@baize/gateway';
import { Empty, LoadFrame, Skeleton, Split, Stack } from '@baize/ui';
import { useIsWide } from '../../../core/browser/useMedia.ts';
import { useText } from '../../../core/language/useText.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import type { AgentProfile } from '../shared/agentProfile.ts';
import { InvitationLinks } from './InvitationLinks.tsx';
import { OpenAccount } from './OpenAccount.tsx';

/** Opens downline accounts and manages the invitation links for self-registration (AGT-04). */
export function RegisterPage() {
  const text = useText();
  const answer = useEndpoint(agentProfile, {});
  const profile = answer.value;
  return (
    <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="panel" count={2} />}>
      {profile &&
        (profile.opensAgents || profile.opensMembers ? (
          <Parts profile={profile} />
        ) : (
          <Empty title={text('team.register.closed')} />
        ))}
    </LoadFrame>
  );
}

function Parts({ profile }: { profile: AgentProfile }) {
  const form = <OpenAccount profile={profile} />;
  const links = <InvitationLinks profile={profile} />;
  return useIsWide() ? (
    <Split fold="within" side="start" aside={form}>
      {links}
    </Split>
  ) : (
    <Stack gap={4}>
      {form}
      {links}
    </Stack>
  );
}
