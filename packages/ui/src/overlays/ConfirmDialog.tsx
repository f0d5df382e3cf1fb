'use client';

import { Button } from '../actions/Button.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { MessageBox } from './MessageBox.tsx';

export interface ConfirmDialogProps extends ElementAttributes<HTMLDivElement> {
  open: boolean;
  /** Question answered by the two buttons. */
  title: string;
  /** Consequences. */
  text?: string;
  confirm: string;
  cancel: string;
  kind?: 'primary' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something hard to undo. The focus starts on the answer that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, cancel, kind = 'primary', busy, onConfirm, onClose, ...attributes } = props;
  return (
    <MessageBox {...attributes} open={open} onClose={onClose} role="alertdialog" title={title} text={text}>
      <Button data-autofocus onClick={onClose}>
        {cancel}
      </Button>
      <Button kind={kind} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </MessageBox>
  );
}
