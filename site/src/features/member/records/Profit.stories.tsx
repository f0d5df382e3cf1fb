import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { page, query, say } from '../../../testing/queries.ts';
import { bodyRows, pickDays, recordTable } from '../../../testing/recordQueries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const address = '/nowhere?modal=member&centre=personalProfit';

const meta = {
  title: 'Pages/Member/Profit',
  ...pageAt(address),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const categories = () => recordTable('records.profit.categories');

export const OfAMember: Story = {
  name: 'Of a member',
  tags: ['MEM-10'],
  parameters: { sandbox: { scenario: 'member' }, visual: { modes: everyMode } },
  play: async () => {
    await expect(bodyRows(await categories()).length).toBeGreaterThan(2);
    await settled();
    const chart = page().getByRole('slider');
    await expect(chart).toHaveAttribute('aria-valuemax', '7');
    await userEvent.click(page().getByText(say('records.profit.table')));
    const figures = within(page().getByRole('figure')).getByRole('table');
    await expect(within(figures).getAllByRole('rowheader')).toHaveLength(7);
    await userEvent.click(page().getByText(say('records.profit.table')));
    await pickDays('records.days.30');
    await waitFor(() => expect(page().getByRole('slider')).toHaveAttribute('aria-valuemax', '30'));
    await userEvent.click(page().getByRole('radio', { name: say('records.profit.step.week') }));
    await waitFor(() => expect(Number(page().getByRole('slider').getAttribute('aria-valuemax'))).toBeLessThan(7));
    await expect(query()).toContain('c-step=week');
    const shown = bodyRows(await categories()).length;
    await userEvent.selectOptions(page().getByRole('combobox', { name: say('records.category') }), 'RNG');
    await waitFor(() => expect(query()).toContain('c-category=RNG'));
    await settled();
    await expect(bodyRows(await categories())).toHaveLength(shown);
  },
};

export const WhenItFails: Story = {
  name: 'When it fails',
  tags: ['MEM-17', 'ERR-02'],
  parameters: { sandbox: { scenario: 'member+records-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await failsAndRetries({ look, failed: 'records.failed', empty: 'records.empty' });
    await settled();
  },
};
