import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame, Heart, History, LayoutGrid } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LobbyBar } from './LobbyBar.tsx';

type Type = 'all' | 'hot' | 'fav' | 'recent';
const remove = fn();
const onValueChange = fn();

const classify = {
  label: 'Class',
  options: [
    { value: '', label: 'All classes' },
    { value: 'SC', label: 'Slots' },
    { value: 'TG', label: 'Tables' },
  ],
  value: '',
  onValueChange,
};
const minBet = {
  label: 'Min bet',
  options: ['', '0.01', '0.05', '0.10', '0.50', '0.75'].map((value) => ({ value, label: value || 'Any' })),
  value: '0.10',
  onValueChange,
};

function Typed(props: ComponentProps<typeof LobbyBar<Type>>) {
  const [selected, setSelected] = useState(props.type.selected);
  const [value, setValue] = useState(props.search.value);
  return (
    <LobbyBar
      {...props}
      type={{ ...props.type, selected, onSelect: setSelected }}
      search={{ ...props.search, value, onValueChange: setValue }}
    />
  );
}

const meta = {
  title: 'Game/LobbyBar',
  component: LobbyBar<Type>,
  args: {
    label: 'Find a game',
    type: {
      label: 'List',
      items: [
        { id: 'all', label: 'All', icon: LayoutGrid },
        { id: 'hot', label: 'Hot', icon: Flame },
        { id: 'fav', label: 'Favourites', icon: Heart },
        { id: 'recent', label: 'Recent', icon: History },
      ],
      selected: 'all',
      onSelect: () => {},
    },
    search: { label: 'Search', placeholder: 'Game name', value: '', onValueChange: () => {} },
    classify,
    minBet,
    applied: [{ id: 'minBet', label: 'Min bet 0.10' }],
    onRemove: remove,
    result: '12 of 96',
    words: {
      filter: 'Filter',
      filters: (count) => `${count} filters at work`,
      clear: 'Clear the search',
      remove: (label) => `Remove ${label.toLowerCase()}`,
    },
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof LobbyBar<Type>>;

export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = () => window.innerWidth < 900;

export const WithOneFilter: Story = {};
export const WithoutFilters: Story = { args: { applied: [], minBet: { ...minBet, value: '' } } };
export const OfFishing: Story = {
  name: 'LOB-17 without class and minimum bet where they do not belong',
  args: {
    classify: undefined,
    minBet: undefined,
    applied: [],
    type: { ...meta.args.type, items: meta.args.type.items.filter(({ id }) => id !== 'fav') },
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
    await expect(within(canvasElement).queryByRole('button', { name: /Filter/ })).toBeNull();
  },
};
export const WithoutHotGames: Story = {
  args: { type: { ...meta.args.type, items: meta.args.type.items.filter(({ id }) => id !== 'hot') } },
};

export const Searched: Story = {
  name: 'LOB-04 searched by name, and cleared',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, 'dragon');
    await expect(box).toHaveValue('dragon');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'hare');
  },
};

export const Filtered: Story = {
  name: 'LOB-06 filtered by minimum bet, on a phone behind the button that counts',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    if (onPhone()) {
      await expect(canvas.queryByRole('combobox')).toBeNull();
      const opener = canvas.getByRole('button', { name: /Filter.*1 filters at work/ });
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(opener);
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
    }
    onValueChange.mockClear();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Min bet' }), '0.50');
    await expect(onValueChange).toHaveBeenLastCalledWith('0.50');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Class' }), 'TG');
    await expect(onValueChange).toHaveBeenLastCalledWith('TG');
  },
};

export const FilterTakenAway: Story = {
  name: 'LOB-06 gives an applied filter back by its chip',
  parameters: { visual: { looksLike: 'with-one-filter' } },
  async play({ canvasElement }) {
    remove.mockClear();
    const chip = within(canvasElement).getByRole('button', { name: 'Remove min bet 0.10' });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
    chip.blur();
  },
};
export const Hovered: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  globals: { pseudo: { hover: 'button' } },
};
