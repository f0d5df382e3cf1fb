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
  /** Name of the person who reads the reason. */
  reader: string;
  confirm: string;
  kind?: 'primary' | 'danger';
  toast?: string;
  send: (reason: string) => Promise<Outcome<V>>;
  onError?: (error: GatewayError) => void;
  onClose: () => void;
}

export function ReasonDialog<V>(props: ReasonDialogProps<V>) {
  const { open, title, onClose } = props;
  const text = useText();
  return (
    <Dialog open={open} title={title} onClose={onClose} words={{ close: text('frame.close') }}>
      {open && <ReasonForm {...props} />}
    </Dialog>
  );
}

function ReasonForm<V>({ reader, confirm, kind = 'danger', toast, send, onError, onClose }: ReasonDialogProps<V>) {
  const text = useText();
  const form = useSubmitForm({
    defaultValues: { reason: '' },
    validate: ({ reason }) => ({ reason: problemOf(reason.trim()) }),
    onSubmit: ({ reason }) => send(reason.trim()),
    ...(toast !== undefined && { toast }),
    onSuccess: onClose,
    ...(onError && { onError }),
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
          <Button type="submit" kind={kind} busy={form.isSubmitting}>
            {confirm}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
