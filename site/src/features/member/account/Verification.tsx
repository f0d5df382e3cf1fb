import type { VerificationKind } from '@baize/gateway';
import { Button, DescriptionList, Stack } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { ChooseVerification } from './ChooseVerification.tsx';
import type { Profile } from './profileOf.ts';

export function Verification({ profile }: { profile: Profile }) {
  const text = useText();
  const [choosing, setChoosing] = useState(false);
  const kind: VerificationKind | null = profile.verification;
  const change = text('profile.contact.change');
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          {
            id: 'way',
            term: text('verify.ways'),
            value: kind === null ? text('profile.verify.any') : text(`verify.${kind}`),
            actions: (
              <Button
                size="sm"
                aria-expanded={choosing}
                aria-label={`${change}: ${text('profile.verify')}`}
                onClick={() => setChoosing(!choosing)}
              >
                {change}
              </Button>
            ),
          },
        ]}
      />
      {choosing && <ChooseVerification profile={profile} onClose={() => setChoosing(false)} />}
    </Stack>
  );
}
