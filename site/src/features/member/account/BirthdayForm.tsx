import { type BirthdayProblem, checkBirthday, dayOf } from '@baize/domain';
import { memberProfile, readRefusal, saveProfile } from '@baize/gateway';
import { Button, DescriptionList, Stack, Text } from '@baize/ui';
import { FormError, TextField } from '@baize/ui/overlays';
import { type FormEvent, useRef, useState } from 'react';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useBrand, useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';

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
  const { now, toasts } = useServices();
  const { ageGate } = useBrand();
  const { send, busy } = useAction(saveProfile, [memberProfile]);
  const [value, setValue] = useLeftForm('birthday', '');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ birthday: string | undefined; words: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const today = dayOf(now(), 'UTC');
  const problem = checkBirthday(value, today, ageGate);
  const wrong = (tried && problem) || problems.find((one) => one === refused?.birthday);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setRefused(null);
    if (problem) return field.current?.focus();
    const outcome = await send({ birthday: value });
    if (outcome.ok) return toasts.show({ tone: 'positive', text: text('profile.saved') });
    const { birthday } = readRefusal(outcome.error.value).fields;
    setRefused({ birthday, words: errorText(text, outcome.error) });
    return field.current?.focus();
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={3} align="start">
        <FormError>{refused && !wrong && refused.words}</FormError>
        <TextField
          ref={field}
          type="date"
          label={text('profile.birthday')}
          hint={text('profile.birthday.hint')}
          value={value}
          onValueChange={setValue}
          max={today}
          error={wrong ? problemText(wrong, text, ageGate) : undefined}
          autoComplete="bday"
          required
        />
        <Button type="submit" busy={busy}>
          {text('profile.save')}
        </Button>
      </Stack>
    </form>
  );
}

const problems = ['required', 'date', 'young', 'old'] as const satisfies readonly BirthdayProblem[];

/** A date that is not whole yet is none to the browser. */
function problemText(problem: BirthdayProblem, text: Translate, age: number): string {
  if (problem === 'young') return text('profile.birthday.young', { age });
  return text(problem === 'old' ? 'profile.birthday.old' : 'profile.birthday.date');
}
