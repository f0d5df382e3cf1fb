'use client';

import type { ReactNode } from 'react';
import { Modal } from '../internal/Modal.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { side as sideClass, split } from './StepDialog.css.ts';

export interface StepDialogProps extends ElementAttributes<HTMLDivElement> {
  open: boolean;
  onClose: () => void;
  /** Dark panel beside the page, or above it without room. Without it the dialog is small, for short text. */
  side?: ReactNode;
  /** A `StepDialogPage`. */
  children: ReactNode;
}

/** Shows a task in steps at constant size; fills the screen below 640 px. */
export function StepDialog({ open, onClose, side, children, ...attributes }: StepDialogProps) {
  return (
    <Modal {...attributes} open={open} onClose={onClose} size={side ? 'registration' : 400}>
      {side ? (
        <div className={split}>
          <div className={sideClass}>{side}</div>
          {children}
        </div>
      ) : (
        children
      )}
    </Modal>
  );
}
