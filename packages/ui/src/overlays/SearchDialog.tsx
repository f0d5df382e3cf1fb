'use client';

import { ArrowLeft, Search, X } from 'lucide';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { icon } from '../internal/icon.tsx';
import { isComposing } from '../internal/isComposing.ts';
import { Modal, ModalTitle } from '../internal/Modal.tsx';
import { spinner } from '../internal/motion.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './SearchDialog.css.ts';
import { optionsOf, type SearchGroup, SearchResults, stepOption } from './SearchResults.tsx';

export interface SearchDialogProps extends ElementAttributes<HTMLDivElement> {
  open: boolean;
  onClose: () => void;
  /** Names the dialog and its field. */
  title: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  /** What was found; kinds without an answer are left out. */
  groups: readonly SearchGroup[];
  /** What is shown belongs to an older value, so that Enter waits. */
  busy?: boolean;
  /** A result was chosen. */
  onChoose?: () => void;
  /** The groups are not what was looked for: Enter opens one only once it is chosen. */
  suggested?: boolean;
  /** Stands above the groups: what narrows them, or what to say where there is none. */
  header?: ReactNode;
  footer?: ReactNode;
  /** Said once typing rests, such as how much was found. */
  announcement: string;
  words: { close: string; clear: string; results: string; choose: string; open: string; everywhere: string };
}

/**
 * Words to look for over the page, and what they find, kind by kind. The field keeps the focus, as the combobox pattern of the ARIA practices
 * has it: arrows choose, Enter opens, Escape closes.
 */
export function SearchDialog({
  open,
  onClose,
  title,
  placeholder,
  value,
  onValueChange,
  groups,
  busy = false,
  onChoose,
  suggested = false,
  header,
  footer,
  announcement,
  words,
  ...attributes
}: SearchDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const options = optionsOf(groups, id);
  const active = options.find((option) => option === chosen) ?? (suggested ? undefined : options[0]);
  useLayoutEffect(() => {
    if (chosen && chosen === active) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.shiftKey || event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active && !busy) document.getElementById(active)?.click();
      return;
    }
    const next = stepOption(options, active, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  return (
    <Modal {...attributes} open={open} onClose={onClose} size="search">
      <ModalTitle className={css.title}>{title}</ModalTitle>
      <div className={css.head}>
        <span className={css.back}>
          <IconButton icon={ArrowLeft} flip label={words.close} onClick={onClose} />
        </span>
        <div className={css.field}>
          <span className={css.glass}>{busy ? <span className={spinner} aria-hidden /> : icon(Search, 20)}</span>
          <input
            className={css.input}
            type="text"
            role="combobox"
            data-autofocus
            aria-label={title}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? id : undefined}
            aria-activedescendant={active}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            dir="auto"
            placeholder={placeholder}
            value={value}
            onChange={({ target }) => {
              setChosen(undefined);
              onValueChange(target.value);
            }}
            onKeyDown={onKeyDown}
          />
          {value !== '' && (
            <IconButton
              size="sm"
              icon={X}
              label={words.clear}
              onClick={({ currentTarget }) => {
                onValueChange('');
                currentTarget.parentElement?.querySelector('input')?.focus();
              }}
            />
          )}
        </div>
        <button type="button" className={css.escapeKey} aria-keyshortcuts="Escape" onClick={onClose}>
          <VisuallyHidden>{words.close}</VisuallyHidden>
          <kbd className={css.key} aria-hidden>
            Esc
          </kbd>
        </button>
      </div>
      <div className={css.body}>
        {header}
        <SearchResults id={id} label={words.results} groups={groups} active={active} busy={busy} onChoose={onChoose} />
        {footer}
      </div>
      <div className={css.foot}>
        <span>
          <kbd className={css.key}>↑</kbd> <kbd className={css.key}>↓</kbd> {words.choose}
        </span>
        <span>
          <kbd className={css.key}>Enter</kbd> {words.open}
        </span>
        <span className={css.last}>
          <kbd className={css.key}>/</kbd> {words.everywhere}
        </span>
      </div>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </Modal>
  );
}
