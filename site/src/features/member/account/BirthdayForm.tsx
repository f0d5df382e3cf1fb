import { type BirthdayProblem, checkBirthday, dayOf } from '@baize/domain';
import { memberProfile, readRefusal, saveProfile } from '@baize/gateway';
import { Button, DescriptionList, Stack, Text } from '@baize/ui';
import { FormError, TextField } from '@baize/ui/overlays';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useMinimumAge } from '../../../core/services/rules.ts';
import { useServices } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { useFormDraft } from '../../../shared/forms/useFormDraft.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';

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
  const ageGate = useMinimumAge();
  const { send } = useAction(saveProfile, [memberProfile]);
  const draft = useFormDraft('birthday', { birthday: '' });
  const today = dayOf(now(), 'UTC');
  const words = (problem: BirthdayProblem | null | undefined) => problem && problemText(problem, text, ageGate);
  const form = useSubmitForm({
    defaultValues: draft[0],
    draft,
    validate: ({ birthday }) => ({ birthday: words(checkBirthday(birthday, today, ageGate)) ?? undefined }),
    onSubmit: send,
    serverErrors: ({ value }) => {
      const { birthday } = readRefusal(value).fields;
      return { birthday: words(problems.find((one) => one === birthday)) ?? undefined };
    },
    focusOnError: 'birthday',
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
        <Button type="submit" busy={form.isSubmitting}>
          {text('profile.save')}
        </Button>
      </Stack>
    </form>
  );
}

const problems = ['required', 'date', 'young', 'old'] as const satisfies readonly BirthdayProblem[];

/** Words the problem; browsers report an incomplete date as empty. */
function problemText(problem: BirthdayProblem, text: Translate, age: number): string {
  if (problem === 'young') return text('profile.birthday.young', { age });
  return text(problem === 'old' ? 'profile.birthday.old' : 'profile.birthday.date');
}
