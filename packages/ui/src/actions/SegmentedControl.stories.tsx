import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame, Heart, History, LayoutGrid } from 'lucide';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

type ListType = 'all' | 'hot' | 'fav' | 'recent';

const items = [
  { id: 'all', label: 'All', icon: LayoutGrid },
  { id: 'hot', label: 'Hot', icon: Flame },
  { id: 'fav', label: 'Favourites', icon: Heart },
  { id: 'recent', label: 'Recent', icon: History },
] as const;

function Chosen(props: SegmentedControlProps<ListType>) {
  const [selected, setSelected] = useState(props.selected);
  return <SegmentedControl {...props} selected={selected} onSelect={setSelected} />;
}

const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl<ListType>,
  args: { label: 'List', items, selected: 'all', onSelect: () => {} },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SegmentedControl<ListType>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheFirstChosen: Story = {};
export const WithoutIcons: Story = { args: { items: items.map(({ id, label }) => ({ id, label })), selected: 'hot' } };
export const WithOneOutOfReach: Story = {
  args: { items: items.map((item) => ({ ...item, disabled: item.id === 'hot' })) },
};
export const Operated: Story = {
  name: 'Chosen by mouse and by arrow key',
  tags: ['LOB-02'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'List' })).toBeVisible();
    await userEvent.click(canvas.getByText('Favourites'));
    await expect(canvas.getByRole('radio', { name: 'Favourites' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Recent' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Recent' })).toHaveFocus();
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: 'label:nth-child(2), button:nth-child(2)' } },
};
