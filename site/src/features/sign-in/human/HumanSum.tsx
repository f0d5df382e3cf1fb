import { Button, Stack, Text } from '@baize/ui';
import { Dialog, TextField } from '@baize/ui/overlays';
import { useLastValue } from '../../../core/browser/useLastValue.ts';
import { useText } from '../../../core/language/useText.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import type { Asked } from './useHumanCheck.ts';

/** A small sum over the form: no picture has to be read to show that a person asks (FLT-124). */
export function HumanSum({ asked }: { asked: Asked | null }) {
  const last = useLastValue(asked);
  return last && <Sum key={last.sum.id} open={asked !== null} asked={last} />;
}

function Sum({ open, asked: { sum, answer } }: { open: boolean; asked: Asked }) {
  const text = useText();
  const form = useSubmitForm({
    defaults: { typed: '' },
    check: ({ typed }) => ({ typed: typed.trim() ? undefined : text('validation.empty') }),
    send: ({ typed }) => {
      answer(typed);
      return undefined;
    },
  });
  return (
    <Dialog
      open={open}
      title={text('registration.human.title')}
      onClose={() => answer(null)}
      words={{ close: text('frame.close') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          // A press in this form must not reach the form below it.
          event.stopPropagation();
          form.submit(event);
        }}
      >
        <Stack gap={4}>
          <Text tone="secondary">{text('registration.human.text')}</Text>
          <TextField
            {...form.field('typed')}
            label={text('registration.human.question', { first: sum.first, second: sum.second })}
            inputMode="numeric"
            autoComplete="off"
            data-autofocus
            required
          />
          <Button type="submit" kind="primary" size="lg" wide>
            {text('registration.human.action')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
