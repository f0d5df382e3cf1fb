'use client';

import { X } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Modal, ModalTitle } from '../internal/Modal.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { dialogBody, dialogFoot, dialogHead, dialogMain, dialogTitle } from './Dialog.css.ts';

/** In px, where there is room. */
const widths = { sm: 400, md: 640, lg: 800 } as const;

export interface DialogProps extends ElementAttributes<HTMLDivElement> {
  open: boolean;
  title: string;
  /** Without it the dialog has no cross and only its own content closes it. */
  onClose?: () => void;
  words: { close: string };
  size?: keyof typeof widths;
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A task of its own over the page. One in steps is a `StepDialog`. */
export function Dialog({ open, title, onClose, words, size = 'sm', footer, children, ...attributes }: DialogProps) {
  return (
    <Modal {...attributes} open={open} onClose={onClose} size={widths[size]}>
      <div className={dialogMain}>
        <div className={dialogHead}>
          <ModalTitle className={dialogTitle} data-size="md">
            {title}
          </ModalTitle>
          {onClose && <IconButton label={words.close} icon={X} onClick={onClose} />}
        </div>
        {/* With buttons below it this is a text to read, which the keyboard has to be able to scroll. */}
        <div className={dialogBody} tabIndex={footer ? 0 : undefined}>
          {children}
        </div>
        {footer && <div className={dialogFoot}>{footer}</div>}
      </div>
    </Modal>
  );
}
