import { referralInfo } from '@baize/gateway';
import { LoadFrame, Section, Sections, Skeleton, Steps } from '@baize/ui';
import { HandCoins, Send, UserCheck } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { loadOf } from '../../data/load.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { ForBoth } from './ForBoth.tsx';
import { OwnInvitation } from './OwnInvitation.tsx';
import { ReferralTiers } from './ReferralTiers.tsx';

const steps = [
  { id: 'share', icon: Send },
  { id: 'join', icon: UserCheck },
  { id: 'earn', icon: HandCoins },
] as const;

export function Invite() {
  const text = useText();
  const answer = useEndpoint(referralInfo, {});
  const shown = steps.map(({ id, icon }) => ({
    id,
    icon,
    title: text(`join.step.${id}`),
    text: text(`join.step.${id}.text`),
  }));
  return (
    <Sections>
      <Section title={text('join.how')}>
        <Steps label={text('join.how')} steps={shown} />
      </Section>
      <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="panel" guessed />}>
        {answer.value && (
          <Sections>
            <Boundary>
              <OwnInvitation code={answer.value.code} />
            </Boundary>
            <Boundary>
              <ReferralTiers tiers={answer.value.tiers} />
            </Boundary>
            <Boundary>
              <ForBoth code={answer.value.code} />
            </Boundary>
          </Sections>
        )}
      </LoadFrame>
    </Sections>
  );
}
