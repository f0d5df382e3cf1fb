import { Description, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Modal, type ModalProps } from '../internal/Modal.tsx';
import { dialogBody, dialogFoot, dialogHead, dialogMain, dialogText, dialogTitle } from './Dialog.css.ts';

export interface MessageBoxProps extends Pick<ModalProps, 'open' | 'onClose' | 'role'> {
  /** Stands above the title. */
  mark?: ReactNode;
  title: string;
  text?: string;
  /** The answers, the safe one marked `data-autofocus`. */
  children: ReactNode;
}

/** A few words and their answers: what a confirmation, a warning and a success have in common. */
export function MessageBox({ mark, title, text, children, ...modal }: MessageBoxProps) {
  return (
    <Modal {...modal}>
      <div className={dialogMain}>
        {mark}
        <div className={dialogHead}>
          <Title className={dialogTitle} data-size="sm">
            {title}
          </Title>
        </div>
        <div className={dialogBody}>{text && <Description className={dialogText}>{text}</Description>}</div>
        <div className={dialogFoot}>{children}</div>
      </div>
    </Modal>
  );
}
