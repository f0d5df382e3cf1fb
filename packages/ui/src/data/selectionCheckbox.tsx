import type { ReactElement } from 'react';
import { tick, tickBox } from './selectionCheckbox.css.ts';

interface SelectionCheckbox {
  label: string;
  /** Takes the words to the reader's eye, too. */
  labelClass: string;
  share: 'none' | 'some' | 'all';
  onToggle: () => void;
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
        onChange={onToggle}
      />
      <span className={labelClass}>{label}</span>
    </label>
  );
}
