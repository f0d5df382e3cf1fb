'use client';

import { ThumbsDown, ThumbsUp } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Helpful.css.ts';

export interface HelpfulProps extends ElementAttributes<HTMLDivElement> {
  /** Given answer; undefined until then. */
  answer?: 'yes' | 'no';
  onAnswer: (answer: 'yes' | 'no') => void;
  /** Content below the thanks, such as a link to support. */
  action?: ReactNode;
  words: { question: string; yes: string; no: string; thanks: string };
}

/** Asks once whether a text was helpful, then thanks. The thanks take the focus of the removed button. */
export function Helpful({ answer, onAnswer, action, words, ...attributes }: HelpfulProps) {
  const question = useId();
  const thanks = useRef<HTMLParagraphElement>(null);
  const asked = useRef(answer === undefined);

  useEffect(() => {
    if (answer && asked.current) thanks.current?.focus({ preventScroll: true });
  }, [answer]);

  return (
    <div {...attributes} className={css.helpful}>
      {!answer && (
        <fieldset className={css.row} aria-labelledby={question}>
          <p id={question} className={css.question}>
            {words.question}
          </p>
          <Button size="sm" iconStart={ThumbsUp} onClick={() => onAnswer('yes')}>
            {words.yes}
          </Button>
          <Button size="sm" iconStart={ThumbsDown} onClick={() => onAnswer('no')}>
            {words.no}
          </Button>
        </fieldset>
      )}
      <div className={css.row} role="status">
        {answer && (
          <p ref={thanks} className={css.question} tabIndex={-1}>
            {words.thanks}
          </p>
        )}
        {answer && action}
      </div>
    </div>
  );
}
