import type { Meta, StoryObj } from '@storybook/react-vite';
import { Handshake } from 'lucide';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../actions/Badge.tsx';
import { Button } from '../actions/Button.tsx';
import { DescriptionList } from '../data/DescriptionList.tsx';
import { RecordTable } from '../data/RecordTable.tsx';
import { betArgs } from '../data/storyBets.tsx';
import { Panel, type PanelProps } from './Panel.tsx';

const facts = (
  <DescriptionList
    items={[
      { id: 'pay', term: 'You pay', value: '₨5,000.00' },
      { id: 'fee', term: 'Fee', value: 'No fee' },
    ]}
  />
);

const meta = {
  title: 'Layout/Panel',
  component: Panel,
  args: { title: 'Summary', children: facts },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithATitle: Story = {
  name: 'is a part of the page that its title names',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Summary' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Summary' })).toBeVisible();
  },
};

export const WithAnAct: Story = { args: { title: 'Studio wallets', actions: <Button size="sm">Collect all</Button> } };

export const InPlaceOfAPress: Story = {
  name: 'Takes the focus where it comes in place of what was pressed',
  tags: ['MEM-19'],
  args: { title: 'Check and confirm', focused: true },
  render: (args) => <AfterAPress {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('heading', { name: 'Check and confirm' })).toHaveFocus();
  },
};

function AfterAPress(args: PanelProps) {
  const [pressed, setPressed] = useState(false);
  return pressed ? <Panel {...args} /> : <Button onClick={() => setPressed(true)}>Continue</Button>;
}

export const Ruled: Story = {
  name: 'is ruled, and what is inside reaches its edges',
  args: {
    kind: 'ruled',
    icon: Handshake,
    title: 'My contract',
    marks: <Badge tone="positive">Active</Badge>,
    actions: <Button size="sm">Terms and versions</Button>,
  },
};

export const AroundATable: Story = {
  args: { kind: 'ruled', title: 'Latest bets', children: <RecordTable {...betArgs} /> },
};

export const WithoutATitle: Story = { args: { title: undefined } };
