import { type ContactKind, contactKinds } from '@baize/domain';
import { Button, DescriptionList, Stack, Text } from '@baize/ui';
import { useState } from 'react';
import { apart, inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useOffered } from '../../../core/services/status.ts';
import { BindContact } from './BindContact.tsx';
import type { Profile } from './profileOf.ts';

export function Contacts({ profile }: { profile: Profile }) {
  const text = useText();
  const changeable = useOffered('contacts');
  const [binding, setBinding] = useState<ContactKind | null>(null);
  return (
    <Stack gap={4}>
      <DescriptionList
        items={contactKinds.map((kind) => {
          const { shown, fixed } = profile[kind];
          return {
            id: kind,
            term: text(`profile.${kind}`),
            value: shown === null ? text('profile.unset') : inOrder(shown),
            actions: changeable && !fixed && (
              <Button
                size="sm"
                aria-expanded={binding === kind}
                aria-label={`${text(shown === null ? 'profile.contact.add' : 'profile.contact.change')}: ${text(`profile.${kind}`)}`}
                onClick={() => setBinding(binding === kind ? null : kind)}
              >
                {text(shown === null ? 'profile.contact.add' : 'profile.contact.change')}
              </Button>
            ),
          };
        })}
      />
      {profile.mobile.fixed && (
        <Text size="caption" tone="muted">
          {text('profile.contact.fixed', { name: apart(profile.linked ?? '') })}
        </Text>
      )}
      {binding && (
        <BindContact key={binding} kind={binding} held={profile[binding].shown} onClose={() => setBinding(null)} />
      )}
    </Stack>
  );
}
