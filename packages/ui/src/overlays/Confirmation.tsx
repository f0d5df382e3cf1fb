import { Description, Title } from '@radix-ui/react-dialog';
import { Button } from '../actions/Button.tsx';
import { Modal } from '../internal/Modal.tsx';
import { dialogBody, dialogFoot, dialogHead, dialogMain, dialogText, dialogTitle } from './Dialog.css.ts';

export interface ConfirmationProps {
  open: boolean;
  /** A question that the two buttons answer. */
  title: string;
  /** What follows from it. */
  text?: string;
  confirm: string;
  cancel: string;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back lightly. The focus starts on the answer that changes nothing. */
export function Confirmation(props: ConfirmationProps) {
  const { open, title, text, confirm, cancel, tone = 'primary', busy, onConfirm, onClose } = props;
  return (
    <Modal open={open} onClose={onClose} role="alertdialog">
      <div className={dialogMain}>
        <div className={dialogHead}>
          <Title className={dialogTitle} data-size="sm">
            {title}
          </Title>
        </div>
        <div className={dialogBody}>{text && <Description className={dialogText}>{text}</Description>}</div>
        <div className={dialogFoot}>
          <Button data-autofocus onClick={onClose}>
            {cancel}
          </Button>
          <Button kind={tone} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
