import { mostReason, textLength } from '@baize/domain';
import type { GatewayError } from '@baize/gateway';
import { Button, Inline, Stack } from '@baize/ui';
import { Dialog, FormError, TextArea } from '@baize/ui/overlays';
import { useText } from '../../core/language/useText.ts';
import type { Outcome } from '../../data/useAction.ts';
import { useSubmitForm } from '../../shared/forms/useSubmitForm.ts';

interface ReasonDialogProps<V> {
  open: boolean;
  title: string;
  /** Who will read the reason. */
  reader: string;
  confirm: string;
  kind?: 'primary' | 'danger';
  /** What is said once it is done. */
  toast?: string;
  send: (reason: string) => Promise<Outcome<V>>;
  onRefused?: (error: GatewayError) => void;
  onClose: () => void;
}

/** Asks for the reason of a refusal, which the other side reads. */
export function ReasonDialog<V>(props: ReasonDialogProps<V>) {
  const { open, title, onClose } = props;
  const text = useText();
  return (
    <Dialog open={open} title={title} onClose={onClose} words={{ close: text('frame.close') }}>
      {open && <ReasonForm {...props} />}
    </Dialog>
  );
}

function ReasonForm<V>({ reader, confirm, kind = 'danger', toast, send, onRefused, onClose }: ReasonDialogProps<V>) {
  const text = useText();
  const form = useSubmitForm({
    defaults: { reason: '' },
    check: ({ reason }) => ({ reason: problemOf(reason.trim()) }),
    send: ({ reason }) => send(reason.trim()),
    ...(toast !== undefined && { toast }),
    onDone: onClose,
    ...(onRefused && { onRefused }),
  });
  function problemOf(reason: string): string | undefined {
    if (reason === '') return text('agent.reason.required');
    return textLength(reason) > mostReason ? text('agent.reason.long', { most: mostReason }) : undefined;
  }
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormError>{form.error}</FormError>
        <TextArea
          {...form.field('reason')}
          label={text('agent.reason')}
          hint={text('agent.reason.hint', { name: reader, most: mostReason })}
          required
        />
        <Inline gap={3} justify="end" wrap>
          <Button onClick={onClose}>{text('frame.cancel')}</Button>
          <Button type="submit" kind={kind} busy={form.busy}>
            {confirm}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
