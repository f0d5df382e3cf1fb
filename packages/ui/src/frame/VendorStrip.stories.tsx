import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { vendors } from './internal/fixtures.ts';
import { isWide } from './internal/storyParts.tsx';
import { Main } from './Main.tsx';
import { VendorStrip } from './VendorStrip.tsx';

const meta = {
  title: 'Frame/VendorStrip',
  component: VendorStrip,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Main>
        <Story />
      </Main>
    ),
  ],
  args: {
    label: 'Studios',
    vendors: vendors(18),
    words: { pause: 'Pause the studios', play: 'Move the studios' },
  },
} satisfies Meta<typeof VendorStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

function band(root: HTMLElement) {
  const endless = (animation: Animation) => animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
  return root.getAnimations({ subtree: true }).find(endless) ?? null;
}

export const OfManyStudios: Story = {};
export const OfTenStudios: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl', 'phone-lotus-dark-rtl'] } },
  args: { vendors: vendors(10) },
};
export const OfThreeStudios: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl', 'phone-lotus-dark-rtl'] } },
  args: { vendors: vendors(3) },
};
export const OfNamesInLetters: Story = {
  args: { vendors: vendors(18).map((vendor) => ({ ...vendor, picture: [], wordmark: undefined })) },
};

export const Read: Story = {
  name: 'Reads each studio once',
  tags: ['FTR-01'],
  parameters: { visual: { looksLike: 'of-many-studios' } },
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(18);
  },
};

export const Paused: Story = {
  name: 'Stops by its button and stays stopped',
  tags: ['FTR-01'],
  parameters: { motion: 'allowed', visual: { modes: [] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(band(canvasElement)?.playState).toBe('running');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the studios' }));
    await waitFor(() => expect(band(canvasElement)?.playState).toBe('paused'));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Move the studios' }));
    await expect(band(canvasElement)?.playState).toBe('paused');
  },
};

/** Never moves where less motion is wanted, and has nothing to stop. */
export const WithoutMotion: Story = {
  name: 'Without motion',
  tags: ['FTR-01', 'UI-02'],
  parameters: { visual: { modes: [] } },
  async play({ canvasElement }) {
    await expect(band(canvasElement)).toBeNull();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Timed: Story = {
  name: 'Shows ten a view at a desk and takes 3000 ms a studio',
  tags: ['FTR-01'],
  parameters: { motion: 'allowed', visual: { modes: [] } },
  async play({ canvasElement }) {
    const view = within(canvasElement).getByRole('region', { name: 'Studios' });
    const items = [...view.querySelectorAll('li')];
    const first = items[0]?.getBoundingClientRect();
    const second = items[1]?.getBoundingClientRect();
    if (!first || !second) throw new Error('the band is empty');
    const step = Math.abs(second.left - first.left);
    await expect(Math.round(step - first.width)).toBe(10);
    if (isWide()) await expect(Math.round(view.clientWidth + 10)).toBe(Math.round(step * 10));
    await expect(band(canvasElement)?.effect?.getTiming().duration).toBe(18 * 3000);
  },
};
