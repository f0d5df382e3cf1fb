import { mostReason } from '@baize/domain';
import { Button, Inline, Stack } from '@baize/ui';
import { Dialog, FormError, TextArea } from '@baize/ui/overlays';
import { useText } from '../../core/language/useText.ts';
import type { Outcome } from '../../data/useAction.ts';
import { useSubmitForm } from '../../shared/forms/useSubmitForm.ts';

interface RejectDialogProps {
  open: boolean;
  /** Who will read the reason. */
  reader: string;
  send: (reason: string) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** Asks why a request is rejected; the other side reads it. */
export function RejectDialog(props: RejectDialogProps) {
  const { open, onClose } = props;
  const text = useText();
  return (
    <Dialog open={open} title={text('contracts.reject.title')} onClose={onClose} words={{ close: text('frame.close') }}>
      {open && <ReasonForm {...props} />}
    </Dialog>
  );
}

function ReasonForm({ reader, send, onClose }: RejectDialogProps) {
  const text = useText();
  const form = useSubmitForm({
    defaults: { reason: '' },
    check: ({ reason }) => ({ reason: problemOf([...reason.trim()].length) }),
    send: ({ reason }) => send(reason.trim()),
    onDone: onClose,
    // What the page says of it stands below the dialog.
    onRefused: ({ code }) => (code === 'contract-changed' || code === 'request-expired') && onClose(),
  });
  function problemOf(length: number): string | undefined {
    if (length === 0) return text('contracts.reason.required');
    return length > mostReason ? text('contracts.reason.long', { most: mostReason }) : undefined;
  }
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormError>{form.error}</FormError>
        <TextArea
          {...form.field('reason')}
          label={text('contracts.reason')}
          hint={text('contracts.reason.hint', { name: reader, most: mostReason })}
          required
        />
        <Inline gap={3} justify="end" wrap>
          <Button onClick={onClose}>{text('frame.cancel')}</Button>
          <Button type="submit" kind="danger" busy={form.busy}>
            {text('contracts.reject.confirm')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
