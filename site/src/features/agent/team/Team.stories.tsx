import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { loading } from '../../../testing/loading.ts';
import { dialog, isPhone, page, query, say } from '../../../testing/queries.ts';
import { exported } from '../../../testing/recordQueries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { drawnRows, menuOf, search, teamAt, teamTree, unfold } from '../../../testing/teamQueries.ts';
import { change } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Agent/Team',
  ...pageAt(teamAt()),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const agent = { sandbox: { scenario: 'agent' } };

export const OfAnAgent: Story = {
  name: 'Of an agent',
  tags: ['AGT-05'],
  parameters: { ...agent, visual: { modes: everyMode } },
  play: async () => {
    const tree = await teamTree();
    const before = Number(tree.getAttribute('aria-rowcount'));
    await unfold('demo.sub');
    await waitFor(() => expect(Number(tree.getAttribute('aria-rowcount'))).toBeGreaterThan(before));
    const deeper = drawnRows().find((row) => row.getAttribute('aria-level') === '2');
    await expect(deeper?.querySelector('th bdi')).toHaveTextContent(/\*\*\*/);
    await settled();
  },
};

export const WithTenThousand: Story = {
  name: 'With ten thousand downlines',
  tags: ['AGT-05'],
  parameters: { sandbox: { scenario: 'grand' }, visual: { modes: ['desk', 'phone-lumen'] } },
  play: async () => {
    await teamTree();
    await expect(drawnRows().length).toBeLessThanOrEqual(60);
    await expect(await page().findByText(/10,?000/)).toBeVisible();
    if (isPhone()) return;
    await settled();
    const link = within(drawnRows()[0] as HTMLElement).getByRole('link');
    await userEvent.click(link);
    await waitFor(() => expect(query()).toContain('branch='));
    await expect(await page().findByRole('navigation', { name: say('team.path') })).toBeVisible();
    await teamTree();
    await settled();
  },
};

export const Searched: Story = {
  name: 'Searched',
  tags: ['AGT-05'],
  parameters: { ...agent, visual: { modes: everyMode } },
  play: async () => {
    await teamTree();
    await search('an');
    await waitFor(() => expect(query()).toContain('find=an'));
    await expect(
      await page().findByText(new RegExp(`^${say('team.hit', { number: 1, count: 2 }).slice(0, 3)}`)),
    ).toBeVisible();
    await waitFor(() => expect(document.querySelector('tr[aria-current="true"]')).not.toBeNull());
    const first = document.querySelector('tr[aria-current="true"]')?.getAttribute('data-id');
    await userEvent.click(page().getByRole('button', { name: say('team.hit.next') }));
    await waitFor(() =>
      expect(document.querySelector('tr[aria-current="true"]')?.getAttribute('data-id')).not.toBe(first),
    );
    await settled();
  },
};

/** Finds nothing, and once more after clearing and typing the same at once. */
export const SearchedInVain: Story = {
  name: 'Searched for what nobody is called',
  tags: ['AGT-05'],
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async () => {
    await teamTree();
    await search('tq');
    const none = (text: string) => page().findByText(say('team.search.none', { text: `\u2068${text}\u2069` }));
    await expect(await none('tq')).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: say('team.search.clear.action') }));
    await waitFor(() => expect(page().getByRole('searchbox', { name: say('team.account') })).toHaveValue(''));
    await search('tq');
    await waitFor(() => expect(query()).toContain('find=tq'));
    await expect(await none('tq')).toBeVisible();
    await settled();
  },
};

export const Cleared: Story = {
  name: 'Cleared of a search without hits',
  tags: ['AGT-05'],
  parameters: { ...agent, visual: { modes: [] } },
  args: { address: teamAt('&c-find=tq') },
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: say('team.search.clear.action') }));
    await teamTree();
    await expect(page().getByRole('searchbox', { name: say('team.account') })).toHaveValue('');
    await settled();
  },
};

