import { memberProfile } from '@baize/gateway';
import { LinkRow, LoadFrame, Panel, RowList, Skeleton, Stack, Text } from '@baize/ui';
import { ListChecks } from 'lucide';
import type { ReactNode } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { Boundary } from '../../../core/loading/Boundary.tsx';
import { RevealWhenReady } from '../../../core/loading/RevealWhenReady.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { usePlays, useServices } from '../../../core/services/services.ts';
import { useFirstSteps } from '../../../data/firstSteps.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { BirthdayForm } from './BirthdayForm.tsx';
import { Closing } from './Closing.tsx';
import { Contacts } from './Contacts.tsx';
import { LastLogins } from './LastLogins.tsx';
import { NicknameForm } from './NicknameForm.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { Passwords } from './Passwords.tsx';
import { PlayerPicture } from './PlayerPicture.tsx';
import { PushPreferences } from './PushPreferences.tsx';
import { Verification } from './Verification.tsx';

/** Shows profile, contacts and login security (MEM-02). */
export function AccountPage() {
  const text = useText();
  const answer = useEndpoint(memberProfile, usePlays() ? {} : null);
  const { value: profile } = answer;
  const { brand, platform } = useServices();
  const { offers } = platform;
  return (
    <Stack gap={4}>
      <FirstStepsNotice />
      <LoadFrame load={loadOf(answer, text, { title: text('profile.failed') })} skeleton={<Waiting />}>
        {profile && (
          <Stack gap={4}>
            <AccountPart title={text('profile.person')}>
              <PlayerPicture profile={profile} />
              <NicknameForm nickname={profile.nickname} />
              <BirthdayForm birthday={profile.birthday} />
            </AccountPart>
            <AccountPart title={text('profile.contacts')}>
              <Contacts profile={profile} />
            </AccountPart>
            <AccountPart title={text('profile.passwords')}>
              <Passwords profile={profile} />
            </AccountPart>
            {offers('two-step') && (
              <AccountPart title={text('profile.verify')} lead={text('profile.verify.text')}>
                <Verification profile={profile} />
              </AccountPart>
            )}
          </Stack>
        )}
      </LoadFrame>
      <RevealWhenReady waiting={answer.loading}>
        <Stack gap={4}>
          {offers('devices') && (
            <>
              <Boundary>
                <OpenSessions />
              </Boundary>
              <Boundary>
                <LastLogins />
              </Boundary>
            </>
          )}
          {brand.app && offers('web-push') && (
            <AccountPart title={text('profile.push')}>
              <PushPreferences />
            </AccountPart>
          )}
          {offers('closing') && (
            <AccountPart title={text('profile.close')}>
              <Closing />
            </AccountPart>
          )}
        </Stack>
      </RevealWhenReady>
    </Stack>
  );
}

/** Links to the first steps that a new player left for later (REG-14). */
function FirstStepsNotice() {
  const text = useText();
  const { steps } = useFirstSteps();
  if (!steps || steps.done) return null;
  return (
    <RowList label={text('profile.firstSteps')}>
      <LinkRow
        icon={ListChecks}
        label={text('profile.firstSteps')}
        text={text('profile.firstSteps.text')}
        href={paths.welcome}
      />
    </RowList>
  );
}

const Waiting = () => (
  <Stack gap={5}>
    <Skeleton shape="title" />
    <Skeleton shape="row" count={6} />
  </Stack>
);

interface AccountPartProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

function AccountPart({ title, lead, children }: AccountPartProps) {
  return (
    <Panel title={title}>
      {lead && (
        <Text size="label" tone="muted">
          {lead}
        </Text>
      )}
      <Boundary>
        <Stack gap={5}>{children}</Stack>
      </Boundary>
    </Panel>
  );
}
