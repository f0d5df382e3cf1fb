import { textLength } from '@baize/domain';
import { downline, messageDownline, messageUpline } from '@baize/gateway';
import { Button, Inline, Stack } from '@baize/ui';
import { Dialog, FormError, TextArea } from '@baize/ui/overlays';
import { useState } from 'react';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useAction } from '../../../data/useAction.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';

const mostCharacters = 500;

/** Recipient of a message: a direct downline or, without an account, the agent's upline. */
export interface MessageReader {
  account: string | null;
  name: string;
}

interface MessageDialogProps {
  reader: MessageReader | null;
  onClose: () => void;
}

export function MessageButton({ reader }: { reader: MessageReader }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="ghost" onClick={() => setOpen(true)}>
        {text('agent.message.name', { name: apart(reader.name) })}
      </Button>
      <MessageDialog reader={open ? reader : null} onClose={() => setOpen(false)} />
    </>
  );
}

export function MessageDialog({ reader, onClose }: MessageDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={reader !== null}
      title={text('agent.message')}
      onClose={onClose}
      words={{ close: text('frame.close') }}
    >
      {reader && <MessageForm reader={reader} onClose={onClose} />}
    </Dialog>
  );
}

function MessageForm({ reader, onClose }: { reader: MessageReader; onClose: () => void }) {
  const text = useText();
  const { account } = reader;
  const name = apart(reader.name);
  const below = useAction(messageDownline, [downline]);
  const above = useAction(messageUpline);
  const form = useSubmitForm({
    defaultValues: { message: '' },
    validate: ({ message }) => ({ message: problemOf(message.trim()) }),
    onSubmit: (values) => {
      const message = values.message.trim();
      return account === null ? above.send({ message }) : below.send({ account, message });
    },
    toast: text('agent.message.sent', { name }),
    onSuccess: onClose,
  });
  function problemOf(message: string): string | undefined {
    if (message === '') return text('agent.message.required');
    return textLength(message) > mostCharacters ? text('agent.message.long', { most: mostCharacters }) : undefined;
  }
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormError>{form.error}</FormError>
        <TextArea
          {...form.field('message')}
          label={text('agent.message.to', { name })}
          hint={text('agent.message.hint', { most: mostCharacters })}
          required
        />
        <Inline gap={3} justify="end" wrap>
          <Button onClick={onClose}>{text('frame.cancel')}</Button>
          <Button type="submit" kind="primary" busy={form.isSubmitting}>
            {text('agent.message.send')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
