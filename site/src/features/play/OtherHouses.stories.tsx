import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { dialog, go, isPhone, page, say } from '../../testing/queries.ts';
import { everyMode, pageAt, settled, siteAt } from '../../testing/StorySite.tsx';
import { change } from '../../testing/world.ts';

const meta = {
  title: 'Pages/Games of other houses',
  ...pageAt('/seamless?vendor=TCM'),
  parameters: { ...pageAt('').parameters, sandbox: { ...pageAt('').parameters.sandbox, scenario: 'member' } },
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const frame = () => document.querySelector('iframe');
const navigation = () => page().queryByRole('navigation', { name: say('frame.main') });
const framed = () => waitFor(() => expect(frame()?.src).toMatch(/^https:\/\/games\.example\/play\?/));

export const Seamless: Story = {
  name: 'NAV-08 NAV-12 GAM-04 below the header alone: no navigation, no footer, and the game takes what is left',
  render: siteAt('').render,
  parameters: { waiting: true, visual: { modes: everyMode } },
  play: async () => {
    await framed();
    await expect(document.querySelector('header:not(main header)')).not.toBeNull();
    if (!isPhone()) await expect(navigation()).toBeNull();
    await expect(page().queryByRole('contentinfo')).toBeNull();
    await expect(frame()?.sandbox.contains('allow-top-navigation')).toBe(false);
    await expect(frame()?.getBoundingClientRect().height).toBeGreaterThan(380);
    await settled();
  },
};

export const SportsBook: Story = {
  name: 'NAV-08 GAM-07 of the sports book: the first that there is, with the navigation above',
  args: { address: '/fbsports' },
  render: siteAt('').render,
  parameters: { waiting: true, visual: { modes: ['desk'] } },
  play: async () => {
    await framed();
    if (!isPhone()) await waitFor(() => expect(navigation()).not.toBeNull());
    await expect(await page().findByRole('heading', { level: 1, name: 'Goalbrindle' })).toBeVisible();
    await expect(page().getByRole('link', { name: say('play.lobby') })).toHaveAttribute('href', '/sports');
    await settled();
  },
};

export const WithABlockedWindow: Story = {
  name: 'GAM-08 FLT-067 with a blocked window: it is said, and a press opens it; another launch is a press away',
  args: { address: '/game?vendor=CLM' },
  beforeEach: () => {
    spyOn(window, 'open').mockReturnValue(null);
  },
  play: async () => {
    await expect(await page().findByText(say('categories.window.blocked'))).toBeVisible();
    const way = page().getByRole('link', { name: say('categories.window.open') });
    await expect(way).toHaveAttribute('target', '_blank');
    await expect(way).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(way.getAttribute('href')).toMatch(/^https:\/\/games\.example\/play\?launch=/);
    await expect(frame()).toBeNull();
    await settled();
  },
};

/** The window that a launch is given, and where it was sent. */
const given = { opener: null as unknown, addresses: [] as string[] };

export const InAWindow: Story = {
  name: 'GAM-08 FLT-068 in a window of its own: it knows nothing of this one, and opening again is a launch of its own',
  args: { address: '/game?vendor=CLM' },
  parameters: { visual: { looksLike: 'with-a-blocked-window' } },
  beforeEach: () => {
    given.addresses.length = 0;
    given.opener = window;
    const location = { replace: (to: string) => void given.addresses.push(to) };
    spyOn(window, 'open').mockReturnValue(Object.assign(given, { location }) as unknown as Window);
  },
  play: async () => {
    const title = say('categories.window.opened', { title: 'Clutchmarl' });
    await expect(await page().findByText(title)).toBeVisible();
    await expect(given.opener).toBeNull();
    await userEvent.click(page().getByRole('button', { name: say('categories.window.again') }));
    await waitFor(() => expect(new Set(given.addresses).size).toBe(2));
    await expect(window.open).toHaveBeenLastCalledWith('', '_blank');
    await expect(await page().findByText(title)).toBeVisible();
    await settled();
  },
};

export const OfNobody: Story = {
  name: 'GAM-08 of a studio, a room and a game that do not exist: each says what is missing and leads on',
  args: { address: '/game?vendor=NOPE' },
  parameters: { visual: { modes: ['desk'] } },
  play: async () => {
    await page().findByText(say('categories.list.unknown'));
    go('/game?vendor=KDR&room=KDR-R99');
    await page().findByText(say('rooms.unknown'));
    await expect(page().getByRole('link', { name: say('play.others') })).toHaveAttribute('href', '/rng');
    go('/seamless');
    await page().findByText(say('play.unknown'));
    await expect(frame()).toBeNull();
    await settled();
  },
};

export const Refused: Story = {
  name: 'GAM-08 GAM-07 when it is refused: by the room, by the platform; each says why, and retry is another launch',
  args: { address: '/game?vendor=KDR&room=KDR-R7' },
  play: async ({ look }) => {
    await page().findByText(say('error.room-closed'));
    await expect(page().getByRole('link', { name: say('play.others') })).toHaveAttribute('href', '/pvp?vendor=KDR');
    await change({ faults: [{ call: 'joinRoom', kind: '403' }] });
    await look('failed');
    await userEvent.click(page().getByRole('button', { name: say('frame.retry') }));
    await expect(await page().findByText(say('error.not-allowed'))).toBeVisible();
    await expect(frame()).toBeNull();
    await settled();
  },
};

export const OfAVisitor: Story = {
  name: 'GAM-01 GAM-02 of a visitor: the login opens and nothing is launched',
  args: { address: '/fbsports' },
  parameters: { sandbox: { scenario: 'default' }, visual: { modes: [] } },
  play: async () => {
    await dialog('login.title');
    await expect(frame()).toBeNull();
    await settled();
  },
};
