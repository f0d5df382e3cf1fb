import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../actions/IconButton.tsx';
import { SegmentedControl } from '../actions/SegmentedControl.tsx';
import { StatTile } from '../data/StatTile.tsx';
import { Failure } from '../feedback/Failure.tsx';
import { LoadFrame } from '../feedback/LoadFrame.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { behavesAsModal } from '../internal/behavesAsModal.ts';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { agent, agentMenu, hasRoomForBoth, longText, memberMenu, player, Walked } from './storyAccountDialog.tsx';

const tiles = (
  <Grid columns="thirds">
    <StatTile label="Team members" value="1,284" delta={{ text: '36 new', tone: 'positive', trend: 'up' }} />
    <StatTile label="Active members" value="412" delta={{ text: '8.1%', tone: 'positive', trend: 'up' }} />
    <StatTile label="Your income" value="38,410" delta={{ text: 'Settles at 00:00' }} />
  </Grid>
);

const period = (
  <SegmentedControl
    label="Period"
    items={[
      { id: 'week', label: '7 days' },
      { id: 'month', label: '30 days' },
    ]}
    selected="month"
    onSelect={fn()}
  />
);

const skeleton = (
  <Stack gap={4}>
    <Skeleton shape="panel" />
    <Skeleton shape="row" count={4} />
  </Stack>
);

const meta = {
  title: 'Overlays/AccountDialog',
  component: AccountDialog,
  args: {
    open: true,
    title: 'Member centre',
    owner: player,
    groups: memberMenu('wallet'),
    page: 'Wallet',
    backHref: '#member',
    onClose: fn(),
    words: { close: 'Close', back: 'All pages' },
    children: tiles,
  },
} satisfies Meta<typeof AccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = (name: string) => within(document.body).findByRole('dialog', { name });

