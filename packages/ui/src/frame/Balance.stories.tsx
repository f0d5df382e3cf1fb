import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { shownSums } from '../internal/storyBrand.ts';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { Balance, type BalanceProps } from './Balance.tsx';
import { balance } from './internal/fixtures.ts';

const meta = {
  title: 'Frame/Balance',
  component: Balance,
  decorators: [
    (Story) => (
      <DarkSurface>
        <div style={{ display: 'flex', padding: 16 }}>
          <Story />
        </div>
      </DarkSurface>
    ),
  ],
  args: balance,
} satisfies Meta<typeof Balance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Hidden: Story = { args: { hidden: true } };
export const Updating: Story = { args: { updating: true } };
export const Unavailable: Story = { args: { amount: null } };
/** Marks a sum that could not be brought up to date with the time at which it was right, and says so. */
export const Outdated: Story = {
  tags: ['HDR-05', 'FLT-032'],
  args: { outdated: '10:05' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Not up to date since 10:05');
    await expect(canvas.getByText('10:05')).toBeVisible();
    const sum = shownSums('₨24,680.50');
    await expect(canvas.getByRole('button', { name: (name) => name.includes(sum) })).toHaveAttribute(
      'title',
      'Not up to date since 10:05. Refresh balance',
    );
  },
};
export const OfManyFigures: Story = { args: { amount: '₨1,234,567,890.12345678' } };
export const OfAForeignCurrency: Story = { args: { amount: 'Rp98.765.432' } };

export const Refreshed: Story = {
  name: 'Is brought up to date by a press on the sum or on its icon',
  tags: ['HDR-05'],
  args: { onRefresh: fn() },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: shownSums('₨24,680.50') }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(2);
  },
};

export const Announced: Story = {
  name: 'Says politely that it is updating',
  tags: ['HDR-05'],
  parameters: { visual: { looksLike: 'updating' } },
  args: { updating: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Balance updating');
  },
};

function Kept(props: BalanceProps) {
  const [hidden, setHidden] = useState(props.hidden);
  return <Balance {...props} hidden={hidden} onToggle={() => setHidden(!hidden)} />;
}

export const Toggled: Story = {
  name: 'Hides the sum behind stars and shows it again',
  tags: ['HDR-05'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  render: (args) => <Kept {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const eye = canvas.queryByRole('button', { name: 'Hide balance' });
    if (!eye) {
      await expect(canvas.getByText(shownSums('₨24,680.50'))).toBeVisible();
      return;
    }
    await userEvent.click(eye);
    await expect(canvas.getByText('***')).toBeVisible();
    await expect(canvas.queryByText(shownSums('₨24,680.50'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }));
    await expect(canvas.getByText(shownSums('₨24,680.50'))).toBeVisible();
  },
};
