import { addDays, type ContentViewer, dayOf } from '@baize/domain';
import { profileIds } from '@baize/domain/jurisdictions';
import { fileContent } from '@baize/gateway';
import { contentPlan } from '@baize/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ContentPlan } from './ContentPlan.tsx';

interface PlanArgs {
  profile: string;
  viewer: ContentViewer;
  days: number;
}

const zone = 'Asia/Karachi';
const now = Date.UTC(2026, 11, 7, 9);

const meta = {
  title: 'Tools/Content',
  args: { profile: 'gb', viewer: 'visitor', days: 28 },
  argTypes: {
    profile: { control: 'select', options: [...profileIds, 'missing'] },
    viewer: { control: 'select', options: ['visitor', 'player', 'trial', 'agent'] },
  },
  parameters: { layout: 'fullscreen', visual: { extent: 'screen', modes: ['desk'] } },
  render: ({ profile, viewer, days }, { globals }) => (
    <ContentPlan
      entries={fileContent({ entries: contentPlan(now, 'baize') }).entries}
      from={addDays(dayOf(now, zone), -2)}
      days={days}
      zone={zone}
      profile={profile}
      viewer={viewer}
      language={String(globals.language ?? 'EN')}
    />
  ),
} satisfies Meta<PlanArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plan: Story = {
  name: 'The plan of four weeks',
  tags: ['OPS-06'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('button');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
  },
};

export const ForPlayers: Story = {
  name: 'For players',
  args: { viewer: 'player' },
  parameters: { visual: { modes: [] } },
};

export const Forbidden: Story = {
  name: 'Under the strictest rules',
  tags: ['OPS-06'],
  args: { profile: 'missing' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/promotions · missing/).length).toBeGreaterThan(1);
  },
};
