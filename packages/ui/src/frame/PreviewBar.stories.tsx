import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { PreviewBar } from './PreviewBar.tsx';

const field = (id: string, label: string, ...options: string[]) => ({
  id,
  label,
  value: options[0] ?? '',
  options: options.map((option) => ({ value: option, label: option })),
});

const meta = {
  title: 'Frame/PreviewBar',
  component: PreviewBar,
  parameters: { layout: 'fullscreen' },
  args: {
    words: {
      title: 'Preview',
      before: 'Change before',
      next: 'Next change',
      end: 'End',
      change: 'Change',
      look: 'Look at',
      show: 'Show',
      close: 'Close',
      why: 'What is not shown, and why',
      all: 'Everything is shown.',
      note: 'The moment moves content only: limits, sessions and rules keep today’s clock.',
    },
    ends: 'ends in 52 min',
    moment: { label: 'Moment, Europe/London', value: '2026-12-19T18:00', text: 'Sat 19 Dec, 18:00' },
    onMomentChange: fn(),
    onBefore: fn(),
    onNext: fn(),
    fields: [
      field('language', 'Language', 'English', 'Urdu'),
      field('device', 'Device', 'Desk', 'Phone'),
      field('viewer', 'Viewer', 'Visitor', 'Player'),
      field('segment', 'Segment', 'none', 'new'),
      field('profile', 'Profile', 'gb', 'de'),
    ],
    onFieldChange: fn(),
    outline: { label: 'Outline: on', pressed: true, onToggle: fn() },
    onEnd: fn(),
    findings: [
      { id: 'a', title: 'Doubled first deposit', text: 'forbidden: promotions · gb', tone: 'negative' },
      { id: 'b', title: 'Cricket final', text: 'begins 20 Dec, 06:00' },
      { id: 'c', title: 'New players’ row', text: 'for players of segment new' },
    ],
  },
} satisfies Meta<typeof PreviewBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { tags: ['OPS-04'] };

export const LastMinutes: Story = {
  name: 'The last minutes, at the last change',
  tags: ['OPS-04'],
  args: { ends: 'ends in 4 min', urgent: true, onNext: undefined, findings: [] },
  parameters: { visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
};

export const Changed: Story = {
  name: 'A choice, a step and the end',
  tags: ['OPS-04'],
  parameters: { visual: { modes: ['desk'] } },
  async play({ canvasElement, args }) {
    const bar = within(within(canvasElement).getByRole('region', { name: 'Preview' }));
    // On a phone the choices stand in a sheet.
    const change = bar.queryByRole('button', { name: 'Change' });
    if (change) await userEvent.click(change);
    const choices = change ? within(await screen.findByRole('dialog')) : bar;
    await userEvent.selectOptions(choices.getByLabelText('Language'), 'Urdu');
    await expect(args.onFieldChange).toHaveBeenCalledWith('language', 'Urdu');
    await userEvent.click(choices.getByRole('button', { name: 'Next change' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    if (change) await userEvent.click(choices.getByRole('button', { name: 'Show' }));
    await userEvent.click(bar.getByRole('button', { name: 'End' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
