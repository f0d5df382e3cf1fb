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

/** No navigation, no footer, and the game takes what is left. */
export const Seamless: Story = {
  name: 'Below the header alone',
  tags: ['NAV-08', 'NAV-12', 'GAM-04'],
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

/** The first that there is, with the navigation above. */
export const SportsBook: Story = {
  name: 'Of the sports book',
  tags: ['NAV-08', 'GAM-07'],
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

/** It is said, and a press opens it; another launch is a press away. */
export const WithABlockedWindow: Story = {
  name: 'With a blocked window',
  tags: ['GAM-08', 'FLT-067'],
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

/** It knows nothing of this one, and opening again is a launch of its own. */
export const InAWindow: Story = {
  name: 'In a window of its own',
  tags: ['GAM-08', 'FLT-068'],
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

/** Each says what is missing and leads on. */
export const OfNobody: Story = {
  name: 'Of a studio, a room and a game that do not exist',
  tags: ['GAM-08'],
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

/** By the room, by the platform; each says why, and retry is another launch. */
export const Refused: Story = {
  name: 'When it is refused',
  tags: ['GAM-08', 'GAM-07'],
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

/** The login opens and nothing is launched. */
export const OfAVisitor: Story = {
  name: 'Of a visitor',
  tags: ['GAM-01', 'GAM-02'],
  args: { address: '/fbsports' },
  parameters: { sandbox: { scenario: 'default' }, visual: { modes: [] } },
  play: async () => {
    await dialog('login.title');
    await expect(frame()).toBeNull();
    await settled();
  },
};
