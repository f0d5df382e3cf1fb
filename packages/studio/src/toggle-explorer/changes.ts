import { roleNames, stateNames } from './cellWords.ts';
import { type AccessSet, type Cell, firstSet, type Role, type Row, roles } from './matrix.ts';
import { printSet } from './setQuery.ts';

export interface Change {
  number: number;
  row: Row;
  roles: readonly [Role, ...Role[]];
  was: Cell;
  is: Cell;
}

const seenAs = ({ state }: Cell): Cell['state'] => (state === 'no form' ? 'hidden' : state);

/**
 * Lists the visible differences between two matrices of a brand. A cell that is only decided by another rule has not
 * changed.
 */
export function changesIn(rows: readonly Row[], before: readonly Row[]): readonly Change[] {
  const earlier = new Map(before.map((row) => [row.id, row]));
  const changes: Omit<Change, 'number'>[] = [];
  for (const row of rows) {
    const own: Omit<Change, 'number'>[] = [];
    for (const role of roles) {
      const [was, is] = [earlier.get(row.id)?.cells[role], row.cells[role]];
      if (!was || seenAs(was) === seenAs(is)) continue;
      const alike = own.findIndex((each) => each.was.state === was.state && each.is.state === is.state);
      const same = own[alike];
      if (same) own[alike] = { ...same, roles: [...same.roles, role] };
      else own.push({ row, roles: [role], was, is });
    }
    changes.push(...own);
  }
  return changes.map((change, index) => ({ ...change, number: index + 1 }));
}

export const countCells = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => sum + change.roles.length, 0);

/** Formats a change as `Visitor, player: Shown → Hidden`. */
export function changeWords({ roles: [first, ...others], was, is }: Change): string {
  const names = [roleNames[first], ...others.map((role) => roleNames[role].toLowerCase())];
  return `${names.join(', ')}: ${stateNames[was.state]} → ${stateNames[is.state]}`;
}

export function reviewText(set: AccessSet, changes: readonly Change[], dead: readonly string[]): string {
  const turned = printSet(set)
    .split(' ')
    .filter(Boolean)
    .map((id) =>
      set.lacks.some((lacked) => lacked === id)
        ? `${id} not offered`
        : `${id} ${Object.entries(set.toggles).some(([toggle, on]) => toggle === id && on) ? 'on' : 'off'}`,
    );
  const first = firstSet(set.brand);
  if (set.service !== first.service) turned.push(`customer service ${set.service ? 'on' : 'off'}`);
  if (set.toUpline !== first.toUpline) turned.push(`money to the upline ${set.toUpline ? 'on' : 'off'}`);
  const lines = changes.map((change) => `- ${change.row.label}: ${changeWords(change)} (${change.is.because})`);
  return [
    `${turned.join(', ')} in ${set.brand}: ${countCells(changes)} cells change.`,
    ...lines,
    `Dead ends: ${dead.length > 0 ? dead.join('. ') : 'none'}.`,
  ].join('\n');
}
