import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame, Heart, History, LayoutGrid } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { vendors } from '../internal/fixtures.tsx';
import { LobbyBar } from './LobbyBar.tsx';

type Type = 'all' | 'hot' | 'fav' | 'recent';
const remove = fn();
const clear = fn();
const onValueChange = fn();

const classify = {
  label: 'Class',
  options: Object.entries({ '': 'All classes', SC: 'Slots', TG: 'Tables' }).map(([value, label]) => ({ value, label })),
  value: '',
  onValueChange,
};
const sort = {
  label: 'Sort',
  options: ['Popular', 'New', 'A to Z', 'Return to player'].map((label) => ({ value: label, label })),
  value: 'Popular',
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
  const [codes, setCodes] = useState(props.studios?.selected ?? []);
  const toggle = (code: string) =>
    setCodes((now) => (now.includes(code) ? now.filter((one) => one !== code) : [...now, code]));
  return (
    <LobbyBar
      {...props}
      type={{ ...props.type, selected, onSelect: setSelected }}
      studios={props.studios && { ...props.studios, selected: codes, onToggle: toggle, onClear: () => setCodes([]) }}
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
        { id: 'fav', label: 'Favourites', icon: Heart, compact: true },
        { id: 'recent', label: 'Recent', icon: History, compact: true },
      ],
      selected: 'all',
      onSelect: () => {},
    },
    search: { label: 'Search', placeholder: 'Game name', value: '', onValueChange: () => {} },
    studios: {
      label: 'Studios',
      studios: vendors(7).map((vendor, place) => ({ ...vendor, text: String(172 - (place % 2)) })),
      selected: [],
      onToggle: () => {},
      onClear: () => {},
      words: {
        count: (count) => `${count} chosen`,
        clear: 'Clear',
        search: 'Find a studio',
        clearSearch: 'Clear the name',
        nothing: 'No studio has such a name.',
        show: 'Show 514 games',
      },
    },
    sort,
    classify,
    minBet,
    applied: [{ id: 'minBet', label: 'Min bet 0.10' }],
    onRemove: remove,
    onClear: clear,
    result: '12 of 96',
    words: {
      filter: 'Filter',
      filters: (count) => `${count} filters at work`,
      clear: 'Clear the search',
      clearAll: 'Clear all',
      remove: (label) => `Remove ${label.toLowerCase()}`,
    },
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof LobbyBar<Type>>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = (element: HTMLElement, name: RegExp) => within(within(element).getByRole('group', { name }));

export const WithOneFilter: Story = {};
export const WithoutFilters: Story = {
  tags: ['LOB-18'],
  parameters: { visual: { widths: 'both' } },
  args: {
    applied: [],
    minBet: { ...minBet, value: '' },
    quick: {
      label: 'Quick filters',
      items: ['New', 'Jackpots', 'High return'].map((label) => ({ id: label, label, selected: label === 'New' })),
      onToggle: fn(),
    },
  },
  async play({ canvas, args }) {
    for (const jackpots of canvas.queryAllByRole('button', { name: 'Jackpots' })) await userEvent.click(jackpots);
    await expect(args.quick?.onToggle).toHaveBeenCalledTimes(innerWidth < 640 ? 0 : 1);
  },
};
export const OfFishing: Story = {
  name: 'Without class and minimum bet where they do not belong',
  tags: ['LOB-17'],
  args: {
    classify: undefined,
    minBet: undefined,
    applied: [],
    type: { ...meta.args.type, items: meta.args.type.items.filter(({ id }) => id !== 'fav') },
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('combobox')).toHaveLength(1);
    await expect(within(canvasElement).queryByRole('button', { name: /Filter/ })).toBeNull();
  },
};
export const WithoutHotGames: Story = {
  args: { type: { ...meta.args.type, items: meta.args.type.items.filter(({ id }) => id !== 'hot') } },
};

export const Searched: Story = {
  name: 'Searched by name, and cleared',
  tags: ['LOB-04'],
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
  name: 'Filtered by minimum bet, behind the button that counts',
  tags: ['LOB-06'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('combobox', { name: 'Class' })).toBeNull();
    const opener = canvas.getByRole('button', { name: /Filter.*1 filters at work/ });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const choices = opened(canvasElement, /Filter/);
    onValueChange.mockClear();
    await userEvent.selectOptions(choices.getByRole('combobox', { name: 'Min bet' }), '0.50');
    await expect(onValueChange).toHaveBeenLastCalledWith('0.50');
    await userEvent.selectOptions(choices.getByRole('combobox', { name: 'Class' }), 'TG');
    await expect(onValueChange).toHaveBeenLastCalledWith('TG');
  },
};

export const Sorted: Story = {
  name: 'Sorted by one of four orders',
  tags: ['LOB-18'],
  parameters: { visual: { looksLike: 'with-one-filter' } },
  async play({ canvasElement }) {
    const order = within(canvasElement).getByRole('combobox', { name: 'Sort' });
    await expect(within(order).getAllByRole('option')).toHaveLength(4);
    onValueChange.mockClear();
    await userEvent.selectOptions(order, 'Return to player');
    await expect(onValueChange).toHaveBeenLastCalledWith('Return to player');
    order.blur();
  },
};

/** Several studios chosen in a list that is searched, by mouse and by keyboard. */
export const ChoosingStudios: Story = {
  name: 'Several studios chosen',
  tags: ['LOB-18'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /^Studios/ });
    await userEvent.click(button);
    const list = opened(canvasElement, /^Studios/);
    await expect(list.getAllByRole('checkbox')).toHaveLength(7);
    await userEvent.click(list.getByRole('checkbox', { name: /Ombrelith/ }));
    await userEvent.type(list.getByRole('searchbox'), 'hexa');
    const found = list.getByRole('checkbox');
    await expect(found).toHaveAccessibleName(/Hexanilla\s*172/);
    await userEvent.tab();
    await userEvent.tab();
    await expect(found).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await expect(button).toHaveAccessibleName(/^Studios\s*2 chosen/);
    await userEvent.click(list.getByRole('button', { name: 'Clear the name' }));
    await expect(list.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.type(list.getByRole('searchbox'), 'quokka');
    await expect(list.getByText('No studio has such a name.')).toBeVisible();
    await userEvent.clear(list.getByRole('searchbox'));
    await userEvent.click(list.getByRole('button', { name: 'Show 514 games' }));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const AllTakenAway: Story = {
  name: 'Gives all applied filters back at once',
  tags: ['LOB-18'],
  parameters: { visual: { looksLike: 'with-one-filter' } },
  async play({ canvasElement }) {
    clear.mockClear();
    const all = within(canvasElement).getByRole('button', { name: 'Clear all' });
    await userEvent.click(all);
    await expect(clear).toHaveBeenCalledOnce();
    all.blur();
  },
};

export const FilterTakenAway: Story = {
  name: 'Gives an applied filter back by its chip',
  tags: ['LOB-06'],
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
