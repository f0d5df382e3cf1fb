import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Split } from './Split.tsx';
import { Text } from './Text.tsx';

const meta = { title: 'Layout/Split', component: Split } satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

const games = <Text>Games, as many as there are, in the wide column.</Text>;

export const WithAside: Story = {
  name: 'Gives the aside a column only where there is room',
  tags: ['HDR-14'],
  args: { children: games, aside: <Text>Winners</Text> },
  parameters: { visual: { widths: 'both' } },
  play: async ({ canvas }) => {
    const aside = canvas.getByText('Winners');
    await expect(aside.checkVisibility()).toBe(innerWidth >= 1200);
  },
};
export const WithAnAsideThatStays: Story = {
  name: 'With an aside that stays',
  tags: ['HDR-14'],
  args: { children: games, aside: <Text>Bet slip</Text>, fold: 'under' },
  parameters: { visual: { widths: 'both' } },
  play: async ({ canvas }) => {
    const aside = canvas.getByText('Bet slip').getBoundingClientRect();
    const main = canvas.getByText(/^Games/).getBoundingClientRect();
    await expect(aside.top >= main.bottom).toBe(innerWidth < 900);
  },
};
export const WithAnAsideWithinADialog: Story = {
  name: 'With an aside that stays, by the room of its place',
  tags: ['MEM-04'],
  args: { children: games, aside: <Text>Summary</Text>, fold: 'within' },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 560 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const aside = canvas.getByText('Summary').getBoundingClientRect();
    const main = canvas.getByText(/^Games/).getBoundingClientRect();
    await expect(aside.top).toBeGreaterThanOrEqual(main.bottom);
  },
};
/** With an aside that stays at the start, where its place has room. */
export const WithAnAsideAtTheStart: Story = {
  name: 'Aside at the start',
  tags: ['MEM-03'],
  args: { children: games, aside: <Text>Move money</Text>, fold: 'within', side: 'start' },
  parameters: { visual: { widths: 'both' } },
  play: async ({ canvas }) => {
    const aside = canvas.getByText('Move money').getBoundingClientRect();
    const main = canvas.getByText(/^Games/).getBoundingClientRect();
    if (innerWidth < 640) await expect(aside.top).toBeGreaterThanOrEqual(main.bottom);
    else await expect(aside.left < main.left).toBe(getComputedStyle(document.documentElement).direction === 'ltr');
  },
};
export const Alone: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { children: games },
};
