'use client';

import { useId } from 'react';
import { Button } from '../actions/Button.tsx';
import { Link } from '../actions/Link.tsx';
import { DescriptionList } from '../data/DescriptionList.tsx';
import { Modal, ModalTitle } from '../internal/Modal.tsx';
import { plain } from '../internal/plain.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import { dialogBody, dialogFoot, dialogHead, dialogMain, dialogText, dialogTitle } from './Dialog.css.ts';
import { answers, history as historyLine } from './RealityCheck.css.ts';

export interface RealityCheckProps extends ElementAttributes<HTMLDivElement> {
  open: boolean;
  title: string;
  /** Explanation of the interruption. */
  text: string;
  /** Formatted time played, stake, winnings and net result, a loss with a minus; `strong` marks the total. */
  figures: readonly { id: string; term: string; value: string; strong?: boolean }[];
  history?: { label: string; href: string };
  words: { continue: string; leave: string };
  onContinue: () => void;
  onLeave: () => void;
}

/** Interrupts the game after a set time. Only its answers close it, and neither is favoured. */
export function RealityCheck({
  open,
  title,
  text,
  figures,
  history,
  words,
  onContinue,
  onLeave,
  ...attributes
}: RealityCheckProps) {
  const textId = useId();
  return (
    <Modal {...attributes} open={open} role="alertdialog" describedBy={textId}>
      <div className={dialogMain}>
        <div className={dialogHead}>
          <ModalTitle className={dialogTitle} data-size="sm">
            {title}
          </ModalTitle>
        </div>
        <div className={dialogBody}>
          <p id={textId} className={dialogText}>
            {text}
          </p>
          <DescriptionList
            items={figures.map(({ id, term, value, strong }) => ({
              id,
              term,
              value: strong ? <b className={plain}>{value}</b> : value,
            }))}
          />
          {history && (
            <span className={historyLine}>
              <Link href={history.href}>{history.label}</Link>
            </span>
          )}
        </div>
        <div className={dialogFoot}>
          <div className={answers}>
            <Button onClick={onLeave}>{words.leave}</Button>
            <Button onClick={onContinue}>{words.continue}</Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}
