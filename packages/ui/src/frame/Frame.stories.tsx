import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { Frame, type FrameProps } from './Frame.tsx';
import { tabs } from './internal/fixtures.ts';
import { atDesk, HeaderBars, Player, playerPhone, Visitor, visitorPhone } from './internal/storyParts.tsx';
import { SessionBar } from './SessionBar.tsx';
import { TabBar } from './TabBar.tsx';

const section = (title: string) => (
  <section>
    <Text as="h2" size="displayMd">
      {title}
    </Text>
    <div style={{ blockSize: 160 }} />
  </section>
);

const show = (
  <Text as="h1" size="displayXl">
    The table is set
  </Text>
);

const meta = {
  title: 'Frame/Frame',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <HeaderBars end={<Visitor />} phone={visitorPhone} />,
    children: (
      <>
        {section('Hot slots')}
        {section('Live tables')}
      </>
    ),
  },
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHeaderOnly: Story = {};
export const WithBanner: Story = { args: { hero: show } };
export const WithTabs: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: { hero: show, tabs: <TabBar {...tabs} /> },
};
export const ReachingTheEdges: Story = {
  args: { bleed: true, children: <div style={{ blockSize: 400, background: 'canvastext' }} /> },
};

export const OfAPlayer: Story = {
  name: 'RSP-01 keeps the session in sight while the page scrolls',
  args: {
    header: <HeaderBars end={<Player />} phone={playerPhone()} />,
    hero: show,
    session: <SessionBar label="Your session" clock="14:05" items={[{ label: 'Played', value: '12 min' }]} />,
    children: <div style={{ blockSize: 2000 }} />,
  },
  async play({ canvasElement }) {
    window.scrollTo({ top: 600, behavior: 'instant' });
    const bar = within(canvasElement).getByRole('region', { name: 'Your session' });
    await expect(Math.round(bar.getBoundingClientRect().top)).toBe(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const Scrolled: Story = {
  name: 'NAV-23 keeps a bar of its header in sight while the page scrolls',
  args: { hero: show, tabs: <TabBar {...tabs} />, children: <div style={{ blockSize: 2000 }} /> },
  async play({ canvasElement }) {
    const banner = within(within(canvasElement).getByRole('banner'));
    const bar = atDesk() ? banner.getByRole('navigation') : banner.getByRole('link', { name: 'Log in' });
    window.scrollTo({ top: 600, behavior: 'instant' });
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeGreaterThan(40));
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(60);
  },
};

export const OfUnknownLength: Story = {
  name: 'CAT-04 keeps its foot out of sight while nobody knows where the page ends',
  args: { footer: <footer>The house, its licence and its hours</footer> },
  render: (args) => <Arriving {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

function Arriving(props: FrameProps) {
  const [there, setThere] = useState(false);
  return (
    <Frame {...props}>
      <Stack gap={4} align="start">
        <Button onClick={() => setThere(!there)}>{there ? 'Leave' : 'Arrive'}</Button>
        {there ? <Text>All there is to say.</Text> : <Skeleton shape="line" count={6} guessed />}
      </Stack>
    </Frame>
  );
}

export const InParts: Story = {
  name: 'NAV-15 has one main view, and only the slots that a route fills',
  args: { header: undefined },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};
