'use client';

import { Button } from '../actions/Button.tsx';
import { MessageBox } from './MessageBox.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** A question that the two buttons answer. */
  title: string;
  /** What follows from it. */
  text?: string;
  confirm: string;
  cancel: string;
  kind?: 'primary' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back lightly. The focus starts on the answer that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, cancel, kind = 'primary', busy, onConfirm, onClose } = props;
  return (
    <MessageBox open={open} onClose={onClose} role="alertdialog" title={title} text={text}>
      <Button data-autofocus onClick={onClose}>
        {cancel}
      </Button>
      <Button kind={kind} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </MessageBox>
  );
}
