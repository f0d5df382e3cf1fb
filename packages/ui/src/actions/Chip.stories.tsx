import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip } from './Chip.tsx';

const meta = { title: 'Actions/Chip', component: Chip, args: { children: 'Newbie' } } satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const ToChoose: Story = {
  name: 'Chosen by a press',
  tags: ['UI-01'],
  args: { onSelect: fn(), selected: false },
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button', { pressed: false });
    await userEvent.click(button);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { args: { onSelect: fn(), selected: true } };

export const ToTakeAway: Story = {
  name: 'An applied filter taken away',
  tags: ['LOB-06'],
  args: { children: 'Min bet 0.10', remove: { label: 'Remove min bet 0.10', onClick: fn() } },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove min bet 0.10' }));
    await expect(args.remove?.onClick).toHaveBeenCalledOnce();
  },
};

export const ChosenAndToTakeAway: Story = {
  args: { selected: true, onSelect: fn(), remove: { label: 'Remove newbie', onClick: fn() } },
};
export const Hovered: Story = {
  args: { onSelect: fn() },
  globals: { pseudo: { hover: ':has(> button)' } },
};
export const Focused: Story = {
  parameters: { visual: { looksLike: 'to-choose' } },
  args: { onSelect: fn() },
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
