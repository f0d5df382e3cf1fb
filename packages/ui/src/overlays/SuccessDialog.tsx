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
  /** What comes next, where something does. */
  text?: string;
  /** The word of the one button. */
  close: string;
  onClose: () => void;
}

/** Something a person waited for went well. What went well in passing is said by a toast. */
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
