import type { Meta, StoryObj } from '@storybook/react-vite';
import { Handshake, Hourglass, ReceiptText } from 'lucide';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Link } from '../actions/Link.tsx';
import { sized } from '../internal/fixtures.tsx';
import { shownSums } from '../internal/storyBrand.ts';
import { AttentionCards, type AttentionItem } from './AttentionCards.tsx';
import { Deadline } from './Deadline.tsx';

const items: AttentionItem[] = [
  {
    id: 'request',
    icon: Hourglass,
    tone: 'warning',
    title: 'Your request to hung.tr expires tomorrow',
    text: 'Dividend, 2 tiers, unanswered since 1 Nov. It lapses on 8 Nov at 20:10.',
    actions: (
      <>
        <Button size="sm" href="#request">
          Open request
        </Button>
        <Link href="#message">Message hung.tr</Link>
      </>
    ),
  },
  {
    id: 'bills',
    icon: ReceiptText,
    tone: 'negative',
    title: '2 bills due by 10 Nov, ₨3,682.00',
    text: 'To zubair_k and meilin88. Your wallet is 561.50 short.',
    actions: (
      <Button size="sm" kind="primary" href="#bills">
        Pay bills
      </Button>
    ),
  },
  {
    id: 'change',
    icon: Handshake,
    tone: 'info',
    title: 'orchid_hq wants to change your dividend',
    text: 'Pays more from tier 2, asks more in tier 1. Answer by 13 Nov, 18:05.',
    actions: (
      <Button size="sm" href="#change">
        Review change
      </Button>
    ),
  },
];

const meta = {
  title: 'Agent/AttentionCards',
  component: AttentionCards,
  decorators: [sized(942)],
  args: {
    title: 'Needs attention',
    count: { value: 4, label: '4 things need you' },
    note: 'Soonest deadline first',
    items,
    empty: 'Nothing needs you right now.',
    words: { all: 'Show all 5', fewer: 'Show fewer' },
  },
} satisfies Meta<typeof AttentionCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfThree: Story = {
  name: 'Of three, the most urgent first',
  tags: ['AGT-03'],
  async play({ canvas }) {
    const titles = canvas.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(shownSums(items.map(({ title }) => title)));
    await expect(canvas.queryByRole('button', { name: 'Show all 5' })).toBeNull();
  },
};
export const OfFive: Story = {
  name: 'Of five, of which two are shown at a press',
  tags: ['AGT-03'],
  args: { items: [...items, ...items.slice(0, 2).map((item) => ({ ...item, id: `${item.id}-2` }))] },
  async play({ canvas, look }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 5' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await look('all');
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const InRows: Story = {
  name: 'In rows, with a deadline each',
  tags: ['AGT-11'],
  args: {
    kind: 'rows',
    title: 'Requests waiting',
    count: { value: 2, label: '2 requests wait' },
    note: undefined,
    items: [
      {
        id: 'change',
        icon: Handshake,
        tone: 'info',
        title: 'orchid_hq wants to change your contract',
        text: 'Tier 2 pays 15% instead of 14%, tier 3 20% instead of 18%, tier 1 asks for more. 2 contracts would end.',
        deadline: <Deadline label="Answer by" time={{ iso: '2024-11-13T18:05:00+08:00', label: '13 Nov, 18:05' }} />,
        actions: (
          <Button kind="primary" href="#change">
            Review change
          </Button>
        ),
      },
      {
        id: 'request',
        icon: Hourglass,
        tone: 'warning',
        title: 'hung.tr has not answered your proposal',
        text: 'Semi-monthly, 2 tiers, 4 to 7%, sent 1 Nov.',
        deadline: (
          <Deadline
            label="Expires"
            time={{ iso: '2024-11-08T20:10:00+08:00', label: 'tomorrow, 20:10' }}
            tone="warning"
          />
        ),
        actions: <Button href="#request">Open request</Button>,
      },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByText('tomorrow, 20:10')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const OfOne: Story = { args: { items: items.slice(1, 2), count: { value: 2, label: '2 things need you' } } };
export const OfNone: Story = {
  name: 'Of none, in one line',
  tags: ['AGT-03'],
  args: { items: [], count: { value: 0, label: '' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing needs you right now.')).toBeVisible();
    await expect(canvas.queryByText('Soonest deadline first')).toBeNull();
  },
};
export const WithLongWords: Story = {
  args: { items: items.map((item) => ({ ...item, title: 'unbroken'.repeat(10), text: 'unbroken'.repeat(20) })) },
};
