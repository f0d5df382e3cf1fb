import { Ellipsis, History } from 'lucide';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../actions/IconButton.tsx';
import { Link } from '../actions/Link.tsx';
import { Menu } from '../overlays/Menu.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import type { TreeGridProps } from './TreeGrid.tsx';
import { TreeGrid } from './TreeGrid.tsx';
import type { TreeGridRow, TreeGridState } from './treeGridLines.ts';

export interface Downline {
  name: string;
  level: number;
  balance: string;
  team: number;
  bets: string;
  result: string;
  direct: boolean;
  below: readonly Downline[];
  branch?: 'loading' | 'failed';
}

const figure = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

let seed = 0;
function account(name: string, below: readonly Downline[] = [], branch?: Downline['branch']): Downline {
  seed++;
  const amount = (factor: number) => figure.format(((seed * 7919 * factor) % 900_000) / 10);
  return {
    name,
    level: 0,
    balance: amount(3),
    team: below.reduce((sum, { team }) => sum + team + 1, branch ? 11 : 0),
    bets: amount(11),
    result: `${seed % 3 ? '+' : '−'}${amount(1)}`,
    direct: false,
    below,
    branch,
  };
}

const members = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => account(`${prefix}***${String(index + 10)}`));

export const team: readonly Downline[] = [
  account('zubair_k', [
    account('fa***21', [
      account('no***8k', [
        account('hi***04', [...members('sa', 3), account('de***p1', [account('de***p2', members('ya', 12))])]),
        account('ta***is'),
        account('re***77'),
      ]),
      account('gu***el', members('gu', 2)),
      account('wa***01'),
    ]),
    account('be***44', [], 'loading'),
  ]),
  account('meilin88', [], 'failed'),
  account('aslam.p', members('as', 30)),
  account('kai99', members('ka', 8)),
  account('tonyo'),
];

export const wide = (count: number): readonly Downline[] =>
  Array.from({ length: count / 10 }, (_, index) => account(`agent${index + 1}`, members(`m${index + 1}`, 9)));

const stateOf = ({ below, branch }: Downline, open: boolean): TreeGridState => {
  if (below.length === 0 && !branch) return 'leaf';
  if (!open) return 'closed';
  return branch ?? 'open';
};

export function rowsOf(downlines: readonly Downline[], open: ReadonlySet<string>, level = 1): TreeGridRow<Downline>[] {
  return downlines.flatMap((data, index) => {
    const state = stateOf(data, open.has(data.name));
    const row: TreeGridRow<Downline> = {
      id: data.name,
      level,
      setSize: downlines.length,
      position: index + 1,
      state,
      data: { ...data, level: level + 2, direct: level === 1 },
    };
    return state === 'open' ? [row, ...rowsOf(data.below, open, level + 1)] : [row];
  });
}

export const onMenu = fn();

const kindOf = ({ team: size, level }: Downline) => `${size > 0 ? 'Agent' : 'Member'}, level ${level}`;

export const parts: Pick<TreeGridProps<Downline>, 'label' | 'tree' | 'columns' | 'phone' | 'words'> = {
  label: 'Downlines of rania_87',
  tree: { header: 'Account', width: 300, name: ({ name }) => name, note: kindOf, picture: () => [] },
  columns: [
    { id: 'balance', header: 'Balance', align: 'end', width: 78, cell: ({ balance }) => balance },
    {
      id: 'team',
      header: 'Team',
      align: 'end',
      width: 38,
      cell: ({ name, team: size }, tabIndex) =>
        size > 0 ? (
          <Link href={`?upline=${name}`} tabIndex={tabIndex}>
            {size}
          </Link>
        ) : (
          '0'
        ),
    },
    {
      id: 'bets',
      header: 'Valid bets',
      headerNote: 'team, own',
      align: 'end',
      width: 100,
      cell: ({ bets }) => bets,
      note: ({ balance }) => `own ${balance}`,
    },
    {
      id: 'result',
      header: 'Result',
      headerNote: 'team, own',
      align: 'end',
      width: 94,
      cell: ({ result }) => result,
      note: ({ balance }) => `own +${balance}`,
    },
    { id: 'rebate', header: 'Rebate', align: 'end', width: 48, cell: () => '1.8%' },
    {
      id: 'contract',
      header: 'Contract',
      width: 80,
      cell: ({ team: size }) => (size > 0 ? <StatusBadge status="active" label="Active" /> : 'None'),
    },
    { id: 'seen', header: 'Last log in', width: 52, cell: () => '7 Nov', note: () => '17:02' },
    {
      id: 'menu',
      header: 'Actions',
      role: 'action',
      width: 32,
      cell: (row, tabIndex) => (
        <Menu
          trigger={(triggerProps) => (
            <IconButton
              {...triggerProps}
              size="sm"
              label={`Actions for ${row.name}`}
              icon={Ellipsis}
              tabIndex={tabIndex}
            />
          )}
          title={row.name}
          text={row.direct ? 'Agent, direct downline' : kindOf(row)}
          groups={[
            {
              id: 'row',
              items: [
                { id: 'details', label: 'Details and log', icon: History },
                row.direct
                  ? { id: 'contracts', label: 'Contracts' }
                  : { id: 'contracts', label: 'Contracts', disabled: true, text: 'Only no***8k can propose' },
              ],
            },
            { id: 'report', label: 'Open branch in a report', items: [{ id: 'income', label: 'Income' }] },
          ]}
          align="end"
          onSelect={onMenu}
        />
      ),
    },
  ],
  phone: {
    header: '1 to 7 Nov',
    figuresHeader: 'Valid bets, result',
    note: (row) => (row.team > 0 ? `${kindOf(row)}, team ${row.team}` : kindOf(row)),
    figures: ({ bets, result }) => [bets, result],
  },
  words: {
    loading: 'Loading accounts',
    failed: ({ team: size }) => `Could not load ${size} accounts.`,
    retry: 'Try again',
    folded: (count) => `${count} levels more`,
  },
};

export interface HeldTeamProps extends TreeGridProps<Downline> {
  downlines: readonly Downline[];
  open: readonly string[];
}

export function HeldTeam({ downlines, open: openFirst, ...props }: HeldTeamProps) {
  const [open, setOpen] = useState(new Set(openFirst));
  const rows = useMemo(() => rowsOf(downlines, open), [downlines, open]);
  const toggle = (id: string) => {
    props.onToggle(id);
    setOpen((before) => {
      const now = new Set(before);
      if (!now.delete(id)) now.add(id);
      return now;
    });
  };
  return <TreeGrid {...props} rows={rows} onToggle={toggle} />;
}

export const grid = (root: HTMLElement) => within(root).getByRole('treegrid', { name: 'Downlines of rania_87' });

export const row = (root: HTMLElement, name: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(`tr[data-id="${name}"]`);
  if (!found) throw new Error(`${name} is in the document`);
  return found;
};

export const placeOf = (element: HTMLElement) =>
  ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-rowindex'].map((name) => Number(element.getAttribute(name)));

export const drawnRows = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('tbody > tr')];

export const isAt = (root: HTMLElement, name: string) => waitFor(() => expect(row(root, name)).toHaveFocus());

export async function scrolled(root: HTMLElement, top: number) {
  const region = grid(root).parentElement;
  if (!region) throw new Error('the grid stands in a region');
  region.scrollTop = top;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

export const press = (keys: string) => userEvent.keyboard(keys);
