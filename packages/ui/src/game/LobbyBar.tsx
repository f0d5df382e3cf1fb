import type { IconNode } from 'lucide';
import { SlidersHorizontal } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Chip } from '../actions/Chip.tsx';
import { CountBadge } from '../actions/CountBadge.tsx';
import { SegmentedControl } from '../actions/SegmentedControl.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import * as styles from './LobbyBar.css.ts';

export interface LobbyChoice {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
}

export interface LobbyBarProps<Type extends string> {
  label: string;
  type: {
    label: string;
    items: readonly { id: Type; label: string; icon?: IconNode; disabled?: boolean }[];
    selected: Type;
    onSelect: (id: Type) => void;
  };
  search: { label: string; placeholder: string; value: string; onValueChange: (value: string) => void };
  classify?: LobbyChoice;
  minBet?: LobbyChoice;
  /** The filters at work, in words; each may be taken away. */
  applied: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
  /** How many there are, such as "12 of 96". */
  result?: string;
  words: { filter: string; filters: (count: number) => string; clear: string; remove: (label: string) => string };
}

/** Which games of a studio are shown. On a phone the two lists lie behind a button that counts the filters at work. */
export function LobbyBar<Type extends string>({
  label,
  type,
  search,
  classify,
  minBet,
  applied,
  onRemove,
  result,
  words,
}: LobbyBarProps<Type>) {
  const [open, setOpen] = useState(false);
  const choicesId = useId();
  const choices = [classify, minBet].filter((choice) => choice !== undefined);

  return (
    <search className={styles.bar} aria-label={label}>
      <div className={styles.types}>
        <SegmentedControl {...type} />
      </div>
      <div className={styles.search}>
        <SearchField {...search} words={{ clear: words.clear }} />
      </div>
      {choices.length > 0 && (
        <>
          <div className={styles.opener}>
            <Button
              iconStart={SlidersHorizontal}
              aria-expanded={open}
              aria-controls={choicesId}
              onClick={() => setOpen(!open)}
            >
              {words.filter}
              {applied.length > 0 && (
                <span className={styles.count}>
                  <CountBadge value={applied.length} label={words.filters(applied.length)} />
                </span>
              )}
            </Button>
          </div>
          <div id={choicesId} className={styles.choices} data-open={open || undefined}>
            {choices.map(({ label: name, options, value, onValueChange }) => (
              <SelectField
                key={name}
                compact
                label={name}
                options={options}
                value={value}
                onValueChange={onValueChange}
              />
            ))}
          </div>
        </>
      )}
      <div className={styles.applied} data-empty={applied.length === 0 || undefined}>
        {applied.map((filter) => (
          <Chip
            key={filter.id}
            selected
            remove={{ label: words.remove(filter.label), onClick: () => onRemove(filter.id) }}
          >
            {filter.label}
          </Chip>
        ))}
        <span className={styles.result} role="status">
          {result}
        </span>
      </div>
    </search>
  );
}
