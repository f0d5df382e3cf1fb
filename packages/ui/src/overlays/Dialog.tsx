'use client';

import { X } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Modal, ModalTitle } from '../internal/Modal.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { dialogBody, dialogFoot, dialogHead, dialogMain, dialogSplit, dialogTitle } from './Dialog.css.ts';

/** Widths in px. */
const widths = { sm: 400, md: 640, lg: 800 } as const;

export interface DialogProps extends ElementAttributes<HTMLDivElement> {
  open: boolean;
  title: string;
  /** Called to close the dialog; without it there is no cross, and only the content can close it. */
  onClose?: () => void;
  words: { close: string };
  size?: keyof typeof widths;
  /** Panel beside the content, or above it without room; it widens a small dialog. */
  side?: ReactNode;
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Shows a separate task over the page. For multiple steps use `StepDialog`. */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, words, size = 'sm', side, footer, children, ...attributes } = props;
  return (
    <Modal {...attributes} open={open} onClose={onClose} size={side ? 'beside' : widths[size]}>
      {/* Here with and without a panel, so that a form keeps its state when the panel leaves. */}
      <div className={dialogSplit} data-beside={side ? true : undefined}>
        {side}
        <div className={dialogMain}>
          <div className={dialogHead}>
            <ModalTitle className={dialogTitle} data-size="md">
              {title}
            </ModalTitle>
            {onClose && <IconButton label={words.close} icon={X} onClick={onClose} />}
          </div>
          {/* Focusable with a footer, because long text must scroll by keyboard. */}
          <div className={dialogBody} tabIndex={footer ? 0 : undefined}>
            {children}
          </div>
          {footer && <div className={dialogFoot}>{footer}</div>}
        </div>
      </div>
    </Modal>
  );
}