export const Filtered: Story = {
  name: 'Filtered by kind',
  tags: ['AGT-05'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  args: { address: teamAt('&c-who=agent') },
  play: async () => {
    await teamTree();
    for (const row of drawnRows()) await expect(row).toHaveTextContent(new RegExp(say('team.kind.agent')));
    if (isPhone()) await userEvent.click(page().getByRole('button', { name: new RegExp(say('team.filter')) }));
    await userEvent.selectOptions(page().getByRole('combobox', { name: say('team.level') }), '9');
    await waitFor(() => expect(query()).toContain('level=9'));
    await userEvent.click(await page().findByRole('button', { name: say('team.filter.reset') }));
    await teamTree();
    await waitFor(() => expect(query()).not.toContain('level='));
    await settled();
  },
};

export const Exported: Story = {
  name: 'Exported',
  tags: ['AGT-05', 'MEM-17'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    const tree = await teamTree();
    const { name, lines } = await exported();
    await expect(name).toMatch(/downlines.*\.csv$/);
    await expect(lines[0]).toContain(say('team.upline'));
    const shown = Number(tree.getAttribute('aria-rowcount')) - 1;
    await expect(lines.length - 1).toBeGreaterThan(shown);
    await expect(page().getByText(say('records.export.done', { count: lines.length - 1 }))).toBeVisible();
    await expect(lines.filter((line) => line.includes('demo.sub')).length).toBeGreaterThan(1);
  },
};

export const ExportedFiltered: Story = {
  name: 'Exported with a filter',
  tags: ['AGT-05', 'MEM-17'],
  parameters: { ...agent, visual: { modes: [] } },
  args: { address: teamAt('&c-who=agent') },
  play: async () => {
    await teamTree();
    const { lines } = await exported();
    await expect(lines.length).toBeGreaterThan(3);
    for (const line of lines.slice(1)) await expect(line).toContain(say('team.kind.agent'));
  },
};

/** With the menu of a direct downline and of one deeper, which says who may do what. */
export const WithTheMenu: Story = {
  name: 'Menu of a downline',
  tags: ['AGT-05'],
  parameters: { ...agent, visual: { modes: ['desk', 'desk-dark-rtl'] } },
  play: async ({ look }) => {
    await teamTree();
    if (isPhone()) return;
    await unfold('demo.sub');
    const direct = await menuOf('demo.sub');
    await expect(within(direct).getByRole('menuitem', { name: say('team.rebate.change') })).not.toHaveAttribute(
      'aria-disabled',
    );
    await look('direct');
    await userEvent.click(within(direct).getByRole('menuitem', { name: say('agent.message') }));
    const letter = await dialog('agent.message');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(letter).not.toBeInTheDocument());
    const deeper = drawnRows()
      .find((row) => row.getAttribute('aria-level') === '2')
      ?.querySelector('th bdi');
    const menu = await menuOf(deeper?.textContent ?? '');
    const contracts = within(menu).getByRole('menuitem', { name: new RegExp(`^${say('team.contracts')}`) });
    await expect(contracts).toHaveAttribute('aria-disabled', 'true');
    await expect(contracts).toHaveTextContent(say('team.only.contracts', { name: '\u2068demo.sub\u2069' }));
    await expect(within(menu).getByRole('menuitem', { name: say('team.transfer') })).toHaveAttribute('href');
    await settled();
  },
};

export const WhenABranchFails: Story = {
  name: 'When a branch fails',
  tags: ['AGT-05'],
  parameters: { ...agent, visual: { modes: ['desk'], looksLike: 'of-an-agent' } },
  play: async ({ look }) => {
    await teamTree();
    await change({ faults: [{ call: 'teamLevel', kind: '500' }] });
    await unfold('demo.sub');
    await failsAndRetries({ look });
    await waitFor(() => expect(drawnRows().some((row) => row.getAttribute('aria-level') === '2')).toBe(true));
    await settled();
  },
};

export const WithNobody: Story = {
  name: 'With nobody below yet',
  tags: ['AGT-05'],
  parameters: { sandbox: { scenario: 'agent+empty' }, visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByText(say('team.empty'))).toBeVisible();
    await settled();
  },
};

export const WhileLoading: Story = { name: 'While everything is on its way', tags: ['AGT-05'], ...loading('agent') };

export const WhenItFails: Story = {
  name: 'When it fails',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'agent+team-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await failsAndRetries({ look });
    await teamTree();
    await settled();
  },
};
