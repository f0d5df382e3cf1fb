'use client';

import { Button } from '../actions/Button.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { MessageBox } from './MessageBox.tsx';

export interface WarningDialogProps extends ElementAttributes<HTMLDivElement> {
  open: boolean;
  title: string;
  text: string;
  /** Label of the button that only closes. */
  close: string;
  /** Remedy, if any. */
  confirm?: { label: string; onClick: () => void };
  onClose: () => void;
}

/** Shows something the user must know before going on. */
export function WarningDialog({ open, title, text, close, confirm, onClose, ...attributes }: WarningDialogProps) {
  return (
    <MessageBox {...attributes} open={open} onClose={onClose} role="alertdialog" title={title} text={text}>
      <Button kind={confirm ? 'neutral' : 'primary'} data-autofocus onClick={onClose}>
        {close}
      </Button>
      {confirm && (
        <Button kind="primary" onClick={confirm.onClick}>
          {confirm.label}
        </Button>
      )}
    </MessageBox>
  );
}
