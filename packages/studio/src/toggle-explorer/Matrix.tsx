import { FlaskConical, User, UserCheck, Users } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { muted } from '../kit/room.css.ts';
import { roleNames, stateIcons, stateNames, stateTones } from './cellWords.ts';
import * as css from './explorer.css.ts';
import { type Role, type Row, roles } from './matrix.ts';

export interface Chosen {
  id: string;
  role: Role;
}

interface MatrixProps {
  rows: readonly Row[];
  before: ReadonlyMap<string, Row>;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
  markedRule: string | null;
}

const roleIcons = { visitor: User, player: UserCheck, trial: FlaskConical, agent: Users };

export function Matrix({ rows, ...props }: MatrixProps) {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return (
    <table className={css.table} aria-label="Who gets what" onKeyDown={walk}>
      <thead>
        <tr>
          <th scope="col" className={css.headCell}>
            Place
          </th>
          {roles.map((role) => (
            <th key={role} scope="col" className={css.headCell}>
              <span className={css.line}>
                <Icon node={roleIcons[role]} />
                {roleNames[role]}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => {
        const own = rows.filter((row) => row.group === group);
        return (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={roles.length + 1} className={css.groupCell}>
                {group} <span className={muted}>{own.length}</span>
              </th>
            </tr>
            {own.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={css.place}>
                  {row.label}
                </th>
                {roles.map((role) => (
                  <td key={role} className={css.cell}>
                    <Decision row={row} role={role} {...props} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

interface DecisionProps extends Omit<MatrixProps, 'rows'> {
  row: Row;
  role: Role;
}

function Decision({ row, role, before, chosen, onChoose, markedRule }: DecisionProps) {
  const { state, because } = row.cells[role];
  const was = before.get(row.id)?.cells[role];
  const isChanged = was !== undefined && (was.state !== state || was.because !== because);
  return (
    <button
      type="button"
      className={css.cellButton}
      aria-pressed={chosen?.id === row.id && chosen.role === role}
      data-changed={isChanged || undefined}
      data-marked={because === markedRule || undefined}
      onClick={() => onChoose({ id: row.id, role })}
    >
      <span className={css.mark} data-tone={stateTones[state]}>
        <Icon node={stateIcons[state]} size={13} />
      </span>
      <span>
        <span>{stateNames[state]}</span>
        {state !== 'no form' && <span className={css.rule}>{because}</span>}
      </span>
    </button>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const cell = (event.target as HTMLElement).closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row) return;
  const forward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const column = [...row.children].indexOf(cell);
  const rows = [...event.currentTarget.querySelectorAll('tr')].filter((each) => each.querySelector('td'));
  const next =
    event.key === 'ArrowDown' || event.key === 'ArrowUp'
      ? rows[rows.indexOf(row) + (event.key === 'ArrowDown' ? 1 : -1)]?.children[column]
      : event.key === 'ArrowLeft' || event.key === 'ArrowRight'
        ? row.children[column + (event.key === forward ? 1 : -1)]
        : undefined;
  const button = next?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
}
