import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { shownSums } from '../internal/storyBrand.ts';
import { RealityCheck } from './RealityCheck.tsx';
import { StoryPage } from './storyPage.tsx';

const figures = (played: string, staked: string, won: string, net: string) => [
  { id: 'played', term: 'Time played', value: played },
  { id: 'staked', term: 'Staked', value: staked },
  { id: 'won', term: 'Won', value: won },
  { id: 'net', term: 'Net result', value: net, strong: true },
];

const meta = {
  title: 'Overlays/RealityCheck',
  component: RealityCheck,
  args: {
    open: true,
    title: 'You have played for an hour',
    text: 'You asked to be told every 60 minutes. Take a moment before you decide.',
    figures: figures('1 h 00 min', '₨4,820.00', '₨3,580.00', '−₨1,240.00'),
    history: { label: 'See every round', href: '?member=bettingRecord' },
    words: { continue: 'Go on', leave: 'Take a break' },
    onContinue: fn(),
    onLeave: fn(),
  },
  render: ({ open: first, ...args }) => (
    <StoryPage open={first} opener="Play">
      {(open, setOpen) => {
        const closing = (act: () => void) => () => {
          act();
          setOpen(false);
        };
        return (
          <RealityCheck {...args} open={open} onContinue={closing(args.onContinue)} onLeave={closing(args.onLeave)} />
        );
      }}
    </StoryPage>
  ),
} satisfies Meta<typeof RealityCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole('alertdialog');

export const AfterALoss: Story = {
  name: 'After a loss, in plain ink with a minus',
  tags: ['RSP-02'],
  async play() {
    const inside = within(await dialog());
    const net = inside.getByText(shownSums('−₨1,240.00'));
    await expect(getComputedStyle(net).color).toBe(getComputedStyle(inside.getByText(shownSums('₨4,820.00'))).color);
    await expect(await dialog()).toHaveAccessibleDescription(/every 60 minutes/);
  },
};
export const AfterAWin: Story = { args: { figures: figures('1 h 00 min', '₨4,820.00', '₨17,220.00', '+₨12,400.00') } };
export const Even: Story = { args: { figures: figures('1 h 00 min', '₨4,820.00', '₨4,820.00', '₨0.00') } };
export const AfterALongSession: Story = {
  args: {
    title: 'You have played for half a day',
    figures: figures('11 h 58 min', '₨1,204,820.00', '₨1,198,012.40', '−₨6,807.60'),
  },
};
export const WithoutFigures: Story = {
  args: { figures: figures('1 h 00 min', '', '', '').slice(0, 1), history: undefined },
};
/** With two answers of one look and one size, and the focus on neither. */
export const WeighedAlike: Story = {
  name: 'Both answers weighed alike',
  tags: ['RSP-02'],
  parameters: { visual: { looksLike: 'after-a-loss' } },
  async play() {
    const box = await dialog();
    await waitFor(() => expect(box).toHaveFocus());
    const [leave, goOn] = within(box).getAllByRole('button');
    if (!leave || !goOn) throw new Error('there are two answers');
    await expect(leave.dataset.kind).toBe(goOn.dataset.kind);
    await expect(leave.offsetWidth).toBe(goOn.offsetWidth);
    await expect(leave.offsetHeight).toBe(goOn.offsetHeight);
  },
};
/** Not closed by Escape or by a press beside it, and not left by Tab. */
export const NotToBeWavedAway: Story = {
  name: 'Not to be waved away',
  tags: ['RSP-02'],
  async play({ args }) {
    const box = await dialog();
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(box.previousElementSibling ?? box);
    await expect(box).toHaveAttribute('data-state', 'open');
    for (let step = 0; step < 5; step++) {
      await userEvent.tab();
      await expect(box.contains(document.activeElement)).toBe(true);
    }
    await expect(args.onContinue).not.toHaveBeenCalled();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
export const Answered: Story = {
  name: 'Answered by the keyboard, which goes back to where it was',
  tags: ['RSP-02'],
  args: { open: false },
  async play({ canvasElement, args }) {
    const opener = within(canvasElement).getByRole('button', { name: 'Play' });
    for (const [name, answer] of [
      ['Take a break', args.onLeave],
      ['Go on', args.onContinue],
    ] as const) {
      await userEvent.click(opener);
      const box = await dialog();
      within(box).getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(answer).toHaveBeenCalledOnce();
      await waitFor(() => expect(box).not.toBeInTheDocument());
      await expect(opener).toHaveFocus();
    }
  },
};
export const WithLongWords: Story = {
  args: {
    title: 'You have been sitting at the table without a break for more than an hour',
    text: 'unbroken'.repeat(25),
    figures: [
      { id: '1', term: 'What you have put on the table since you logged in', value: '₨1,234,567,890,123.45' },
      { id: '2', term: 'unbroken'.repeat(25), value: `−₨${'9'.repeat(60)}`, strong: true },
    ],
    words: { continue: 'Go on playing for another hour', leave: 'آج کے لیے بس، وقفہ لیں' },
  },
};
