import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { Picture, type PictureProps } from './Picture.tsx';

const meta = {
  title: 'Content/Picture',
  component: Picture,
  decorators: [sized(240)],
  args: { sources: ['/art/games/OMB/OMB-1.svg'], alt: 'Amber Dragon', width: 300, height: 400, fallback: 'game' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

const image = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector('img');
  if (!found) throw new Error('there is no picture');
  return found;
};
const state = (canvasElement: HTMLElement, expected: string) =>
  waitFor(() => expect(image(canvasElement)).toHaveAttribute('data-state', expected));

export const Loaded: Story = {
  name: 'Fetched because it is near the screen',
  tags: ['LOB-15'],
  play: ({ canvasElement }) => state(canvasElement, 'loaded'),
};

export const OfTheSecondSource: Story = {
  name: 'Turns to the next source when one fails',
  tags: ['LOB-15'],
  args: { sources: ['/art/missing.svg', '/art/games/OMB/OMB-2.svg'] },
  async play({ canvasElement }) {
    await state(canvasElement, 'loaded');
    await expect(image(canvasElement).src).toContain('OMB-2');
  },
};

export const Failed: Story = {
  name: 'Shows its own art after three attempts',
  tags: ['LOB-15'],
  args: { sources: ['/art/missing.svg', '/art/absent.svg'] },
  async play({ canvasElement }) {
    await state(canvasElement, 'failed');
    await expect(image(canvasElement).src).toMatch(/^data:image\/svg/);
    await expect(image(canvasElement).getBoundingClientRect().height).toBe(320);
  },
};

export const FailedWide: Story = {
  args: { sources: [], width: 480, height: 300, fallback: 'wide' },
};

export const FailedToItsWords: Story = {
  args: { sources: [], alt: 'Ombrelith', width: 120, height: 40, fallback: 'none' },
};

export const FarBelow: Story = {
  name: 'Is not fetched while it is far from the screen',
  tags: ['LOB-15'],
  parameters: { visual: { modes: ['desk'] } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Fresh {...args} />,
  async play({ canvasElement }) {
    await expect(image(canvasElement)).not.toHaveAttribute('src');
    await expect(image(canvasElement).getBoundingClientRect().height).toBe(320);
    image(canvasElement).scrollIntoView();
    await state(canvasElement, 'loaded');
    window.scrollTo(0, 0);
  },
};

function Fresh(props: PictureProps) {
  const [address] = useState(() => `/art/games/OMB/OMB-9.svg?fresh=${performance.now()}`);
  return <Picture {...props} sources={[address]} />;
}