export const OfAMember: Story = {
  name: 'Of a member, its page marked and its measures kept',
  tags: ['MEM-01'],
  async play() {
    const dialog = await dialogNamed('Wallet');
    if (!hasRoomForBoth()) return;
    await expect(within(dialog).getByRole('link', { name: 'Wallet' })).toHaveAttribute('aria-current', 'page');
    await expect([dialog.offsetWidth, dialog.offsetHeight]).toEqual([1120, 720]);
    await expect(within(dialog).getByRole('navigation', { name: 'Member centre' }).offsetWidth).toBe(228);
  },
};
export const OfAnAgent: Story = {
  name: 'Of an agent, 1216 by 820',
  tags: ['AGT-01'],
  args: {
    size: 'lg',
    title: 'Agent',
    owner: agent,
    groups: agentMenu('team'),
    page: 'Team overview',
    actions: period,
  },
  async play() {
    const dialog = await dialogNamed('Team overview');
    if (hasRoomForBoth()) await expect([dialog.offsetWidth, dialog.offsetHeight]).toEqual([1216, 820]);
  },
};
export const WithCounts: Story = {
  name: 'With counts above zero only',
  tags: ['MEM-01'],
  args: { page: 'Messages', groups: memberMenu('messages') },
  async play() {
    const dialog = await dialogNamed('Messages');
    if (!hasRoomForBoth()) return;
    await waitFor(() => expect(within(dialog).getByRole('link', { name: 'Rewards 2 rewards to claim' })).toBeVisible());
    await waitFor(() => expect(within(dialog).getByRole('link', { name: 'Messages' })).toBeVisible());
  },
};
export const Hovered: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  globals: { pseudo: { hover: 'nav li:nth-child(4) a' } },
};
export const OnAPhoneTheMenu: Story = {
  name: 'As the menu alone on a phone, with a way out',
  tags: ['MEM-01'],
  args: { page: null, groups: memberMenu(null), children: undefined },
  async play() {
    const dialog = await dialogNamed('Member centre');
    await waitFor(() => expect(within(dialog).getByRole('link', { name: 'Wallet' })).toBeVisible());
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible());
    await expect(within(dialog).queryByRole('link', { name: 'All pages' })).toBeNull();
  },
};
export const OnAPhoneAPage: Story = {
  name: 'As a page alone on a phone, with a way back to the menu',
  tags: ['MEM-01'],
  args: {
    page: 'Betting record',
    groups: memberMenu('bets'),
    actions: <IconButton label="Filters" icon={SlidersHorizontal} />,
    children: longText,
  },
  parameters: { visual: { widths: 'both' } },
  async play() {
    const dialog = await dialogNamed('Betting record');
    if (hasRoomForBoth()) return;
    await expect(within(dialog).getByRole('link', { name: 'All pages' })).toHaveAttribute('href', '#member');
    await expect(within(dialog).queryByRole('navigation')).toBeNull();
    await waitFor(() => expect([dialog.offsetWidth, dialog.offsetHeight]).toEqual([innerWidth, innerHeight]));
  },
};
export const WithALongMenu: Story = {
  name: 'With a menu longer than it, in groups, which scrolls',
  tags: ['AGT-01'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: {
    groups: [
      { id: 'money', label: 'Money', items: memberMenu('wallet')[0]?.items ?? [] },
      { id: 'team', label: 'Team', items: agentMenu(null)[0]?.items ?? [] },
    ],
  },
  async play() {
    const dialog = await dialogNamed('Wallet');
    if (!hasRoomForBoth()) return;
    const last = within(dialog).getByRole('link', { name: 'Income' });
    last.focus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom),
    );
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Wallet' })).toBeVisible());
  },
};
export const WithLongContent: Story = {
  name: 'With a page longer than it, its title and menu in sight',
  tags: ['MEM-01'],
  args: { children: longText },
  async play() {
    const dialog = await dialogNamed('Wallet');
    const last = within(dialog).getByText(/^Rule 24/);
    // A late font makes the page longer.
    await document.fonts.ready;
    last.scrollIntoView();
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Wallet' })).toBeVisible());
    await expect(within(dialog).getByRole('heading', { name: 'Wallet' }).getBoundingClientRect().top).toBeGreaterThan(
      0,
    );
  },
};
export const Loading: Story = {
  name: 'With its menu there and its page loading',
  tags: ['MEM-17'],
  args: {
    children: (
      <LoadFrame load={{ kind: 'loading' }} skeleton={skeleton}>
        {null}
      </LoadFrame>
    ),
  },
};
export const Failed: Story = {
  name: 'With its menu there and its page failed',
  tags: ['MEM-17'],
  args: { children: <Failure title="The wallet did not load" retry="Try again" onRetry={fn()} /> },
};
export const WithLongWords: Story = {
  args: {
    owner: { ...player, name: 'x'.repeat(80), detail: 'ID 4071882640718826407188264071882640718826' },
    groups: [
      {
        id: 'pages',
        items: (memberMenu('wallet')[0]?.items ?? []).map((item, index) => ({
          ...item,
          label: index % 3 === 0 ? `${item.label} and everything else that belongs to it` : item.label,
        })),
      },
    ],
    page: `Wallet and everything that belongs to it ${'x'.repeat(80)}`,
    children: <p>{'x'.repeat(400)}</p>,
  },
};
export const WithUrduWords: Story = {
  args: {
    owner: { ...player, detail: 'آئی ڈی 40718826' },
    groups: [
      {
        id: 'pages',
        items: (memberMenu('wallet')[0]?.items ?? []).slice(0, 4).map((item, index) => ({
          ...item,
          label: ['میرا کھاتہ', 'بٹوہ', 'جمع کروائیں', 'نکلوائیں'][index] ?? item.label,
        })),
      },
    ],
    page: 'بٹوہ',
  },
};

/** Walked through by keyboard, from the menu to the page and back. */
export const Walk: Story = {
  name: 'Walked through by keyboard',
  tags: ['MEM-01'],
  render: (args) => <Walked first={null} dialog={(state) => <AccountDialog {...args} {...state} />} />,
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    const dialog = await dialogNamed('Member centre');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(within(dialog).getByRole('link', { name: 'My account' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const title = await within(dialog).findByRole('heading', { name: 'Wallet' });
    if (hasRoomForBoth()) {
      await expect(within(dialog).getByRole('link', { name: 'Wallet' })).toHaveFocus();
      return;
    }
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('link', { name: 'All pages' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Member centre' })).toHaveFocus());
  },
};
export const Operated: Story = {
  name: 'Opened, walked through and closed in every way',
  tags: ['UI-04'],
  render: (args) => <Walked first="wallet" dialog={(state) => <AccountDialog {...args} {...state} />} />,
  async play({ canvasElement }) {
    await behavesAsModal(canvasElement, { opener: 'Open', title: 'Wallet' });
  },
};
