import { Description, Title } from '@radix-ui/react-dialog';
import { Button } from '../actions/Button.tsx';
import { Modal } from '../internal/Modal.tsx';
import { dialogBody, dialogFoot, dialogHead, dialogMain, dialogText, dialogTitle } from './Dialog.css.ts';

export interface WarningProps {
  open: boolean;
  title: string;
  text: string;
  /** The word of the button that only closes. */
  close: string;
  /** A way out of the trouble, where there is one. */
  confirm?: string;
  onConfirm?: () => void;
  onClose: () => void;
}

/** Something has to be known before going on. */
export function Warning({ open, title, text, close, confirm, onConfirm, onClose }: WarningProps) {
  const way = confirm && onConfirm;
  return (
    <Modal open={open} onClose={onClose} role="alertdialog">
      <div className={dialogMain}>
        <div className={dialogHead}>
          <Title className={dialogTitle} data-size="sm">
            {title}
          </Title>
        </div>
        <div className={dialogBody}>
          <Description className={dialogText}>{text}</Description>
        </div>
        <div className={dialogFoot}>
          <Button kind={way ? 'neutral' : 'primary'} data-autofocus onClick={onClose}>
            {close}
          </Button>
          {way && (
            <Button kind="primary" onClick={onConfirm}>
              {confirm}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
