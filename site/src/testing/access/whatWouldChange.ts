import { toggleIds } from '@baize/sandbox';
import { type AccessSet, type Cell, matrixOf, type Role, type Row, roles } from './matrix.ts';
import { turn } from './setQuery.ts';
import { toggleNames } from './toggleNames.ts';

/** One thing that is set otherwise, and what a cell is then. */
export interface Alternative {
  /** `Invitations on` */
  label: string;
  /** With everything else as it was. */
  set: AccessSet;
  cell: Cell;
}

/** What a cell depends on right now. */
export interface Dependence {
  /** The switches that change it, each alone. */
  switches: readonly Alternative[];
  /** What other accounts get under the same switches, where it is something else. */
  roles: readonly { role: Role; cell: Cell }[];
}

/** Asks the rules again with each switch turned round alone. Throws on a place that the matrix does not have. */
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
  { label: `Customer service ${to(!set.service)}`, set: { ...set, service: !set.service } },
  { label: `Money to the upline ${to(!set.toUpline)}`, set: { ...set, toUpline: !set.toUpline } },
];
