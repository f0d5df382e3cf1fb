import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandCoins, ShieldCheck, Wallet } from 'lucide';
import { expect } from 'storybook/test';
import { useStoryBrand } from '../internal/storyBrand.ts';
import { dark } from '../internal/storySurface.css.ts';
import { DialogAside } from './DialogAside.tsx';

const BrandArt = () => <img src={useStoryBrand().banner('/art/banners/gifts.svg')} alt="" width={304} height={160} />;

const meta = {
  title: 'Overlays/DialogAside',
  component: DialogAside,
  args: {
    title: 'Pull up a chair',
    points: [
      { icon: Wallet, text: 'One wallet for every game' },
      { icon: ShieldCheck, text: 'Licensed and 128-bit encrypted' },
      { icon: HandCoins, text: 'Quick, tracked withdrawals' },
    ],
  },
  render: (args) => (
    <div className={dark}>
      <DialogAside {...args} />
    </div>
  ),
} satisfies Meta<typeof DialogAside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfWords: Story = {};
export const WithAPicture: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { art: <BrandArt /> },
};
export const BeforeAGame: Story = {
  name: 'Before a game that was chosen',
  tags: ['REG-10', 'NAV-24'],
  args: {
    text: 'One wallet, licensed and quick.',
    next: { label: 'Then straight to', title: 'Amber Dragon', picture: ['/art/games/OMB/OMB-1.svg'] },
  },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(/Then straight to\s*Amber Dragon/);
  },
};
