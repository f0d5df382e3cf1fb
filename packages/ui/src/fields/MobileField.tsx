import { ChevronDown, Search } from 'lucide';
import { type ComponentPropsWithRef, useRef } from 'react';
import { Field, type FieldLook, splitLook } from '../internal/Field.tsx';
import { icon } from '../internal/icon.tsx';
import { hang, Listbox, useListbox } from '../internal/Listbox.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { latinDigits } from './amount.ts';
import * as css from './MobileField.css.ts';

export interface Country {
  /** ISO 3166, two letters. */
  code: string;
  name: string;
  /** With its plus, such as '+92'. */
  dialling: string;
  /** Address of the flag. */
  flag: string;
}

export interface MobileNumber {
  /** The code of one of the countries. */
  country: string;
  /** As typed, in Latin digits. */
  number: string;
}

type Taken = keyof FieldLook | 'className' | 'style' | 'children' | 'size' | 'type' | 'dir' | 'value' | 'defaultValue';

export interface MobileFieldProps extends FieldLook, Omit<ComponentPropsWithRef<'input'>, Taken | 'onChange'> {
  countries: readonly Country[];
  value: MobileNumber;
  onValue: (value: MobileNumber) => void;
  words: {
    /** Names the button and the list. */
    country: string;
    search: string;
    nothing: string;
  };
}

/** A mobile number behind the dialling code of its country, which is found by name or by code. */
export function MobileField({ countries, value, onValue, words, ...props }: MobileFieldProps) {
  const { look, attributes } = splitLook(props);
  return (
    <Field {...look}>
      {(wiring) => (
        <>
          <CountryPicker
            countries={countries}
            selected={value.country}
            onSelect={(country) => onValue({ ...value, country })}
            disabled={look.disabled}
            words={words}
          />
          <span className={css.divider} />
          <input
            autoComplete="tel-national"
            {...attributes}
            {...wiring}
            type="tel"
            dir="ltr"
            className={css.number}
            value={value.number}
            onChange={({ target }) => onValue({ ...value, number: latinDigits(target.value) })}
          />
        </>
      )}
    </Field>
  );
}

interface CountryPickerProps extends Pick<MobileFieldProps, 'countries' | 'disabled' | 'words'> {
  selected: string;
  onSelect: (code: string) => void;
}

function CountryPicker({ countries, selected, onSelect, disabled, words }: CountryPickerProps) {
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
        <VisuallyHidden>{`${words.country} ${chosen?.name ?? ''} `}</VisuallyHidden>
        {chosen && <bdi>{chosen.dialling}</bdi>}
        {icon(ChevronDown, 14)}
      </button>
      {list.open && (
        <div
          ref={hang}
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
  id: code,
  label: name,
  detail: dialling,
  picture: flag,
  keywords: [code],
});
