import { allPages, GatewayError, type InputOf, longestRecordPage, teamLevel, type ValueOf } from '@baize/gateway';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useServices } from '../../../core/services/services.ts';
import { emptyTree, missingBranches, stepTree, top, treeRows } from './treeState.ts';

export type TreeAsked = Omit<InputOf<typeof teamLevel>, 'parent' | 'page' | 'pageSize'>;

export type TreeFacts = Pick<ValueOf<typeof teamLevel>, 'teamTotal' | 'updatedAt' | 'currency'>;

/** Loads the team below `root`, each level when unfolded; null loads nothing yet. */
export function useTeamTree(asked: TreeAsked | null, root: string | null) {
  const { client } = useServices();
  const [tree, dispatch] = useReducer(stepTree, emptyTree);
  const [facts, setFacts] = useState<TreeFacts | null>(null);
  const flights = useRef(new Map<string, AbortController>());
  const branches = useRef(tree.branches);
  branches.current = tree.branches;
  const key = asked && JSON.stringify([asked, root]);
  const question = useRef({ asked, root });
  question.current = { asked, root };

  const bring = useCallback(
    async (id: string) => {
      const { asked: now, root: from } = question.current;
      if (now === null || flights.current.has(id)) return;
      const flight = new AbortController();
      const { signal } = flight;
      flights.current.set(id, flight);
      const parent = id === top ? from : id;
      try {
        let found: TreeFacts | null = null;
        const { rows } = await allPages({
          read: async (page, pageSize) => {
            const input = { ...now, ...(parent !== null && { parent }), page, pageSize };
            const level = await client.call(teamLevel, input, { signal });
            found ??= level;
            return level;
          },
          pageSize: longestRecordPage,
        });
        if (signal.aborted) return;
        if (id === top) setFacts(found);
        dispatch({ kind: 'branch', id, branch: { kind: 'ready', rows } });
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof GatewayError)) throw error;
        // On failure keep the figures already shown.
        if (branches.current.get(id)?.kind === 'ready') return;
        dispatch({ kind: 'branch', id, branch: { kind: 'failed', error } });
      } finally {
        if (flights.current.get(id) === flight) flights.current.delete(id);
      }
    },
    [client],
  );

  useEffect(() => {
    if (key === null) return;
    dispatch({ kind: 'clear' });
    const { current: running } = flights;
    return () => {
      for (const flight of running.values()) flight.abort();
      running.clear();
    };
  }, [key]);

  useEffect(() => {
    if (key === null) return;
    for (const id of missingBranches(tree)) {
      dispatch({ kind: 'branch', id, branch: { kind: 'loading' } });
      void bring(id);
    }
  }, [key, tree, bring]);

  const rows = useMemo(() => treeRows(tree), [tree]);
  const toggle = useCallback((id: string) => dispatch({ kind: 'toggle', id }), []);
  const open = useCallback((ids: readonly string[]) => dispatch({ kind: 'open', ids }), []);
  const retry = useCallback((id: string) => dispatch({ kind: 'retry', id }), []);
  /** Reloads all figures while the old ones stay visible. */
  const refresh = useCallback(() => {
    for (const id of branches.current.keys()) void bring(id);
  }, [bring]);
  const first = tree.branches.get(top) ?? null;
  return useMemo(
    () => ({ rows, facts, first, toggle, open, retry, refresh }),
    [rows, facts, first, toggle, open, retry, refresh],
  );
}

export type TeamTree = ReturnType<typeof useTeamTree>;
