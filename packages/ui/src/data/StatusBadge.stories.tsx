import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusEmblemProvider } from '../internal/StatusEmblemProvider.tsx';
import { column } from '../internal/storySurface.css.ts';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { type Status, statusTones } from './statuses.ts';

type Tone = (typeof statusTones)[Status];

const all = Object.keys(statusTones) as Status[];
const inWords = (status: Status) => {
  const words = status.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const meta = {
  title: 'Data/StatusBadge',
  component: StatusBadge,
  args: { status: 'won', label: 'Won' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

function Badges({ tone }: { tone?: Tone }) {
  return (
    <Inline gap={2} wrap>
      {all
        .filter((status) => !tone || statusTones[status] === tone)
        .map((status) => (
          <StatusBadge key={status} status={status} label={inWords(status)} />
        ))}
    </Inline>
  );
}

export const OfEveryStatus: Story = {
  name: 'Of every status, each in words',
  tags: ['UI-01'],
  render: () => <Badges />,
  async play({ canvasElement }) {
    for (const status of all) await expect(within(canvasElement).getByText(inWords(status))).toBeVisible();
  },
};
export const ThatWentWell: Story = { render: () => <Badges tone="positive" /> };
export const ThatWentWrong: Story = { render: () => <Badges tone="negative" /> };
export const ThatWaits: Story = { render: () => <Badges tone="warning" /> };
export const ThatIsUnderWay: Story = { render: () => <Badges tone="info" /> };
export const ThatMayBeClaimed: Story = { render: () => <Badges tone="accent" /> };
export const ThatIsOver: Story = { render: () => <Badges tone="neutral" /> };

export const OfALoss: Story = {
  name: 'Of a loss, which is never red',
  tags: ['UI-01'],
  args: { status: 'lost', label: 'Lost' },
  async play({ canvasElement }) {
    const badge = within(canvasElement).getByText('Lost').parentElement;
    await expect(badge).toHaveAttribute('data-tone', 'neutral');
  },
};

/** With the emblems that a brand gives its statuses, and one of the page’s own. */
export const WithEmblems: Story = {
  name: 'With emblems of the brand',
  tags: ['UI-01'],
  render: () => (
    <StatusEmblemProvider emblems={{ won: 'star', pending: 'clock', lost: 'lighthouse' }}>
      <Inline gap={2} wrap>
        <StatusBadge status="won" label="Won" />
        <StatusBadge status="pending" label="Pending" />
        <StatusBadge status="lost" label="Lost" />
        <StatusBadge status={{ tone: 'info', emblem: 'landmark' }} label="With the regulator" />
      </Inline>
    </StatusEmblemProvider>
  ),
  async play({ canvasElement }) {
    const drawn = (label: string) =>
      within(canvasElement).getByText(label).parentElement?.querySelectorAll('svg').length;
    await expect(['Won', 'Pending', 'Lost', 'With the regulator'].map(drawn)).toEqual([1, 1, 0, 1]);
  },
};

/** With long words, an endless word and Urdu, all inside a narrow column. */
export const WithLongWords: Story = {
  name: 'With long words',
  tags: ['UI-01'],
  render: () => (
    <div className={column}>
      <Stack gap={2} align="start">
        <StatusBadge status="forcedReceived" label="Counted as received because nobody confirmed it in time" />
        <StatusBadge status="unknown" label={'unknown'.repeat(29).slice(0, 200)} />
        <StatusBadge status="pending" label="زیر جائزہ" />
      </Stack>
    </div>
  ),
  async play({ canvasElement }) {
    const place = canvasElement.querySelector(`.${column}`);
    await expect(place?.scrollWidth).toBeLessThanOrEqual(place?.clientWidth ?? 0);
  },
};
