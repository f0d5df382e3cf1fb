'use client';

import { Check } from 'lucide';
import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react';
import { type Choice, filterChoices, moves, moveTo } from './choices.ts';
import { icon } from './icon.tsx';
import { isComposing } from './isComposing.ts';
import * as css from './Listbox.css.ts';
import { useEscape } from './useEscape.ts';

export interface ListboxOptions {
  choices: readonly Choice[];
  selected?: string;
  onChoose: (value: string) => void;
  /** Called after a choice or Escape closed the list, to restore the focus if it is not in the input. */
  onClosed?: () => void;
}

/**
 * Manages a searchable list by the ARIA combobox pattern. The input keeps the focus: arrows, Home, End and Page keys
 * move, Enter chooses, Escape closes, typing filters and moves to the first match.
 */
export function useListbox({ choices, selected, onChoose, onClosed }: ListboxOptions) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState<string>();
  const shown = open ? filterChoices(choices, query ?? '') : [];
  const at = shown.findIndex((choice) => choice.value === active);
  const expanded = shown.length > 0;
  useEscape(open, close);

  return { id, open, query, shown, at, selected, show, hide, type, choose, input: attributes() };

  function show(first = selected) {
    setOpen(true);
    setActive(first);
  }

  function hide() {
    setOpen(false);
    setQuery(null);
    setActive(undefined);
  }

  function close() {
    hide();
    onClosed?.();
  }

  function type(text: string) {
    setOpen(true);
    setQuery(text);
    setActive(text === '' ? undefined : moveTo(filterChoices(choices, text), undefined, 'Home'));
  }

  function choose(choice: Choice | undefined) {
    if (!choice || choice.disabled) return;
    onChoose(choice.value);
    close();
  }

  function attributes() {
    return {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      'aria-controls': expanded ? id : undefined,
      'aria-activedescendant': at < 0 ? undefined : optionId(id, at),
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
    } as const;
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = moves.find((key) => key === event.key);
    if (isComposing(event) || event.shiftKey || (!move && event.key !== 'Enter')) return;
    const arrow = move === 'ArrowDown' || move === 'ArrowUp';
    if (!open && !arrow) return;
    event.preventDefault();
    if (!open) show(selected || (event.altKey ? undefined : moveTo(choices, undefined, move ?? 'Home')));
    else if (!move) choose(shown[at]);
    else if (event.altKey && move === 'ArrowUp') close();
    else setActive(moveTo(shown, active, move));
  }
}

const optionId = (id: string, index: number) => `${id}-${index}`;

interface ListboxProps {
  list: ReturnType<typeof useListbox>;
  label: string;
  nothing: string;
}

/** Shows the matching choices, below the input of a `useListbox`. */
export function Listbox({ list: { id, shown, at, selected, choose }, label, nothing }: ListboxProps) {
  useLayoutEffect(() => {
    if (at >= 0) document.getElementById(optionId(id, at))?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  return (
    <>
      {shown.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={label}
          className={css.listbox}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the input, which keeps the focus
            <div
              key={choice.value}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={choice.value === selected}
              aria-disabled={choice.disabled || undefined}
              data-active={index === at || undefined}
              className={css.option}
              onClick={() => choose(choice)}
            >
              {choice.picture && <img className={css.optionPicture} src={choice.picture} alt="" loading="lazy" />}
              <span className={css.optionWords}>{choice.label}</span>
              {choice.detail && <bdi className={css.optionDetail}>{choice.detail}</bdi>}
              {choice.value === selected && icon(Check, 16)}
            </div>
          ))}
        </div>
      )}
      <p className={css.nothingFound} role="status">
        {shown.length === 0 && nothing}
      </p>
    </>
  );
}
