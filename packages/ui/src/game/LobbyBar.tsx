'use client';

import type { IconNode } from 'lucide';
import { SlidersHorizontal } from 'lucide';
import { Button } from '../actions/Button.tsx';
import { Chip } from '../actions/Chip.tsx';
import { CountBadge } from '../actions/CountBadge.tsx';
import { SegmentedControl } from '../actions/SegmentedControl.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { Popover } from '../overlays/Popover.tsx';
import * as styles from './LobbyBar.css.ts';
import { StudioPicker, type StudioPickerProps } from './StudioPicker.tsx';

export interface LobbyChoice {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
}

export interface LobbyQuickFilters {
  label: string;
  items: readonly { id: string; label: string; selected: boolean }[];
  onToggle: (id: string) => void;
}

export interface LobbyBarProps<Type extends string> extends ElementAttributes {
  label: string;
  type: {
    label: string;
    items: readonly { id: Type; label: string; icon?: IconNode; compact?: boolean; disabled?: boolean }[];
    selected: Type;
    onSelect: (id: Type) => void;
  };
  search: { label: string; placeholder: string; value: string; onValueChange: (value: string) => void };
  studios?: StudioPickerProps;
  sort: LobbyChoice;
  classify?: LobbyChoice;
  minBet?: LobbyChoice;
  /** Shown while no filter is applied. */
  quick?: LobbyQuickFilters;
  /** Active filters, each removable. */
  applied: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
  onClear: () => void;
  /** Number of results, such as "12 of 96". */
  result?: string;
  words: {
    filter: string;
    filters: (count: number) => string;
    clear: string;
    clearAll: string;
    remove: (label: string) => string;
  };
}

/** Filters and sorts games in two rows; active filters can be removed in the second. */
export function LobbyBar<Type extends string>({
  label,
  type,
  search,
  studios,
  sort,
  classify,
  minBet,
  quick,
  applied,
  onRemove,
  onClear,
  result,
  words,
  ...attributes
}: LobbyBarProps<Type>) {
  const choices = [classify, minBet].filter((choice) => choice !== undefined);
  const atWork = choices.filter(({ value }) => value !== '').length;

  return (
    <search aria-label={label} {...attributes} className={styles.bar}>
      <div className={styles.search}>
        <SearchField {...search} words={{ clear: words.clear }} />
      </div>
      {choices.length > 0 && (
        <div className={styles.filter}>
          <Popover
            align="end"
            sheet
            trigger={(triggerProps) => (
              <Button {...triggerProps} iconStart={SlidersHorizontal}>
                <span className={styles.filterWords}>
                  <span className={styles.filterWord}>{words.filter}</span>
                  {atWork > 0 && (
                    <span className={styles.filterWord}>
                      <CountBadge value={atWork} label={words.filters(atWork)} />
                    </span>
                  )}
                </span>
              </Button>
            )}
          >
            <div className={styles.choices}>
              {choices.map((choice) => (
                <Choice key={choice.label} {...choice} />
              ))}
            </div>
          </Popover>
        </div>
      )}
      {studios && (
        <div className={styles.studios}>
          <StudioPicker {...studios} />
        </div>
      )}
      <div className={styles.sort}>
        <Choice {...sort} />
      </div>
      <div className={styles.lower}>
        <div className={styles.types}>
          <SegmentedControl {...type} />
        </div>
        <div className={styles.chips}>
          {applied.map((filter) => (
            <Chip
              key={filter.id}
              selected
              remove={{ label: words.remove(filter.label), onClick: () => onRemove(filter.id) }}
            >
              {filter.label}
            </Chip>
          ))}
          {applied.length > 0 && (
            <Button kind="ghost" size="sm" onClick={onClear}>
              {words.clearAll}
            </Button>
          )}
          {applied.length === 0 && quick && <QuickFilters {...quick} />}
        </div>
        <span className={styles.result} role="status">
          {result}
        </span>
      </div>
    </search>
  );
}

/** Sets one filter or order at a press; on phones they are behind the filter button. */
function QuickFilters({ label, items, onToggle }: LobbyQuickFilters) {
  return (
    <ul className={styles.quick} aria-label={label}>
      {items.map(({ id, label: name, selected }) => (
        <li key={id} className={styles.quickItem}>
          <Chip selected={selected} onSelect={() => onToggle(id)}>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function Choice({ label, options, value, onValueChange }: LobbyChoice) {
  return <SelectField compact label={label} options={options} value={value} onValueChange={onValueChange} />;
}
