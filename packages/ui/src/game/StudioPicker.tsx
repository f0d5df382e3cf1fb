'use client';

import { Building2, ChevronDown } from 'lucide';
import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { CountBadge } from '../actions/CountBadge.tsx';
import { checkBox } from '../fields/Checkbox.css.ts';
import { SearchField } from '../fields/SearchField.tsx';
import { VendorLogo } from '../frame/VendorLogo.tsx';
import { filterChoices } from '../internal/choices.ts';
import { icon } from '../internal/icon.tsx';
import type { PictureSources } from '../internal/types.ts';
import { Popover } from '../overlays/Popover.tsx';
import * as css from './StudioPicker.css.ts';

export interface StudioPickerProps {
  /** Label of the button and heading of the list. */
  label: string;
  /** Studios, with the number of games in `text`. */
  studios: readonly { code: string; name: string; picture: PictureSources; text?: string }[];
  selected: readonly string[];
  onToggle: (code: string) => void;
  onClear: () => void;
  words: {
    count: (selected: number) => string;
    clear: string;
    search: string;
    clearSearch: string;
    nothing: string;
    show: string;
  };
}

/** Offers several of many studios, searchable by name; choices apply immediately. */
export function StudioPicker({ label, words, ...list }: StudioPickerProps) {
  return (
    <Popover
      align="end"
      sheet
      trigger={(triggerProps) => (
        <Button {...triggerProps}>
          <span className={css.button}>
            <span className={css.buttonIcon}>{icon(Building2, 16)}</span>
            {label}
            {list.selected.length > 0 && (
              <span className={css.count}>
                <CountBadge value={list.selected.length} label={words.count(list.selected.length)} />
              </span>
            )}
            {icon(ChevronDown, 16)}
          </span>
        </Button>
      )}
    >
      <StudioList {...list} label={label} words={words} />
    </Popover>
  );
}

function StudioList({ label, studios, selected, onToggle, onClear, words }: StudioPickerProps) {
  const [name, setName] = useState('');
  const [ticked, toggle] = useTicked(selected, onToggle);
  const choices = studios.map((studio) => ({ studio, value: studio.code, label: studio.name }));
  const shown = filterChoices(choices, name);
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <p className={css.title}>{label}</p>
        <Button kind="ghost" size="sm" disabled={selected.length === 0} onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      <SearchField label={words.search} value={name} onValueChange={setName} words={{ clear: words.clearSearch }} />
      <ul className={css.list}>
        {shown.map(({ studio: { code, name: studio, picture, text } }) => (
          <li key={code}>
            <label className={css.studio}>
              <input
                type="checkbox"
                className={checkBox}
                checked={ticked.includes(code)}
                onChange={() => toggle(code)}
              />
              <span className={css.studioName}>
                <VendorLogo name={studio} picture={picture} size="sm" />
              </span>
              {text !== undefined && <bdi className={css.studioText}>{text}</bdi>}
            </label>
          </li>
        ))}
      </ul>
      <p className={css.nothing} role="status">
        {shown.length === 0 && words.nothing}
      </p>
      <div className={css.foot}>
        <Button kind="primary" wide data-close>
          {words.show}
        </Button>
      </div>
    </div>
  );
}

/** Shows a press immediately, until the caller's selection replaces it. */
function useTicked(selected: readonly string[], onToggle: (code: string) => void) {
  const told = selected.join(' ');
  const [state, setState] = useState({ told, ticked: selected });
  if (state.told !== told) setState({ told, ticked: selected });
  const toggle = (code: string) => {
    setState(({ ticked }) => ({
      told,
      ticked: ticked.includes(code) ? ticked.filter((each) => each !== code) : [...ticked, code],
    }));
    onToggle(code);
  };
  return [state.ticked, toggle] as const;
}
