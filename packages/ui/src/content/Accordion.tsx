'use client';

import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import { icon } from '../internal/icon.tsx';
import { plain } from '../internal/plain.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Accordion.css.ts';

export interface AccordionProps extends ElementAttributes<HTMLUListElement> {
  /** Names the list; read aloud only. */
  label: string;
  items: readonly {
    id: string;
    title: string;
    /** Safe to be shown: cleaned by the caller. */
    body: ReactNode;
  }[];
  /** The id of the one that is open; none where it is undefined. */
  open?: string;
  onToggle: (id: string) => void;
}

/** Titles on a card, each of which opens to its text. The caller owns which is open, so that a link can open one. */
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
