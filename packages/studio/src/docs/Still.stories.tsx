import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { createGate } from '../kit/gate.ts';
import { StoryStill } from './StoryStill.tsx';

/** Shows a story as its component's page does; hidden from the sidebar. */
const meta = {
  title: 'Still',
  tags: ['!autodocs', '!dev', 'UI-01'],
  parameters: { visual: { modes: [] } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const gate = createGate(1);
const story = { id: 'game-gamecard--focused', name: 'Focused', parameters: {}, storyGlobals: {} };
const size = { width: 832, height: 900 };

export const Focused: Story = {
  render: (_, { globals }) => (
    <main>
      <button type="button">Own focus</button>
      <StoryStill story={story} globals={globals} size={size} gate={gate} onDrawn={() => undefined} />
    </main>
  ),
  async play({ canvas }) {
    const own = canvas.getByRole('button', { name: 'Own focus' });
    own.focus();
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Focused, still', {}, { timeout: 10_000 });
    await waitFor(() => expect(frame.style.opacity).toBe('1'), { timeout: 60_000 });
    const shown = within(frame.contentDocument?.body as HTMLElement);
    const link = shown.getByRole('link', { name: 'Play Amber Dragon', hidden: true });
    await expect(frame.contentDocument?.activeElement).toBe(link);
    await expect(link.className).toContain('pseudo-focus-visible');
    await expect(own).toHaveFocus();
    await expect(frame.getBoundingClientRect().width).toBeLessThan(size.width + 1);
  },
};
