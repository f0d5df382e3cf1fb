'use client';

import { type ReactNode, useId } from 'react';
import { Modal, type ModalProps, ModalTitle } from '../internal/Modal.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { dialogBody, dialogFoot, dialogHead, dialogMain, dialogText, dialogTitle } from './Dialog.css.ts';

export interface MessageBoxProps
  extends Pick<ModalProps, 'open' | 'onClose' | 'role'>,
    ElementAttributes<HTMLDivElement> {
  mark?: ReactNode;
  title: string;
  text?: string;
  /** Answers, the safe one marked `data-autofocus`. */
  children: ReactNode;
}

/** Shows a short message with answers: the base of confirmation, warning and success. */
export function MessageBox({ mark, title, text, children, ...modal }: MessageBoxProps) {
  const textId = useId();
  return (
    <Modal {...modal} describedBy={text && textId}>
      <div className={dialogMain}>
        {mark}
        <div className={dialogHead}>
          <ModalTitle className={dialogTitle} data-size="sm">
            {title}
          </ModalTitle>
        </div>
        <div className={dialogBody}>
          {text && (
            <p id={textId} className={dialogText}>
              {text}
            </p>
          )}
        </div>
        <div className={dialogFoot}>{children}</div>
      </div>
    </Modal>
  );
}
