'use client';

import type { ReactNode } from 'react';
import { Modal } from '../internal/Modal.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { side as sideClass, split } from './StepDialog.css.ts';

export interface StepDialogProps extends ElementAttributes<HTMLDivElement> {
  open: boolean;
  onClose: () => void;
  /** A dark panel beside the page, or above it where it does not fit beside it. Without it the dialog is small, for a few words. */
  side?: ReactNode;
  /** A `StepDialogPage`. */
  children: ReactNode;
}

/** A task in steps, in a dialog that keeps its size over all of them; below 640 px it fills the screen. */
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
