'use client';

import { Check } from 'lucide';
import { Button } from '../actions/Button.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { MessageBox } from './MessageBox.tsx';
import { successMark } from './SuccessDialog.css.ts';

export interface SuccessDialogProps extends ElementAttributes<HTMLDivElement> {
  open: boolean;
  title: string;
  /** Next step, if any. */
  text?: string;
  /** Label of the only button. */
  close: string;
  onClose: () => void;
}

/** Confirms an awaited success. For incidental success use a toast. */
export function SuccessDialog({ open, title, text, close, onClose, ...attributes }: SuccessDialogProps) {
  return (
    <MessageBox
      {...attributes}
      open={open}
      onClose={onClose}
      mark={<span className={successMark}>{icon(Check, 22)}</span>}
      title={title}
      text={text}
    >
      <Button kind="primary" data-autofocus onClick={onClose}>
        {close}
      </Button>
    </MessageBox>
  );
}
