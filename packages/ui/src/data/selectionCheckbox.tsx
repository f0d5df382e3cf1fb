'use client';

import type { ReactElement } from 'react';
import { tick, tickBox } from './selectionCheckbox.css.ts';

interface SelectionCheckbox {
  label: string;
  labelClass: string;
  share: 'none' | 'some' | 'all';
  onToggle: (range: boolean) => void;
}

/** Returns a row's checkbox as elements instead of a component, because every row has one. */
export function selectionCheckbox({ label, labelClass, share, onToggle }: SelectionCheckbox): ReactElement {
  return (
    <label className={tick}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = share === 'some';
        }}
        type="checkbox"
        className={tickBox}
        checked={share === 'all'}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      <span className={labelClass}>{label}</span>
    </label>
  );
}
