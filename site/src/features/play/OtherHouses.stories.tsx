import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { go, isPhone, page, say } from '../../testing/queries.ts';
import { everyMode, settled, siteAt } from '../../testing/StorySite.tsx';
import { change } from '../../testing/world.ts';

const meta = {
  title: 'Pages/Games of other houses',
  ...siteAt('/seamless?vendor=TCM'),
  parameters: { ...siteAt('').parameters, sandbox: { ...siteAt('').parameters.sandbox, scenario: 'member' } },
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const frame = () => document.querySelector('iframe');
const navigation = () => page().queryByRole('navigation', { name: say('frame.main') });
const framed = () => waitFor(() => expect(frame()?.src).toMatch(/^https:\/\/games\.example\/play\?/));

export const Seamless: Story = {
  name: 'Below the header alone',
  tags: ['NAV-08', 'NAV-12', 'GAM-04'],
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
  name: 'Of the sports book',
  tags: ['NAV-08', 'GAM-07'],
  args: { address: '/fbsports' },
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
  name: 'With a blocked window',
  tags: ['GAM-08', 'FLT-067'],
  args: { address: '/game?vendor=CLM' },
  beforeEach: () => {
    spyOn(window, 'open').mockReturnValue(null);
  },
  play: async () => {
    await expect(await page().findByText(say('categories.window.blocked'))).toBeVisible();
    await expect(page().getByRole('link', { name: say('categories.window.open') })).toBeVisible();
    await expect(frame()).toBeNull();
    await settled();
  },
};

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
    go('/game?id=199999');
    await page().findByText(say('play.unknown'));
    await expect(page().getByRole('link', { name: say('play.others') })).toBeVisible();
    await expect(page().queryByRole('button', { name: say('frame.retry') })).toBeNull();
    go('/seamless');
    await page().findByText(say('play.unknown'));
    await expect(frame()).toBeNull();
    await settled();
  },
};

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
