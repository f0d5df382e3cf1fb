import { downline, messageDownline } from '@baize/gateway';
import { Button, Inline, Stack } from '@baize/ui';
import { Dialog, FormError, TextArea } from '@baize/ui/overlays';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useAction } from '../../../data/useAction.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import type { TeamMember } from './teamWords.ts';

const mostCharacters = 500;

interface MessageDialogProps {
  /** Who reads it; null while the dialog is closed. */
  member: TeamMember | null;
  onClose: () => void;
}

/** Writes to a direct downline, who finds it among their messages. */
export function MessageDialog({ member, onClose }: MessageDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={member !== null}
      title={text('team.message')}
      onClose={onClose}
      words={{ close: text('frame.close') }}
    >
      {member && <MessageForm member={member} onClose={onClose} />}
    </Dialog>
  );
}

function MessageForm({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const text = useText();
  const name = apart(member.name);
  const { send } = useAction(messageDownline, [downline]);
  const form = useSubmitForm({
    defaults: { message: '' },
    check: ({ message }) => ({ message: problemOf(message.trim()) }),
    send: ({ message }) => send({ account: member.account, message: message.trim() }),
    toast: text('team.message.sent', { name }),
    onDone: onClose,
  });
  function problemOf(message: string): string | undefined {
    if (message === '') return text('team.message.required');
    return [...message].length > mostCharacters ? text('team.message.long', { most: mostCharacters }) : undefined;
  }
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormError>{form.error}</FormError>
        <TextArea
          {...form.field('message')}
          label={text('team.message.to', { name })}
          hint={text('team.message.hint', { most: mostCharacters })}
          required
        />
        <Inline gap={3} justify="end" wrap>
          <Button onClick={onClose}>{text('team.cancel')}</Button>
          <Button type="submit" kind="primary" busy={form.busy}>
            {text('team.message.send')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
