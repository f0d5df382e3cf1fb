import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Hero } from './Hero.tsx';
import { Text } from './Text.tsx';

const meta = { title: 'Layout/Hero', component: Hero } satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stands the aside beside the show on a desk and under the foot on a phone. */
export const Full: Story = {
  name: 'With an aside beside the show',
  tags: ['HDR-14'],
  args: { children: <Text>Banner</Text>, aside: <Text>Jackpot</Text>, footer: <Text>Notices</Text> },
  parameters: { visual: { widths: 'both' } },
  play: async ({ canvas }) => {
    const [show, aside, foot] = ['Banner', 'Jackpot', 'Notices'].map((words) =>
      canvas.getByText(words).getBoundingClientRect(),
    );
    if (!show || !aside || !foot) throw new Error('a part of the hero is missing');
    if (innerWidth >= 900) await expect(aside.top).toBeLessThan(foot.top);
    else await expect(aside.top).toBeGreaterThan(foot.top);
    await expect(show.top).toBeLessThan(foot.top);
  },
};
/** Gives the show its whole width where nothing stands beside it. */
export const Alone: Story = {
  name: 'Show alone',
  args: { children: <Text>Banner</Text> },
  async play({ canvas }) {
    const show = canvas.getByText('Banner').parentElement;
    await expect(show?.clientWidth).toBe(show?.parentElement?.clientWidth);
  },
};
