import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberBoard } from './NumberBoard.tsx';

const figures = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((sign) => ({ sign, label: sign }));

const meta = {
  title: 'Fields/NumberBoard',
  component: NumberBoard,
  args: {
    label: 'Pick numbers',
    rows: [
      { id: 'tens', label: 'Tens', chosen: '17' },
      { id: 'units', label: 'Units', chosen: '' },
    ],
    signs: figures,
    quick: [
      { id: 'all', label: 'All' },
      { id: 'big', label: 'Big' },
      { id: 'small', label: 'Small' },
      { id: 'odd', label: 'Odd' },
      { id: 'even', label: 'Even' },
      { id: 'clear', label: 'Clear' },
    ],
    hint: 'Type figures, or move with the arrow keys and press Space.',
    onToggle: fn(),
    onQuick: fn(),
  },
  render: (args) => {
    const [rows, setRows] = useState(args.rows);
    const onToggle = (rowId: string, sign: string) => {
      args.onToggle(rowId, sign);
      setRows((now) =>
        now.map((row) =>
          row.id === rowId
            ? { ...row, chosen: row.chosen.includes(sign) ? row.chosen.replace(sign, '') : row.chosen + sign }
            : row,
        ),
      );
    };
    return <NumberBoard {...args} rows={rows} onToggle={onToggle} />;
  },
} satisfies Meta<typeof NumberBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTwoFigures: Story = {
  name: 'Of two figures',
  tags: ['GAM-09'],
  async play({ canvas, args }) {
    const row = canvas.getByRole('toolbar', { name: 'Tens' });
    const button = (sign: string) => row.querySelectorAll('button')[Number(sign)];
    row.querySelector('button')?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(button('9')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button('9')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('4');
    await expect(button('4')).toHaveFocus();
    await expect(args.onToggle).toHaveBeenLastCalledWith('tens', '4');
    await userEvent.keyboard('7{Home}');
    await expect(button('7')).toHaveAttribute('aria-pressed', 'false');
    await expect(button('0')).toHaveFocus();
    await expect(row.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Even' })[1] as HTMLElement);
    await expect(args.onQuick).toHaveBeenCalledWith('units', 'even');
  },
};
export const OfTwoWords: Story = {
  args: {
    rows: [{ id: 'side', label: 'Last figure', chosen: 'B' }],
    signs: [
      { sign: 'B', label: 'Big 5–9' },
      { sign: 'S', label: 'Small 0–4' },
    ],
    quick: undefined,
  },
};
export const WithAnError: Story = { args: { error: 'Choose a figure in each row.' } };
export const WhileBetsAreClosed: Story = { args: { disabled: true } };
