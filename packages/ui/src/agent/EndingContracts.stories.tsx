import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { EndingContracts } from './EndingContracts.tsx';

const prepare = (name: string) => ({ label: 'Prepare terms that fit', href: `#${name}` });

const meta = {
  title: 'Agent/EndingContracts',
  component: EndingContracts,
  decorators: [sized(463)],
  args: {
    title: 'What will end',
    count: '2 contracts',
    text: 'If you accept, 2 contracts you gave end on 15 Nov at 23:59. They ask for less than your new tier 1, so they would break the limit.',
    contracts: [
      {
        id: 'c1',
        name: 'meilin88',
        picture: ['/art/avatars/u2.svg'],
        ends: 'Ends 15 Nov, 23:59',
        text: 'Dividend, version 1. Asks for 60,000.00 and 12 active; the new limit is 90,000.00 and 20.',
        prepare: prepare('meilin88'),
      },
      {
        id: 'c2',
        name: 'kai99',
        picture: ['/art/avatars/u4.svg'],
        ends: 'Ends 15 Nov, 23:59',
        text: 'Dividend, version 1. Asks for 75,000.00; the new limit is 90,000.00.',
        prepare: prepare('kai99'),
      },
    ],
    note: 'Your version 3 ends then too and still settles 1 to 15 Nov. The contracts of zubair_k and aslam.p stay.',
    empty: 'No other contract ends.',
  },
} satisfies Meta<typeof EndingContracts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two contracts, each with the way to terms that would be allowed. */
export const OfTwoContracts: Story = {
  name: 'Two contracts',
  tags: ['AGT-11'],
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'What will end' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Prepare terms that fit: kai99' })).toHaveAttribute('href', '#kai99');
  },
};
export const OfNone: Story = {
  name: 'Of none, and said so',
  tags: ['AGT-11'],
  args: { contracts: [], note: undefined },
  async play({ canvas }) {
    await expect(canvas.getByText('No other contract ends.')).toBeVisible();
    await expect(canvas.queryByText('2 contracts')).toBeNull();
  },
};
export const SeenByTheOtherSide: Story = {
  args: { contracts: meta.args.contracts.map(({ prepare: _, ...contract }) => contract), note: undefined },
};
export const WithLongWords: Story = {
  args: { contracts: meta.args.contracts.map((each) => ({ ...each, name: 'unbroken'.repeat(20) })) },
};
