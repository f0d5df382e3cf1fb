import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { Frame, type FrameProps } from './Frame.tsx';
import { tabs } from './internal/fixtures.ts';
import {
  HeaderBars,
  isWide,
  Player,
  playerCorner,
  playerPhone,
  Visitor,
  visitorPhone,
} from './internal/storyParts.tsx';
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
  name: 'Keeps the session in sight while the page scrolls',
  tags: ['RSP-01'],
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

const tall = <div style={{ blockSize: 2000 }} />;
const scroll = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Keeps its header in sight while the page scrolls, at a desk in one row, in which each way is there once. */
export const Scrolled: Story = {
  tags: ['NAV-23'],
  args: { hero: show, tabs: <TabBar {...tabs} />, children: tall },
  async play({ canvasElement }) {
    const banner = within(within(canvasElement).getByRole('banner'));
    const first = isWide() && banner.getByRole('navigation');
    scroll(600);
    const login = await banner.findByRole('link', { name: 'Log in' });
    await waitFor(() => expect(login).toBeVisible());
    await expect(login.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(login.getBoundingClientRect().bottom).toBeLessThanOrEqual(60);
    if (!first) return;
    await expect(first).not.toBeVisible();
    await expect(banner.getAllByRole('navigation')).toHaveLength(1);
    await expect(banner.getAllByRole('link', { name: 'Search' })).toHaveLength(1);
    login.focus();
    scroll(0);
    // The focused row is never replaced.
    await waitFor(() => expect(canvasElement.querySelector('[data-passed]')).toBeNull());
    await expect(login).toHaveFocus();
    await expect(login).toBeVisible();
    login.blur();
    await waitFor(() => expect(first).toBeVisible());
    await expect(banner.queryByRole('link', { name: 'Log in' })).toBeNull();
  },
};

/** Keeps balance, deposit and account at hand while the page scrolls. */
export const ScrolledForAPlayer: Story = {
  name: 'Scrolled, for a player',
  tags: ['NAV-23', 'HDR-04', 'HDR-05', 'HDR-07'],
  args: {
    header: <HeaderBars end={<Player />} scrolledEnd={playerCorner} phone={playerPhone()} />,
    hero: show,
    children: tall,
  },
  async play({ canvasElement }) {
    if (!isWide()) return;
    const banner = within(within(canvasElement).getByRole('banner'));
    scroll(600);
    const inRow = (part: HTMLElement) => expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(60);
    await waitFor(async () => inRow(banner.getAllByRole('link', { name: 'Deposit' }).at(-1) as HTMLElement));
    await inRow(banner.getAllByTitle('Refresh balance').at(-1) as HTMLElement);
    const account = banner.getAllByRole('button', { name: /rania_87/ }).at(-1) as HTMLElement;
    await userEvent.click(account);
    await expect(banner.getByRole('link', { name: 'Member centre' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(account).toHaveFocus();
  },
};

/** Keeps its foot out of sight while nobody knows where the page ends. */
export const OfUnknownLength: Story = {
  name: 'Page of unknown length',
  tags: ['CAT-04'],
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
  name: 'Has one main view, and only the slots that a route fills',
  tags: ['NAV-15'],
  args: { header: undefined },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};
