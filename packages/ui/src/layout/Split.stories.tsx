import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Split } from './Split.tsx';
import { Text } from './Text.tsx';

const meta = { title: 'Layout/Split', component: Split } satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

const games = <Text>Games, as many as there are, in the wide column.</Text>;

export const WithAside: Story = {
  name: 'HDR-14 gives the aside a column only where there is room',
  args: { children: games, aside: <Text>Winners</Text> },
  play: async ({ canvas }) => {
    const aside = canvas.getByText('Winners');
    await expect(aside.checkVisibility()).toBe(innerWidth >= 1280);
  },
};
export const WithAnAsideThatStays: Story = {
  name: 'HDR-14 with an aside that stays: beside the content or under it',
  args: { children: games, aside: <Text>Bet slip</Text>, fold: 'under' },
  play: async ({ canvas }) => {
    const aside = canvas.getByText('Bet slip').getBoundingClientRect();
    const main = canvas.getByText(/^Games/).getBoundingClientRect();
    await expect(aside.top >= main.bottom).toBe(innerWidth < 960);
  },
};
export const Alone: Story = { args: { children: games } };
