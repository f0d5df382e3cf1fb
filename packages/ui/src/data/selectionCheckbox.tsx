'use client';

import type { ReactElement } from 'react';
import { tick, tickBox } from './selectionCheckbox.css.ts';

interface SelectionCheckbox {
  label: string;
  /** Takes the words to the reader's eye, too. */
  labelClass: string;
  share: 'none' | 'some' | 'all';
  /** `range`: Shift was held. */
  onToggle: (range: boolean) => void;
}

/** The box that selects a row, or all rows: elements and no component, as there is one in every row. */
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
