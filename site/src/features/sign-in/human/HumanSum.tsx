import { cleanNumber } from '@baize/domain';
import { Button, Stack, Text } from '@baize/ui';
import { Dialog, TextField } from '@baize/ui/overlays';
import { useLastValue } from '../../../core/browser/useLastValue.ts';
import { useText } from '../../../core/language/useText.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import type { Asked } from './useHumanCheck.ts';

/** Asks for a small sum as a human check that needs no picture (FLT-124). */
export function HumanSum({ asked }: { asked: Asked | null }) {
  const last = useLastValue(asked);
  return last && <Sum key={last.sum.id} open={asked !== null} asked={last} />;
}

function Sum({ open, asked: { sum, answer } }: { open: boolean; asked: Asked }) {
  const text = useText();
  const form = useSubmitForm({
    defaultValues: { typed: '' },
    validate: ({ typed }) => ({ typed: cleanNumber(typed) ? undefined : text('validation.empty') }),
    onSubmit: ({ typed }) => {
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
          // This submit must not bubble to the form below.
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
