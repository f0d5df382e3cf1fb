import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { navigation } from './internal/fixtures.ts';
import { NavStrip } from './NavStrip.tsx';

const meta = {
  title: 'Frame/NavStrip',
  component: NavStrip,
  parameters: { layout: 'fullscreen', visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  decorators: [
    (Story) => (
      <DarkSurface>
        <div style={{ blockSize: 48 }}>
          <Story />
        </div>
      </DarkSurface>
    ),
  ],
  args: { label: 'Games', items: navigation() },
} satisfies Meta<typeof NavStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithEveryPlace: Story = {};
export const WithAFew: Story = { args: { items: navigation().slice(0, 4) } };

/** Leads to every place that has a page, and scrolls to the one with the focus. */
export const Walked: Story = {
  name: 'Walked by keyboard',
  tags: ['NAV-23'],
  args: { items: navigation().map((item) => (item.id === 'rng' ? { ...item, href: undefined } : item)) },
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement }) {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(navigation().length - 1);
    links.at(-2)?.focus();
    await userEvent.tab();
    const { left, right } = (links.at(-1) as HTMLElement).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
