import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { onDark, sized } from '../internal/fixtures.tsx';
import { shownSums } from '../internal/storyBrand.ts';
import { Jackpot } from './Jackpot.tsx';

const meta = {
  title: 'Game/Jackpot',
  component: Jackpot,
  parameters: { layout: 'fullscreen', motion: 'allowed' },
  decorators: [sized(368), onDark],
  args: { amount: '8,412,907.35', currency: '₨', label: 'Progressive jackpot', note: 'Rising now' },
} satisfies Meta<typeof Jackpot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NineDigits: Story = {
  name: 'Read as one number, from left to right in every language',
  tags: ['JKP-01'],
  async play({ canvasElement }) {
    const tiles = within(canvasElement).getByRole('img', {
      name: `Progressive jackpot: ${shownSums('₨')} 8,412,907.35`,
    });
    await expect(getComputedStyle(tiles).direction).toBe('ltr');
    await expect(tiles).toHaveTextContent(`${shownSums('₨')}8,412,907.35`);
  },
};
export const Bare: Story = { args: { kind: 'bare' } };
export const FewDigits: Story = { args: { amount: '165.11', note: undefined } };
export const TwelveDigits: Story = { args: { amount: '1,408,412,907.35' } };
export const SixteenDigits: Story = { args: { amount: '99,991,408,412,907.35', currency: 'USDT' } };
export const ADemonstration: Story = { args: { note: 'Demonstration, no money behind it' } };

export const Rising: Story = {
  name: 'Flips the digits that changed and no other',
  tags: ['JKP-01'],
  render: (args) => <Rises {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('img')).toHaveTextContent(`${shownSums('₨')}8,413,072.46`);
    const flipped = [...canvasElement.querySelectorAll('[data-was]')].map(
      (tile) => `${tile.getAttribute('data-was')}>${tile.textContent}`,
    );
    await expect(flipped).toEqual(['2>3', '9>0', '0>7', '7>2', '3>4', '5>6']);
  },
};

function Rises({ amount, ...props }: ComponentProps<typeof Jackpot>) {
  const [shown, setShown] = useState(amount);
  return (
    <>
      <Jackpot {...props} amount={shown} />
      <Button surface="dark" onClick={() => setShown('8,413,072.46')}>
        Three seconds later
      </Button>
    </>
  );
}
