import { Button } from '../actions/Button.tsx';
import { MessageBox } from './MessageBox.tsx';

export interface WarningDialogProps {
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
export function WarningDialog({ open, title, text, close, confirm, onConfirm, onClose }: WarningDialogProps) {
  const way = confirm && onConfirm;
  return (
    <MessageBox open={open} onClose={onClose} role="alertdialog" title={title} text={text}>
      <Button kind={way ? 'neutral' : 'primary'} data-autofocus onClick={onClose}>
        {close}
      </Button>
      {way && (
        <Button kind="primary" onClick={onConfirm}>
          {confirm}
        </Button>
      )}
    </MessageBox>
  );
}
