import { checkNickname, type FieldError } from '@baize/domain';
import { memberInfo, memberProfile, readRefusal, saveProfile } from '@baize/gateway';
import { Button, Stack } from '@baize/ui';
import { FormError, TextField } from '@baize/ui/overlays';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useAction } from '../../../data/useAction.ts';
import { fieldErrorText } from '../../../shared/forms/fieldErrors.ts';
import { useFormDraft } from '../../../shared/forms/useFormDraft.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';

interface Values {
  /** Null until edited. */
  nickname: string | null;
}

const noValues: Values = { nickname: null };

export function NicknameForm({ nickname }: { nickname: string | null }) {
  const text = useText();
  const { send } = useAction(saveProfile, [memberProfile, memberInfo]);
  const draft = useFormDraft<Values>('nickname', noValues);
  const shown = ({ nickname: typed }: Values) => typed ?? nickname ?? '';
  const form = useSubmitForm({
    defaultValues: draft[0],
    draft,
    validate: (values) => ({ nickname: problemOf(checkNickname(shown(values)), text) }),
    onSubmit: (values) => send({ nickname: shown(values).trim() }),
    serverErrors: ({ value }) => ({
      nickname: readRefusal(value).fields.nickname ? text('profile.nickname.pattern') : undefined,
    }),
    focusOnError: 'nickname',
    toast: text('profile.saved'),
    resetOnSuccess: noValues,
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={3} align="start">
        <FormError>{form.error}</FormError>
        <TextField
          {...form.field('nickname')}
          value={shown(form.values)}
          label={text('profile.nickname')}
          hint={text('profile.nickname.hint')}
          autoComplete="nickname"
          required
        />
        <Button type="submit" busy={form.isSubmitting}>
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
