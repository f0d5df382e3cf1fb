import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { column } from '../internal/storySurface.css.ts';
import { DialogBanner } from './DialogBanner.tsx';

const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" width="352" height="120"><rect width="352" height="120" fill="#0f5338"/><circle cx="280" cy="60" r="44" fill="#cba348"/></svg>';

const meta = {
  title: 'Overlays/DialogBanner',
  component: DialogBanner,
  args: { picture: [`data:image/svg+xml,${encodeURIComponent(drawn)}`], alt: '' },
  render: (args) => (
    <div className={column}>
      <DialogBanner {...args} />
    </div>
  ),
} satisfies Meta<typeof DialogBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAPicture: Story = {};
export const OnItsWay: Story = {
  name: 'On its way',
  tags: ['LGN-01'],
  parameters: { visual: { widths: 'both', modes: ['desk', 'desk-dark-rtl'] } },
  args: { picture: [], loading: true },
  async play({ canvasElement }) {
    const room = canvasElement.querySelector(`.${column} > *`)?.getBoundingClientRect();
    const shown = window.matchMedia('(min-width: 640px) and (min-height: 800px)').matches;
    await expect(room?.height ?? 0).toBeCloseTo(shown ? ((room?.width ?? 0) * 120) / 352 : 0, 0);
  },
};
export const WithNone: Story = {
  name: 'With no picture',
  tags: ['LGN-01'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { picture: [] },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
