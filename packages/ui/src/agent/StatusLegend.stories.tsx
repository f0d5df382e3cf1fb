import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { StatusLegend } from './StatusLegend.tsx';

const meta = {
  title: 'Agent/StatusLegend',
  component: StatusLegend,
  decorators: [sized(600)],
  args: {
    title: 'What a bill can be',
    note: 'and who has to act',
    items: [
      { id: '1', status: 'notReached', label: 'Not reached', text: 'closed, shows the gap' },
      { id: '2', status: 'billIssued', label: 'Issued', text: 'platform checks within 24 h' },
      { id: '3', status: 'awaitingApproval', label: 'Awaiting approval', text: 'payer approves or denies' },
      { id: '4', status: 'awaitingCollection', label: 'Awaiting collection', text: 'payee collects' },
      { id: '5', status: 'partlyCollected', label: 'Partly collected', text: 'payee collects the rest' },
      { id: '6', status: 'billPaid', label: 'Paid', text: 'closed' },
      { id: '7', status: 'denied', label: 'Denied', text: 'payee may object, 7 days' },
      { id: '8', status: 'notCollected', label: 'Expired', text: 'closed, not collected' },
    ],
  },
} satisfies Meta<typeof StatusLegend>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfBills: Story = {
  name: 'Of bills, each status beside who has to act',
  tags: ['AGT-11'],
  async play({ canvas }) {
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names).toContain('Awaiting approval');
    await expect(names).toHaveLength(8);
  },
};
export const WithLongWords: Story = {
  args: { items: [{ id: '1', status: 'denied', label: 'unbroken'.repeat(6), text: 'unbroken'.repeat(20) }] },
};
