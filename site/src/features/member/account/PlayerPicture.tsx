import { chooseIcon, memberIcons, memberProfile, playerAvatar } from '@baize/gateway';
import { Avatar, Button, Inline, LoadFrame, Skeleton, Stack } from '@baize/ui';
import { AvatarPicker, FormError } from '@baize/ui/overlays';
import { useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { useOffered } from '../../../core/services/status.ts';
import { errorText, loadOf } from '../../../data/load.ts';
import { usePictures } from '../../../data/pictures.ts';
import { useAction } from '../../../data/useAction.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import type { Profile } from './profileOf.ts';

export function PlayerPicture({ profile: { avatar } }: { profile: Profile }) {
  const text = useText();
  const pictures = usePictures();
  const choosable = useOffered('avatar');
  const [open, setOpen] = useState(false);
  return (
    <Stack gap={4}>
      <Inline gap={4} wrap>
        <Avatar size="lg" picture={pictures(avatar.picture)} alt="" />
        {choosable && (
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {text('profile.avatar.change')}
          </Button>
        )}
      </Inline>
      {open && <Choice chosen={avatar.id} />}
    </Stack>
  );
}

function Choice({ chosen }: { chosen: string | null }) {
  const text = useText();
  const { toasts } = useServices();
  const pictures = usePictures();
  const answer = useEndpoint(memberIcons, {});
  const { send, busy } = useAction(chooseIcon, [memberProfile, playerAvatar]);
  const [pressed, setPressed] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  async function choose(iconId: string) {
    setPressed(iconId);
    setRefused(null);
    const outcome = await send({ iconId });
    if (outcome.ok) toasts.show({ tone: 'positive', text: text('profile.avatar.saved') });
    else {
      setPressed(null);
      setRefused(errorText(text, outcome.error));
    }
  }

  const icons = answer.value ?? [];
  const empty = { title: text('profile.avatar.failed') };
  return (
    <LoadFrame
      load={loadOf(answer, text, { title: text('profile.avatar.failed'), empty, isEmpty: icons.length === 0 })}
      skeleton={<Skeleton shape="panel" />}
    >
      <Stack gap={3}>
        <FormError>{refused}</FormError>
        <AvatarPicker
          label={text('profile.avatar.choose')}
          options={icons.map(({ id, picture }, place) => ({
            value: id,
            name: text('profile.avatar.number', { number: place + 1 }),
            picture: pictures(picture),
          }))}
          value={pressed ?? chosen ?? undefined}
          onValueChange={(id) => void choose(id)}
          saving={busy ? text('profile.saving') : undefined}
        />
      </Stack>
    </LoadFrame>
  );
}
