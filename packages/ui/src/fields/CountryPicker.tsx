'use client';

import { ChevronDown, Search } from 'lucide';
import { useRef } from 'react';
import { attachPopup } from '../internal/attachPopup.ts';
import { icon } from '../internal/icon.tsx';
import { Listbox, useListbox } from '../internal/Listbox.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './CountryPicker.css.ts';

export interface Country {
  /** ISO 3166, two letters. */
  code: string;
  name: string;
  /** Dialling code with its plus, such as '+92'. */
  dialling: string;
  flag: string;
}

export interface CountryPickerWords {
  country: string;
  search: string;
  nothing: string;
}

interface CountryPickerProps {
  countries: readonly Country[];
  selected: string;
  onSelect: (code: string) => void;
  disabled?: boolean;
  words: CountryPickerWords;
}

/** Offers the country of a mobile number: a button with flag and dialling code, opening a searchable list. */
export function CountryPicker({ countries, selected, onSelect, disabled, words }: CountryPickerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = countries.find(({ code }) => code === selected);
  const list = useListbox({
    choices: countries.map(toChoice),
    selected,
    onChoose: onSelect,
    onClosed: () => button.current?.focus(),
  });
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.country}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={list.open}
        onMouseDown={(event) => list.open && event.preventDefault()}
        onClick={() => (list.open ? list.hide() : list.show())}
        onKeyDown={(event) => list.open || list.input.onKeyDown(event)}
      >
        {chosen && <img className={css.flag} src={chosen.flag} alt="" />}
        {chosen ? (
          <>
            <VisuallyHidden>{`${words.country} ${chosen.name} `}</VisuallyHidden>
            <bdi translate="no">{chosen.dialling}</bdi>
          </>
        ) : (
          <span>{words.country}</span>
        )}
        {icon(ChevronDown, 14)}
      </button>
      {list.open && (
        <div
          ref={attachPopup}
          popover="manual"
          role="dialog"
          aria-label={words.country}
          className={css.popup}
          onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && list.hide()}
        >
          <div className={css.search}>
            {icon(Search, 16)}
            <input
              {...list.input}
              type="text"
              className={css.searchInput}
              aria-label={words.search}
              placeholder={words.search}
              value={list.query ?? ''}
              onChange={({ target }) => list.type(target.value)}
            />
          </div>
          <Listbox list={list} label={words.country} nothing={words.nothing} />
        </div>
      )}
    </>
  );
}

const toChoice = ({ code, name, dialling, flag }: Country) => ({
  value: code,
  label: name,
  detail: dialling,
  picture: flag,
  keywords: [code],
});
