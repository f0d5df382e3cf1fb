import { type BirthdayProblem, checkBirthday, dayOf } from '@baize/domain';
import { memberProfile, readRefusal, saveProfile } from '@baize/gateway';
import { Button, DescriptionList, Stack, Text } from '@baize/ui';
import { FormError, TextField } from '@baize/ui/overlays';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useBrand, useServices } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';

/** The date of birth: told once, and fixed from then on. */
export function BirthdayForm({ birthday }: { birthday: string | null }) {
  const text = useText();
  if (birthday === null) return <Unset />;
  return (
    <Stack gap={1}>
      <DescriptionList items={[{ id: 'birthday', term: text('profile.birthday'), value: birthday }]} />
      <Text size="caption" tone="muted">
        {text('profile.birthday.fixed')}
      </Text>
    </Stack>
  );
}

function Unset() {
  const text = useText();
  const { now } = useServices();
  const { ageGate } = useBrand();
  const { send } = useAction(saveProfile, [memberProfile]);
  const draft = useLeftForm('birthday', { birthday: '' });
  const today = dayOf(now(), 'UTC');
  const words = (problem: BirthdayProblem | null | undefined) => problem && problemText(problem, text, ageGate);
  const form = useSubmitForm({
    defaults: draft[0],
    draft,
    check: ({ birthday }) => ({ birthday: words(checkBirthday(birthday, today, ageGate)) ?? undefined }),
    send,
    refused: ({ value }) => {
      const { birthday } = readRefusal(value).fields;
      return { birthday: words(problems.find((one) => one === birthday)) ?? undefined };
    },
    focusWhenRefused: 'birthday',
    toast: text('profile.saved'),
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={3} align="start">
        <FormError>{form.error}</FormError>
        <TextField
          {...form.field('birthday')}
          type="date"
          label={text('profile.birthday')}
          hint={text('profile.birthday.hint')}
          max={today}
          autoComplete="bday"
          required
        />
        <Button type="submit" busy={form.busy}>
          {text('profile.save')}
        </Button>
      </Stack>
    </form>
  );
}

const problems = ['required', 'date', 'young', 'old'] as const satisfies readonly BirthdayProblem[];

/** A browser reports an incomplete date as empty. */
function problemText(problem: BirthdayProblem, text: Translate, age: number): string {
  if (problem === 'young') return text('profile.birthday.young', { age });
  return text(problem === 'old' ? 'profile.birthday.old' : 'profile.birthday.date');
}
