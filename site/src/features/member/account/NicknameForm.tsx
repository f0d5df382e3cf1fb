import { checkNickname, type FieldError } from '@baize/domain';
import { memberInfo, memberProfile, readRefusal, saveProfile } from '@baize/gateway';
import { Button, Stack } from '@baize/ui';
import { FormError, TextField } from '@baize/ui/overlays';
import { type FormEvent, useRef, useState } from 'react';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { fieldErrorText } from '../../../shared/forms/fieldErrors.ts';
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';

/** Another nickname, as often as the player likes. */
export function NicknameForm({ nickname }: { nickname: string | null }) {
  const text = useText();
  const { toasts } = useServices();
  const { send, busy } = useAction(saveProfile, [memberProfile, memberInfo]);
  const [typed, setTyped] = useLeftForm<string | null>('nickname', null);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const value = typed ?? nickname ?? '';
  const problem = tried ? problemOf(checkNickname(value), text) : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setRefused(null);
    if (checkNickname(value)) return field.current?.focus();
    const outcome = await send({ nickname: value.trim() });
    if (outcome.ok) {
      setTyped(null);
      setTried(false);
      return toasts.show({ tone: 'positive', text: text('profile.saved') });
    }
    const theirs = readRefusal(outcome.error.value).fields.nickname;
    setRefused(theirs ? text('profile.nickname.pattern') : errorText(text, outcome.error));
    return field.current?.focus();
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={3} align="start">
        <FormError>{refused}</FormError>
        <TextField
          ref={field}
          label={text('profile.nickname')}
          hint={text('profile.nickname.hint')}
          value={value}
          onValueChange={setTyped}
          error={problem}
          autoComplete="nickname"
          required
        />
        <Button type="submit" busy={busy}>
          {text('profile.save')}
        </Button>
      </Stack>
    </form>
  );
}

function problemOf(error: FieldError | null, text: Translate): string | undefined {
  if (error?.kind === 'pattern') return text('profile.nickname.pattern');
  return fieldErrorText(text, text('profile.nickname'), error ?? undefined);
}
