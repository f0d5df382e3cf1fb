import { agentProfile } from '@baize/gateway';
import { Empty, LoadFrame, Skeleton, Split } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { InvitationLinks } from './InvitationLinks.tsx';
import { OpenAccount } from './OpenAccount.tsx';

/** Opens accounts below the agent, and makes the links by which others open one themselves (AGT-04). */
export function RegisterPage() {
  const text = useText();
  const answer = useEndpoint(agentProfile, {});
  const profile = answer.value;
  return (
    <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="panel" count={2} />}>
      {profile &&
        (profile.opensAgents || profile.opensMembers ? (
          <Split fold="within" side="start" aside={<OpenAccount profile={profile} />}>
            <InvitationLinks profile={profile} />
          </Split>
        ) : (
          <Empty title={text('team.register.closed')} />
        ))}
    </LoadFrame>
  );
}
