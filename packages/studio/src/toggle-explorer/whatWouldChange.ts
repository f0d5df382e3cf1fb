import { toggleIds } from '@baize/sandbox';
import { type AccessSet, type Cell, matrixOf, type Role, type Row, roles } from './matrix.ts';
import { platformParts } from './places.ts';
import { turn, turnPart } from './setQuery.ts';
import { toggleNames } from './toggleNames.ts';

export interface Alternative {
  label: string;
  set: AccessSet;
  cell: Cell;
}

export interface Dependence {
  switches: readonly Alternative[];
  /** Other roles whose cell differs under the same switches. */
  roles: readonly { role: Role; cell: Cell }[];
}

/** Evaluates the rules with each switch flipped alone. Throws for an unknown place. */
export function whatWouldChange(set: AccessSet, id: string, role: Role): Dependence {
  const row = rowIn(set, id);
  const { state } = row.cells[role];
  return {
    switches: alternatives(set)
      .map(({ label, set: other }) => ({ label, set: other, cell: rowIn(other, id).cells[role] }))
      .filter(({ cell }) => cell.state !== state),
    roles: roles.map((each) => ({ role: each, cell: row.cells[each] })).filter(({ cell }) => cell.state !== state),
  };
}

function rowIn(set: AccessSet, id: string): Row {
  const row = matrixOf(set).find((one) => one.id === id);
  if (!row) throw new Error(`There is no place ${id}.`);
  return row;
}

const to = (on: boolean) => (on ? 'on' : 'off');

const alternatives = (set: AccessSet): readonly { label: string; set: AccessSet }[] => [
  ...toggleIds.map((id) => ({ label: `${toggleNames[id]} ${to(!set.toggles[id])}`, set: turn(set, id) })),
  ...platformParts.map((id) => ({
    label: `${id} ${set.lacks.includes(id) ? 'offered' : 'not offered'}`,
    set: turnPart(set, id),
  })),
  { label: `Customer service ${to(!set.service)}`, set: { ...set, service: !set.service } },
  { label: `Money to the upline ${to(!set.toUpline)}`, set: { ...set, toUpline: !set.toUpline } },
];
