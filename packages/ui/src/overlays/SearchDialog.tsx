'use client';

import { ArrowLeft, Search, X } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react';
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
  /** Name of the dialog and its field. */
  title: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Results by kind; empty kinds are omitted. */
  groups: readonly SearchGroup[];
  /** Results of an older value, so Enter waits. */
  busy?: boolean;
  onChoose?: () => void;
  /** Groups are only suggestions: Enter needs an explicit choice. */
  suggested?: boolean;
  /** Content above the groups: filters, or a no-results message. */
  header?: ReactNode;
  footer?: ReactNode;
  /** The slash key that opens the search: people can turn it off (WCAG 2.1.4). `turn` says what the press does. */
  slashKey?: { turn: string; onTurn: () => void };
  /** Announcement once typing pauses, such as the number of results. */
  announcement: string;
  words: { close: string; clear: string; results: string; choose: string; open: string; everywhere: string };
}

/**
 * Searches over the page and shows results by kind, by the ARIA combobox pattern: the field keeps the focus, arrows
 * choose, Enter opens, Escape closes.
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
  slashKey,
  announcement,
  words,
  ...attributes
}: SearchDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [entered, setEntered] = useState<string>();
  const options = optionsOf(groups, id);
  const active = options.find((option) => option === chosen) ?? (suggested ? undefined : options[0]);
  useLayoutEffect(() => {
    if (chosen && chosen === active) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, active]);

  // Open the first result of an Enter that was pressed before the results came.
  useEffect(() => {
    if (busy || entered === undefined) return;
    setEntered(undefined);
    if (entered === value && active) openOption(active);
  }, [busy, entered, value, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.shiftKey || event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // An option chosen by the arrows is meant, even if newer results are on their way.
      if (active && (active === chosen || !busy)) openOption(active);
      else if (busy) setEntered(value);
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
          <kbd className={css.key}>/</kbd> <span id={`${id}-key`}>{words.everywhere}</span>
          {slashKey && (
            <button type="button" className={css.turn} aria-describedby={`${id}-key`} onClick={() => slashKey.onTurn()}>
              {slashKey.turn}
            </button>
          )}
        </span>
      </div>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </Modal>
  );
}

const openOption = (id: string) => document.getElementById(id)?.click();
