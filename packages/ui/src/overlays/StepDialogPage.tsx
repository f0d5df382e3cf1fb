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
  /** Progress; absent on pages outside the steps, such as a loading one. */
  progress?: StepProgressProps;
  /** Position beside a phone's title, such as "2 of 3". */
  count?: string;
  /** Previous step, in the footer; on phones it replaces the cross in the header. */
  back?: { label: string; onClick: () => void } | undefined;
  /** Button to continue, always visible. */
  action?: ReactNode;
  /** Lighter action beside it, such as skip. */
  more?: ReactNode;
  /** Note at the start of the footer; on phones only on pages with `back`. Hidden above an on-screen keyboard. */
  note?: ReactNode;
  /** Submit handler, which makes the page a form: Enter in a field presses the action. */
  onSubmit?: (event: SyntheticEvent) => void;
  words: { close: string };
  children: ReactNode;
}

/** Renders the content of a `StepDialog`, scrolling between a fixed header and footer. */
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
      {/* The key scrolls each step to its top. */}
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
