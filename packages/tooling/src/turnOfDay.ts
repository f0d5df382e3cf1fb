import { createHash } from 'node:crypto';

/**
 * Returns the turn as days since 1970, or null to test everything. The workbench sets it to the commit's day, so a
 * commit always tests the same subset and a few days cover all.
 */
function currentTurn(): number | null {
  const day = process.env.BAIZE_TURN;
  return day ? Number(day) : null;
}

/** Returns one choice per day, offset by the id's hash; all choices without turns. */
export function byTurn<Choice>(id: string, choices: readonly Choice[], turn = currentTurn()): readonly Choice[] {
  if (turn === null || choices.length === 0) return choices;
  const place = (hashOf(id) + turn) % choices.length;
  return choices.slice(place, place + 1);
}

/** Reports whether the id is due, once every `days` days; always without turns. */
export function isInTurn(id: string, days: number, turn = currentTurn()): boolean {
  return turn === null || (hashOf(id) + turn) % days === 0;
}

const hashOf = (id: string) => createHash('sha256').update(id).digest().readUInt32BE();
