import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type Downline,
  drawnRows,
  grid,
  HeldTeam,
  type HeldTeamProps,
  parts,
  placeOf,
  row,
  scrolled,
  team,
  wide,
} from './storyTreeGrid.tsx';
import { TreeGrid } from './TreeGrid.tsx';

const deep = ['zubair_k', 'fa***21', 'no***8k', 'hi***04'];
const deeper = [...deep, 'de***p1', 'de***p2'];
const tenThousand = wide(10_000);
const everyAgent = tenThousand.map(({ name }) => name);

const meta = {
  title: 'Data/TreeGrid',
  component: TreeGrid<Downline>,
  args: {
    ...parts,
    rows: [],
    downlines: team,
    open: [],
    load: { kind: 'ready' },
    onToggle: fn(),
    onRetry: fn(),
    onDetails: fn(),
    onSearch: fn(),
    onRangeChange: fn(),
  },
  render: (args) => <HeldTeam {...args} />,
} satisfies Meta<HeldTeamProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const stickyNames = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('tr[data-sticky]')].map((line) => line.dataset.id ?? line.textContent);

export const Closed: Story = {
  name: 'Closed, its top level in sight',
  tags: ['AGT-05'],
  async play({ canvasElement }) {
    await expect(grid(canvasElement)).toHaveAttribute('aria-rowcount', '6');
    await expect(placeOf(row(canvasElement, 'meilin88'))).toEqual([1, 2, 5, 3]);
    await expect(row(canvasElement, 'zubair_k')).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(row(canvasElement, 'tonyo')).not.toHaveAttribute('aria-expanded'));
  },
};
/** Five levels deep, the ancestors of the first row in sight under the head. */
export const FiveLevelsDeep: Story = {
  name: 'Five levels deep',
  tags: ['AGT-05'],
  args: { open: [...deep, 'aslam.p'] },
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement }) {
    await scrolled(canvasElement, 60);
    await waitFor(() => expect(stickyNames(canvasElement).slice(0, 2)).toEqual(['zubair_k', 'fa***21']));
    await scrolled(canvasElement, 100);
    const phone = window.innerWidth < 640;
    await waitFor(() => expect(stickyNames(canvasElement)).toEqual(phone ? deep.slice(0, 3) : deep));
    await expect(placeOf(row(canvasElement, 'hi***04'))).toEqual([4, 1, 3, 5]);
    const names = drawnRows(canvasElement).map(({ dataset }) => dataset.id);
    await expect(new Set(names).size).toBe(names.length);
  },
};
/** With more ancestors than there is room for, those in the middle as one. */
export const WithFoldedAncestors: Story = {
  name: 'With folded ancestors',
  tags: ['AGT-05'],
  args: { open: deeper },
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement }) {
    await scrolled(canvasElement, window.innerWidth < 640 ? 500 : 380);
    await waitFor(() => expect(within(canvasElement).getByText(/levels more/)).toBeVisible());
    const names = stickyNames(canvasElement);
    await expect(names).toHaveLength(window.innerWidth < 640 ? 3 : 4);
    await expect(names[0]).toBe('zubair_k');
    await expect(names[1]).toMatch(/^\d levels more$/);
    await expect(names.at(-1)).toBe('de***p2');
  },
};
export const WithAFoldPressed: Story = {
  name: 'With the ancestors left out brought in sight by a press',
  tags: ['AGT-05'],
  parameters: { visual: { widths: 'both', modes: ['desk'] } },
  args: { open: deeper },
  async play({ canvasElement }) {
    await scrolled(canvasElement, window.innerWidth < 640 ? 500 : 380);
    await userEvent.click(await within(canvasElement).findByText(/levels more/));
    await waitFor(() => expect(within(canvasElement).queryByText(/levels more/)).toBeNull());
    await expect(row(canvasElement, 'fa***21')).toBeVisible();
  },
};
export const WithAnAncestorPressed: Story = {
  name: 'With an ancestor folded up by the mouse where it stays',
  tags: ['AGT-05'],
  parameters: { visual: { modes: ['desk'] } },
  args: { open: [...deep, 'aslam.p'] },
  async play({ canvasElement, args }) {
    await scrolled(canvasElement, 100);
    await waitFor(() => expect(stickyNames(canvasElement)).toContain('fa***21'));
    const mark = row(canvasElement, 'fa***21').querySelector('svg');
    if (!mark) throw new Error('no mark');
    await userEvent.click(mark);
    await expect(args.onToggle).toHaveBeenLastCalledWith('fa***21');
    await expect(args.onDetails).not.toHaveBeenCalled();
    await expect(row(canvasElement, 'fa***21')).toHaveAttribute('aria-expanded', 'false');
  },
};
export const WithAHit: Story = {
  name: 'With a hit brought in sight, its letters marked',
  tags: ['AGT-05'],
  args: { open: [...deep, 'aslam.p'], selected: 'as***35', match: 'AS' },
  async play({ canvasElement }) {
    const hit = await waitFor(() => row(canvasElement, 'as***35'));
    await expect(hit).toHaveAttribute('aria-current', 'true');
    await expect(hit.querySelector('mark')).toHaveTextContent('as');
    const box = hit.getBoundingClientRect();
    const around = grid(canvasElement).parentElement?.getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual((around?.bottom ?? 0) + 1);
    await expect(hit).toHaveAttribute('tabindex', '0');
  },
};
export const WithABranchOnItsWay: Story = {
  name: 'With a branch on its way, and said so',
  tags: ['AGT-05'],
  args: { open: ['zubair_k', 'be***44'] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading accounts');
    await expect(row(canvasElement, 'be***44')).toHaveAttribute('aria-expanded', 'true');
    await expect(grid(canvasElement)).toHaveAttribute('aria-rowcount', '8');
  },
};
export const WithAFailedBranch: Story = {
  name: 'With a branch that failed, a row with a retry in its place',
  tags: ['AGT-05'],
  args: { open: ['meilin88'] },
  async play({ canvasElement, args }) {
    const failed = row(canvasElement, 'meilin88/failed');
    await expect(failed).toHaveTextContent('Could not load 11 accounts.');
    await expect(placeOf(failed)).toEqual([2, 1, 1, 4]);
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('meilin88');
    await expect(row(canvasElement, 'meilin88')).toHaveFocus();
  },
};
/** With ten thousand rows, at most sixty of them in the document, each in its right place. */
export const WithTenThousand: Story = {
  name: 'Ten thousand rows',
  tags: ['AGT-05'],
  parameters: { visual: { modes: ['desk'] } },
  args: { downlines: tenThousand, open: everyAgent },
  async play({ canvasElement, args }) {
    await expect(grid(canvasElement)).toHaveAttribute('aria-rowcount', '10001');
    const whole = grid(canvasElement).scrollHeight;
    for (const share of [0.5, 0.25, 0.999]) {
      await scrolled(canvasElement, whole * share);
      await waitFor(() => expect(args.onRangeChange).toHaveBeenCalled());
      const rows = drawnRows(canvasElement);
      await expect(rows.length).toBeLessThanOrEqual(60);
      for (const each of rows) {
        const [level, position, size, index] = placeOf(each);
        const place = (index ?? 0) - 2;
        await expect([level, position, size]).toEqual(
          place % 10 === 0 ? [1, place / 10 + 1, 1000] : [2, place % 10, 9],
        );
      }
      const indexes = rows.map((each) => Number(each.getAttribute('aria-rowindex')));
      await expect(indexes).toEqual([...indexes].sort((one, other) => one - other));
    }
  },
};
export const Pressed: Story = {
  name: 'Pressed at its mark and at its name',
  tags: ['AGT-05'],
  parameters: { visual: { modes: ['desk'] } },
  async play({ canvasElement, args }) {
    await userEvent.click(within(row(canvasElement, 'kai99')).getByText('kai99'));
    await expect(args.onDetails).toHaveBeenLastCalledWith('kai99');
    const mark = row(canvasElement, 'kai99').querySelector('svg');
    if (!mark) throw new Error('no mark');
    await userEvent.click(mark);
    await expect(args.onToggle).toHaveBeenLastCalledWith('kai99');
    await expect(args.onDetails).toHaveBeenCalledOnce();
    await expect(row(canvasElement, 'ka***10')).toBeVisible();
  },
};
export const Empty: Story = {
  args: { load: { kind: 'empty', title: 'No account below you matches “tq”.' } },
};
export const Failed: Story = {
  args: { load: { kind: 'failed', title: 'The accounts did not load', retry: 'Try again', onRetry: fn() } },
};
export const Loading: Story = { args: { load: { kind: 'loading' } } };
