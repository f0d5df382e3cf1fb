import type { Profile, RuleId } from '@baize/domain';
import { heldOn, profiles, ruleFacts, wordsOn } from '@baize/domain/jurisdictions';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { title } from '../docs/docs.css.ts';
import { Aside } from './Aside.tsx';
import { scroller } from './compliance.css.ts';
import * as css from './matrix.css.ts';
import { ruleGroups, rulesHeld, rulesThatDiffer } from './ruleGroups.ts';
import { useDay } from './useDay.ts';
import { dayInWords } from './words.ts';

interface Cell {
  rule: RuleId;
  profile: string;
}

const same = (one: Cell | null, other: Cell): boolean => one?.rule === other.rule && one.profile === other.profile;

/** Shows all rules by profile on the toolbar's day. Arrows walk, Enter opens a cell, R holds its row, P its profile. */
export function RulesMatrix() {
  const day = useDay();
  const [compared, setCompared] = useState('');
  const [differing, setDiffering] = useState(false);
  const [focused, setFocused] = useState<Cell | null>(null);
  const [chosen, setChosen] = useState<Cell | null>(null);
  const [row, setRow] = useState<RuleId | null>(null);
  const [column, setColumn] = useState<string | null>(null);
  const aside = useRef<HTMLElement>(null);
  const differ = rulesThatDiffer(day);
  const listed = differing ? differ : [...new Set([...rulesHeld(day), ...(compared ? rulesHeld(compared) : [])])];
  const rules = ruleGroups(listed);
  const first = rules[0]?.rules[0];
  const onRow = focused && listed.includes(focused.rule) ? focused : null;
  const shown = column ?? profiles[0]?.id ?? '';
  const entry = onRow ?? (first && { rule: first, profile: shown });

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbour(event, cell);
    if (next) next.focus();
    else if (event.key === 'r' || event.key === 'R') setRow(row === cell.rule ? null : cell.rule);
    else if (event.key === 'p' || event.key === 'P') setColumn(column === cell.profile ? null : cell.profile);
    else return;
    event.preventDefault();
  };

  const choose = (cell: Cell) => {
    setFocused(cell);
    setChosen(cell);
    // A press by Enter leads on to what it opens.
    requestAnimationFrame(() => aside.current?.focus());
  };

  return (
    <div className={`sb-unstyled ${css.matrixPage}`} dir="ltr" lang="en">
      <div className={css.matrixBar}>
        <h1 className={title}>Rules × profiles</h1>
        <button
          type="button"
          className={css.chip}
          aria-pressed={differing}
          onClick={() => setDiffering(!differing)}
        >{`rules that differ, ${differ.length}`}</button>
        <label className={css.compare}>
          Compare with a day
          <input type="date" value={compared} onChange={(event) => setCompared(event.target.value)} />
        </label>
        <ProfileChoice selected={shown} onSelect={setColumn} />
        <p className={css.legend}>
          {(['sourced', 'secondary', 'unverified'] as const).map((certainty) => (
            <span key={certainty}>
              <span className={css.swatch} data-certainty={certainty} aria-hidden="true" />
              {certainty}
            </span>
          ))}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <section className={scroller} aria-label={`Rules on ${dayInWords(day)}`} tabIndex={0}>
        <table className={css.matrix} onKeyDown={onKeyDown} aria-label="Rules by profile">
          <thead>
            <tr>
              <th scope="col">Rule</th>
              {profiles.map(({ id }) => (
                <th
                  key={id}
                  scope="col"
                  data-held={column === id || undefined}
                  data-profile={id}
                  data-shown={shown === id || undefined}
                >
                  {id}
                </th>
              ))}
            </tr>
          </thead>
          {rules.map((group) => (
            <tbody key={group.title}>
              <tr>
                <th scope="rowgroup" colSpan={profiles.length + 1} className={css.group}>
                  {group.title}
                </th>
              </tr>
              {group.rules.map((rule) => (
                <tr key={rule} data-held={row === rule || undefined}>
                  <th scope="row" title={ruleFacts[rule].about}>
                    {rule}
                  </th>
                  {profiles.map((profile) => {
                    const cell = { rule, profile: profile.id };
                    return (
                      <td
                        key={profile.id}
                        data-held={column === profile.id || undefined}
                        data-shown={shown === profile.id || undefined}
                      >
                        <Value
                          profile={profile}
                          rule={rule}
                          day={day}
                          compared={compared}
                          isChosen={same(chosen, cell)}
                          isEntry={entry ? same(entry, cell) : false}
                          onFocus={() => setFocused(cell)}
                          onChoose={() => choose(cell)}
                        />
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <Aside ref={aside} cell={chosen} day={day} onClose={() => close(chosen, setChosen)} />
    </div>
  );
}

/** Closes the aside and gives the focus back to its cell. */
function close(cell: Cell | null, setChosen: (cell: null) => void): void {
  setChosen(null);
  if (cell) document.querySelector<HTMLElement>(`[data-cell="${cell.rule} ${cell.profile}"]`)?.focus();
}

interface ValueProps {
  profile: Profile;
  rule: RuleId;
  day: string;
  compared: string;
  isChosen: boolean;
  isEntry: boolean;
  onFocus: () => void;
  onChoose: () => void;
}

function Value({ profile, rule, day, compared, isChosen, isEntry, onFocus, onChoose }: ValueProps) {
  const held = heldOn(profile, rule, day);
  const other = compared === '' ? undefined : wordsOn(profile, rule, compared);
  const own = wordsOn(profile, rule, day);
  const becomes = other !== undefined && other !== own ? other : undefined;
  return (
    <button
      type="button"
      className={css.value}
      data-cell={`${rule} ${profile.id}`}
      data-certainty={held?.certainty}
      data-changed={becomes !== undefined || undefined}
      aria-pressed={isChosen}
      tabIndex={isEntry ? 0 : -1}
      onFocus={onFocus}
      onClick={onChoose}
    >
      {held ? own : <span className={css.nothing}>·</span>}
      {held?.certainty === 'unverified' && <span className={css.mark}> ?</span>}
      {becomes !== undefined && <span className={css.becomes}>{` → ${becomes}`}</span>}
      <span className={css.hidden}>{held ? `, ${held.certainty}` : 'no rule'}</span>
    </button>
  );
}

/** On a phone one profile stands in the table at a time. */
function ProfileChoice({ selected, onSelect }: { selected: string; onSelect: (id: string) => void }) {
  const id = useId();
  return (
    <span className={css.choice}>
      <label htmlFor={id}>Profile</label>
      <select id={id} value={selected} onChange={(event) => onSelect(event.target.value)}>
        {profiles.map((profile) => (
          <option key={profile.id} value={profile.id}>
            {`${profile.id}: ${profile.name.EN}`}
          </option>
        ))}
      </select>
    </span>
  );
}

function cellOf(target: EventTarget): Cell | null {
  const [rule, profile] = (target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(' ') ?? [];
  return rule && profile ? { rule: rule as RuleId, profile } : null;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Returns the next cell in the direction of an arrow, past the heads of groups. */
function neighbour({ key, target, currentTarget }: KeyboardEvent<HTMLTableElement>, from: Cell): HTMLElement | null {
  const [down, across] = steps[key] ?? [];
  if (down === undefined || across === undefined) return null;
  const rows = [...currentTarget.querySelectorAll('tr')].filter((each) => each.querySelector('[data-cell]'));
  const cells = rows.map((each) =>
    [...each.querySelectorAll<HTMLElement>('[data-cell]')].filter((cell) => cell.offsetParent !== null),
  );
  const row = cells.findIndex((each) => each.some((cell) => cell.contains(target as Node)));
  const at = cells[row]?.findIndex((cell) => cell.dataset.cell === `${from.rule} ${from.profile}`) ?? -1;
  return cells[row + down]?.[at + across] ?? null;
}
