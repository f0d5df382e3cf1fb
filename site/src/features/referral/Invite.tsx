import { referralInfo } from '@baize/gateway';
import { LoadFrame, Section, Sections, Skeleton, Steps } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { loadOf } from '../../data/load.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { OwnInvitation } from './OwnInvitation.tsx';
import { ReferralTiers } from './ReferralTiers.tsx';

/** How inviting works, the player's own link and what it brings. */
export function Invite() {
  const text = useText();
  const answer = useEndpoint(referralInfo, {});
  const steps = (['share', 'join', 'earn'] as const).map((id) => ({
    id,
    title: text(`join.step.${id}`),
    text: text(`join.step.${id}.text`),
  }));
  return (
    <Sections>
      <Section title={text('join.how')}>
        <Steps label={text('join.how')} steps={steps} />
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
          </Sections>
        )}
      </LoadFrame>
    </Sections>
  );
}
