import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, Wallet } from 'lucide';
import { Mission } from '../promotions/Mission.tsx';
import { RowList } from './RowList.tsx';

const meta = {
  title: 'Data/RowList',
  component: RowList,
  args: {
    label: 'Missions',
    children: (
      <>
        <Mission icon={Gift} title="Play 50 rounds" reward="₨88" status={{ status: 'process', label: 'In progress' }} />
        <Mission icon={Wallet} title="Top up" reward="₨50" status={{ status: 'claimed', label: 'Claimed' }} />
      </>
    ),
  },
} satisfies Meta<typeof RowList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfSeveralRows: Story = {};
export const OfOneRow: Story = {
  args: {
    children: (
      <Mission icon={Gift} title="Play 50 rounds" reward="₨88" status={{ status: 'process', label: 'In progress' }} />
    ),
  },
};
