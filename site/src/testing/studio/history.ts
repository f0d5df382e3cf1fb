/** How many changes can be taken back. */
export const reach = 50;

/** What is shown, what was before it and what was taken back. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
}

export const begin = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/** A change; the same again is none. */
export function change<State>(history: History<State>, next: State): History<State> {
  const { past, present } = history;
  if (next === present) return history;
  return { past: [...past, present].slice(-reach), present: next, future: [] };
}

export function undo<State>(history: History<State>): History<State> {
  const [before] = history.past.slice(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
}

export function redo<State>(history: History<State>): History<State> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future };
}
