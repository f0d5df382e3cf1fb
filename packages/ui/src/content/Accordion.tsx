'use client';

import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import { icon } from '../internal/icon.tsx';
import { plain } from '../internal/plain.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Accordion.css.ts';

export interface AccordionProps extends ElementAttributes<HTMLUListElement> {
  /** Accessible name of the list. */
  label: string;
  items: readonly {
    id: string;
    title: string;
    /** Content sanitised by the caller. */
    body: ReactNode;
  }[];
  /** Id of the open item, if any. */
  open?: string;
  onToggle: (id: string) => void;
}

/** Shows titles on a card, each opening to its text. The caller owns the open item, so that a link can open one. */
export function Accordion({ label, items, open, onToggle, ...attributes }: AccordionProps) {
  return (
    <ul aria-label={label} {...attributes} className={css.list}>
      {items.map(({ id, title, body }) => (
        <Question key={id} title={title} open={id === open} onToggle={() => onToggle(id)}>
          {body}
        </Question>
      ))}
    </ul>
  );
}

interface QuestionProps {
  title: string;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Question({ title, open, onToggle, children }: QuestionProps) {
  const body = useId();
  return (
    <li className={css.item}>
      <h3 className={plain}>
        <button type="button" className={css.row} aria-expanded={open} aria-controls={body} onClick={onToggle}>
          <span className={css.title}>{title}</span>
          <span className={css.arrow}>{icon(ChevronDown, 18)}</span>
        </button>
      </h3>
      <div id={body} className={css.body} hidden={!open}>
        {children}
      </div>
    </li>
  );
}
