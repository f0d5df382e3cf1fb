import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { shownSums } from '../internal/storyBrand.ts';
import { LimitRow } from './LimitRow.tsx';
import { RowList } from './RowList.tsx';

const act = { change: fn(), lift: fn(), keep: fn() };

const meta = {
  title: 'Data/LimitRow',
  component: LimitRow,
  args: {
    title: 'Deposits per week',
    progress: { value: 0.64, text: '₨3,200.00 of ₨5,000.00 used' },
    left: '₨1,800.00 left',
    resets: 'Begins anew on Monday, 00:00',
    actions: (
      <>
        <Button size="sm" onClick={act.change}>
          Change
        </Button>
        <Button size="sm" kind="ghost" onClick={act.lift}>
          Lift the limit
        </Button>
      </>
    ),
  },
  render: (args) => (
    <RowList label="Your limits">
      <LimitRow {...args} />
    </RowList>
  ),
} satisfies Meta<typeof LimitRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const pending = {
  text: 'From Tuesday, 14:05: ₨8,000.00',
  actions: (
    <Button size="sm" onClick={act.keep}>
      Keep the present limit
    </Button>
  ),
};

export const PartlyUsed: Story = {
  name: 'With what is used and what is left of it',
  tags: ['RSP-03'],
  async play({ canvasElement }) {
    const row = within(within(canvasElement).getByRole('listitem'));
    const bar = row.getByRole('progressbar', { name: shownSums('Deposits per week: ₨3,200.00 of ₨5,000.00 used') });
    await expect(bar).toHaveAttribute('value', '0.64');
    await expect(row.getByText(shownSums('₨1,800.00 left'))).toBeVisible();
  },
};
export const WithARaiseThatWaits: Story = {
  name: 'With a higher one that waits and can be forgotten by key',
  tags: ['RSP-03'],
  args: { pending },
  async play({ canvasElement }) {
    await userEvent.tab();
    const keep = within(canvasElement).getByRole('button', { name: 'Keep the present limit' });
    await expect(keep).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(act.keep).toHaveBeenCalledOnce();
  },
};
export const UsedUp: Story = {
  args: { progress: { value: 1, text: '₨5,000.00 of ₨5,000.00 used' }, left: '₨0.00 left' },
};
export const Untouched: Story = {
  args: { title: 'Time played per day', progress: { value: 0, text: '0 min of 4 h used' }, left: '240 minutes left' },
};
export const WithLongWords: Story = {
  args: {
    title: 'Everything that you deposit on all your devices in the course of one week',
    progress: { value: 0.5, text: `₨${'9'.repeat(60)} used` },
    left: `₨${'9'.repeat(60)} left`,
    resets: 'unbroken'.repeat(25),
    pending: { ...pending, text: 'unbroken'.repeat(25) },
  },
};
