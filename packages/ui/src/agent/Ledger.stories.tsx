import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Link } from '../actions/Link.tsx';
import { sized } from '../internal/fixtures.tsx';
import { Ledger, type LedgerRow } from './Ledger.tsx';
import { carryOver, stakes } from './storyContracts.tsx';

const rows: LedgerRow[] = [
  { id: 'stakes', label: 'Stakes of your team', text: '31,042 settled bets', value: '1,312,480.00', formula: stakes },
  { id: 'payouts', label: 'Less payouts', value: '−1,238,655.60', formula: stakes },
  { id: 'base', label: 'Base', text: 'stakes less payouts', value: '73,824.40', kind: 'subtotal', formula: stakes },
  { id: 'bonuses', label: 'Less bonuses to your team', text: '1,406 bonuses', value: '−15,184.40', formula: stakes },
  {
    id: 'result',
    label: 'Team result',
    text: 'decides the tier',
    value: '58,640.00',
    kind: 'subtotal',
    formula: stakes,
  },
  { id: 'carry', label: 'Carry-over in', text: 'loss of 1 to 15 Oct', value: '−12,480.00', formula: carryOver },
  { id: 'rated', label: 'Base for the rate', value: '46,160.00', kind: 'subtotal', formula: stakes },
  {
    id: 'tier',
    label: 'Tier 3 of 3 reached',
    value: '18%',
    kind: 'tier',
    conditions: [
      { id: 'bets', text: 'Bets 1,264,900.00 of 900,000.00', met: true },
      { id: 'result', text: 'Result 58,640.00 of 40,000.00', met: true },
      { id: 'active', text: 'Active 338 of 150', met: true },
    ],
  },
  { id: 'amount', label: 'Amount', text: '46,160.00 × 18%, rounded down to 0.01', value: '₨8,308.80', kind: 'amount' },
  { id: 'out', label: 'Carry-over out', text: 'nothing left to carry', value: '0.00' },
];

const meta = {
  title: 'Agent/Ledger',
  component: Ledger,
  decorators: [sized(600)],
  args: {
    title: 'How the amount comes about',
    rows,
    actions: (
      <Link href="#statement" iconEnd={Download}>
        Statement
      </Link>
    ),
    words: { close: 'Close', met: 'Met:', notMet: 'Not met:' },
  },
} satisfies Meta<typeof Ledger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  name: 'Of a bill that pays, its conditions said to be met',
  tags: ['AGT-11'],
  async play({ canvas }) {
    await expect(canvas.getByText('Bets 1,264,900.00 of 900,000.00').parentElement).toHaveTextContent(/^Met:/);
  },
};
export const WithASumOpen: Story = {
  name: 'With a sum open beside it, covering none of its lines',
  tags: ['AGT-11'],
  parameters: { visual: { widths: 'both' } },
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Carry-over in/ }));
    const panel = await canvas.findByRole('group');
    await waitFor(() => expect(panel).toBeVisible());
    if (innerWidth < 1000) return;
    const ledger = canvasElement.querySelector('[data-beside]')?.getBoundingClientRect();
    await waitFor(async () => {
      const { left, right } = panel.getBoundingClientRect();
      await expect(left >= (ledger?.right ?? 0) || right <= (ledger?.left ?? 0)).toBe(true);
    });
  },
};
export const NotReached: Story = {
  args: {
    rows: [
      { id: 'result', label: 'Team result', text: 'decides the tier', value: '3,120.00', formula: stakes },
      {
        id: 'tier',
        label: 'No tier reached',
        value: '0%',
        kind: 'tier',
        conditions: [
          { id: 'bets', text: 'Bets 64,900.00 of 60,000.00', met: true },
          { id: 'result', text: 'Result 3,120.00 of 4,000.00', met: false },
        ],
      },
      { id: 'amount', label: 'Amount', text: '880.00 more team result was needed', value: '₨0.00', kind: 'amount' },
    ],
  },
};
export const WithLongWords: Story = {
  args: { rows: rows.map((row) => ({ ...row, label: 'unbroken'.repeat(12) })) },
};
