import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failed, lessMotion, loading, ready, winners } from '../internal/fixtures.tsx';
import { manualClock } from '../internal/manualClock.ts';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { WinnerBoard } from './WinnerBoard.tsx';

const clock = manualClock();
const retry = fn();

const meta = {
  parameters: { motion: 'allowed' },
  title: 'Game/WinnerBoard',
  component: WinnerBoard,
  decorators: [
    (Story, { args }) =>
      args.surface === undefined ? (
        <div style={{ maxInlineSize: 288 }}>
          <Story />
        </div>
      ) : (
        <DarkSurface>
          <div style={{ blockSize: 304, maxInlineSize: 400, padding: 16 }}>
            <Story />
          </div>
        </DarkSurface>
      ),
  ],
  args: {
    winners: winners(10),
    title: 'Live winners',
    visible: 4,
    clock,
    load: ready,
    seeAll: { label: 'Leaderboard', href: '#leaderboard' },
    words: { pause: 'Stop the winners', play: 'Start the winners' },
  },
} satisfies Meta<typeof WinnerBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = (canvasElement: HTMLElement) => {
  const view = canvasElement.querySelector('ol')?.parentElement?.getBoundingClientRect();
  const settled = canvasElement
    .querySelector('ol')
    ?.getAnimations()
    .every(({ playState }) => playState === 'finished');
  const rows = [...canvasElement.querySelectorAll('li')];
  const row = rows.find((each) => each.getBoundingClientRect().top >= (view?.top ?? 0) - 1);
  return settled ? row?.querySelector('bdi')?.textContent : undefined;
};
const begins = (canvasElement: HTMLElement, name: string) => waitFor(() => expect(first(canvasElement)).toBe(name));

const waits = () => waitFor(() => expect(clock.waiting).toBe(1));

export const OnLight: Story = {};

export const InColumns: Story = {
  args: { visible: 2, columns: 3 },
  decorators: [(Story) => <div style={{ inlineSize: 848, maxInlineSize: 'none' }}>{Story()}</div>],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(6);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const OnDark: Story = {
  parameters: { layout: 'fullscreen' },
  args: { surface: 'dark', visible: undefined },
};
export const WithLongWords: Story = {
  args: {
    title: 'Everybody who has won something at this table since midnight',
    winners: winners(3).map((winner) => ({
      ...winner,
      name: 'the_longest_account_name_allowed',
      game: 'Moonlit Longship Quest: the Vault of the Nine Lanterns',
      amount: '₨1,234,567,890.12',
    })),
  },
};
export const FewWinners: Story = {
  name: 'Rests while all winners are in sight',
  tags: ['WIN-01'],
  args: { winners: winners(3) },
  play: ({ canvasElement }) => expect(within(canvasElement).queryByRole('button')).toBeNull(),
};
export const Loading: Story = { args: { winners: [], load: loading } };
export const Empty: Story = { args: { winners: [], load: { kind: 'empty', title: 'No winners yet today' } } };
export const Failed: Story = {
  name: 'Failed in its own place, with a retry',
  tags: ['CAT-04'],
  args: { winners: [], load: failed(retry) },
  async play({ canvasElement }) {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const FailedOnDark: Story = {
  ...OnDark,
  args: { ...OnDark.args, winners: [], load: failed(retry) },
};

/** Steps one row every 2.5 seconds, held by the pointer, stopped by its button. */
export const Rolling: Story = {
  tags: ['WIN-01'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await begins(canvasElement, 'ra***87');
    await waits();
    clock.advance(2_500);
    await begins(canvasElement, 'mei***n');
    clock.advance(2_500);
    await begins(canvasElement, 'zub***r');
    await userEvent.hover(canvas.getByText('zub***r'));
    clock.advance(10_000);
    await begins(canvasElement, 'zub***r');
    await userEvent.unhover(canvas.getByText('zub***r'));
    await waits();
    clock.advance(2_500);
    await begins(canvasElement, 'k9***21');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the winners' }));
    await userEvent.unhover(canvas.getByRole('button'));
    (document.activeElement as HTMLElement).blur();
    clock.advance(10_000);
    await begins(canvasElement, 'k9***21');
    await expect(canvas.getByRole('button', { name: 'Start the winners' })).toBeVisible();
  },
};

export const Still: Story = {
  name: 'Stands still when less motion is wanted',
  tags: ['WIN-01'],
  beforeEach: lessMotion,
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    clock.advance(60_000);
    await begins(canvasElement, 'ra***87');
  },
};
