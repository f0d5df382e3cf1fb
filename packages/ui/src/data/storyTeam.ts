import { fn } from 'storybook/test';
import type { TreeBranch, TreeNode } from './treeRows.ts';

export const member = (name: string, detail: string): TreeNode => ({ id: name, name, note: 'Member', detail });
export const agent = (name: string, detail: string, count: number, branch: TreeBranch): TreeNode => ({
  id: name,
  name,
  note: 'Agent',
  detail,
  count,
  branch,
});
export const ready = (...nodes: TreeNode[]): TreeBranch => ({ kind: 'ready', nodes });
export const onRetry = fn();
export const failed = { kind: 'failed', title: 'The team did not load', retry: 'Try again', onRetry } as const;

export const deep = agent(
  'bero.k',
  '18,402.50',
  214,
  ready(
    agent(
      'anka77',
      '9,120.00',
      41,
      ready(agent('dalo', '640.20', 12, ready(agent('sim_ra', '88.00', 1, ready(member('ovi', '0.00')))))),
    ),
    member('tonyo', '120.00'),
  ),
);
export const nodes: readonly TreeNode[] = [
  deep,
  agent('milena88', '9,120.00', 168, { kind: 'loading' }),
  member('taro', '640.20'),
  agent('aslan.p', '22,010.75', 88, failed),
  agent('kai99', '7,730.40', 0, { kind: 'empty', title: 'Nobody has joined this team yet' }),
];
