export const reach = 50;

export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
}

export const begin = <State>(present: State): History<State> => ({ past: [], present, future: [] });

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
