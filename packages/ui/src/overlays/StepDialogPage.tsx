'use client';

import { ArrowLeft, X } from 'lucide';
import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { StepProgress, type StepProgressProps } from '../feedback/StepProgress.tsx';
import { ModalTitle } from '../internal/Modal.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './StepDialog.css.ts';

export interface StepDialogPageProps extends ElementAttributes {
  title: string;
  onClose: () => void;
  /** Where one is; without it the page is none of the steps, such as one that loads. */
  progress?: StepProgressProps;
  /** Stands beside the title of a phone, such as "2 of 3". */
  count?: string;
  /** Leads to the step before: from the foot, and on a phone from the head, in place of the cross. */
  back?: { label: string; onClick: () => void } | undefined;
  /** The button that leads on: always in sight. */
  action?: ReactNode;
  /** Beside the action and lighter, such as a way to skip. */
  more?: ReactNode;
  /** At the start of the foot, or on a phone alone where something leads back. It gives way to a keyboard on the screen. */
  note?: ReactNode;
  /** Makes a form of the page: Enter in a field presses the action. */
  onSubmit?: (event: SyntheticEvent) => void;
  words: { close: string };
  children: ReactNode;
}

/** What stands in a `StepDialog`: head and foot stay where they are, and what is between them scrolls. */
export function StepDialogPage(props: StepDialogPageProps) {
  const { title, onClose, progress, count, back, action, more, note, onSubmit, words, children, ...attributes } = props;
  const inside = (
    <>
      <div className={css.head}>
        <ModalTitle className={css.title}>{title}</ModalTitle>
        {count && (
          <span className={css.count} aria-hidden>
            {count}
          </span>
        )}
        <span className={css.cross} data-replaced={back ? true : undefined}>
          <IconButton label={words.close} icon={X} onClick={onClose} />
        </span>
        {back && (
          <span className={css.headBack}>
            <IconButton label={back.label} icon={ArrowLeft} flip onClick={back.onClick} />
          </span>
        )}
      </div>
      {progress && (
        <div className={css.progress}>
          <StepProgress {...progress} />
        </div>
      )}
      {/* Another step begins at its top. */}
      <div key={progress?.current} className={css.body}>
        {children}
      </div>
      {action && (
        <div className={css.foot}>
          {back && (
            <span className={css.footBack}>
              <Button size="lg" onClick={back.onClick}>
                {back.label}
              </Button>
            </span>
          )}
          {note && (
            <div className={css.note} data-on-phones={back ? true : undefined}>
              {note}
            </div>
          )}
          {more && <div className={css.more}>{more}</div>}
          <div className={css.action}>{action}</div>
        </div>
      )}
    </>
  );
  return onSubmit ? (
    <form
      {...(attributes as ElementAttributes<HTMLFormElement>)}
      className={css.main}
      data-steps
      onSubmit={onSubmit}
      noValidate
    >
      {inside}
    </form>
  ) : (
    <div
      {...(attributes as ElementAttributes<HTMLDivElement>)}
      className={css.main}
      data-steps={progress ? true : undefined}
    >
      {inside}
    </div>
  );
}
