import { launchGame } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../testing/answers.ts';
import { address, dialog, page, say } from '../../testing/queries.ts';
import { everyMode, settled, siteAt } from '../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Play',
  ...siteAt('/game?id=100001'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the games of a story's world would open; nothing ever answers there. */
const gameOrigin = 'https://games.example';

const frame = () => document.querySelector('iframe');

async function framed(): Promise<HTMLIFrameElement> {
  await waitFor(() => expect(frame()).not.toBeNull());
  return frame() as HTMLIFrameElement;
}

/** As if a frame had spoken. */
const hear = (type: string, origin: string, source: Window | null) =>
  dispatchEvent(new MessageEvent('message', { origin, source, data: { source: 'baize-game', type } }));

/** Framed apart, with the way back in sight. */
export const Connecting: Story = {
  name: 'While the game connects',
  tags: ['GAM-05'],
  parameters: { sandbox: { scenario: 'member' }, waiting: true, visual: { modes: everyMode } },
  play: async () => {
    const found = await framed();
    await expect(found.sandbox.contains('allow-top-navigation')).toBe(false);
    await expect(found.src.startsWith(`${gameOrigin}/play?`)).toBe(true);
    await expect(await page().findByRole('link', { name: say('play.lobby') })).toHaveAttribute('href', '/rng');
    await settled();
  },
};

export const Playing: Story = {
  name: 'Once the game says so, and to nobody else; closing leads to the lobby',
  tags: ['GAM-05'],
  parameters: { sandbox: { scenario: 'member' }, waiting: true, visual: { modes: [] } },
  play: async () => {
    const { contentWindow } = await framed();
    const connecting = say('play.connecting', { studio: 'Ombrelith' });
    await page().findAllByText(connecting);
    hear('ready', 'https://thief.example', contentWindow);
    hear('ready', gameOrigin, window);
    await settled();
    await expect(page().queryAllByText(connecting)).not.toHaveLength(0);
    hear('ready', gameOrigin, contentWindow);
    await waitFor(() => expect(page().queryAllByText(connecting)).toHaveLength(0));
    hear('close', gameOrigin, contentWindow);
    await waitFor(() => expect(address().pathname).toBe('/rng'));
    await settled();
  },
};

/** The login opens and nothing is launched. */
export const OfAVisitor: Story = {
  name: 'Of a visitor',
  tags: ['GAM-01', 'GAM-02'],
  play: async () => {
    await dialog('login.title');
    await expect(frame()).toBeNull();
    await settled();
  },
};

/** Told what it needs, and nothing is launched. */
export const OfATrialAccount: Story = {
  name: 'Of a trial account',
  tags: ['GAM-01', 'GAM-02'],
  parameters: { sandbox: { scenario: 'trial' }, visual: { modes: ['desk'] } },
  play: async () => {
    await dialog('in_need_true_account', 'alertdialog');
    await expect(frame()).toBeNull();
    await settled();
  },
};

/** Why, and each retry is a launch of its own. */
export const Failed: Story = {
  name: 'With a failed launch',
  tags: ['GAM-08'],
  parameters: { sandbox: { scenario: 'member+launch-500' } },
  play: async ({ look, msw }) => {
    await page().findByText(say('error.server'));
    msw.use(failing(launchGame, { status: 503 }));
    await look('failed');
    await userEvent.click(page().getByRole('button', { name: say('frame.retry') }));
    await expect(await page().findByText(say('error.unavailable'))).toBeVisible();
    await expect(frame()).toBeNull();
    await settled();
  },
};

/** Nothing opens until it is over. */
export const OnABreak: Story = {
  name: 'Of a player on a break',
  tags: ['GAM-08', 'RSP-04'],
  parameters: { sandbox: { scenario: 'excluded' }, visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByText(say('error.on-a-break'))).toBeVisible();
    await expect(page().getByRole('link', { name: say('errors.way.control') })).toHaveAttribute(
      'href',
      '/game?id=100001&modal=member&centre=playControl',
    );
    await expect(frame()).toBeNull();
    await settled();
  },
};

/** It is not launched, and others are a press away. */
export const UnderMaintenance: Story = {
  name: 'With a game under maintenance',
  tags: ['GAM-06'],
  args: { address: '/game?id=100038' },
  parameters: { sandbox: { scenario: 'member' } },
  play: async () => {
    await expect(await page().findByText(say('game.maintenance'))).toBeVisible();
    await expect(page().getByRole('link', { name: say('play.others') })).toHaveAttribute('href', '/rng');
    await expect(frame()).toBeNull();
    await settled();
  },
};

export const OfAnUnknownGame: Story = {
  name: 'Of a game that does not exist',
  tags: ['GAM-08'],
  args: { address: '/game?id=199999' },
  parameters: { sandbox: { scenario: 'member' } },
  play: async () => {
    await expect(await page().findByText(say('error.not-found'))).toBeVisible();
    await expect(within(document.body).getByRole('link', { name: say('play.others') })).toBeVisible();
    await expect(frame()).toBeNull();
    await settled();
  },
};

/** Its own page opens in place of a frame, and nothing is launched. */
export const OfALottery: Story = {
  name: 'Of a lottery',
  tags: ['GAM-03', 'GAM-09'],
  args: { address: '/game?id=2300001' },
  parameters: { sandbox: { scenario: 'member+launch-500' }, visual: { modes: [] } },
  play: async () => {
    await waitFor(() => expect(address().pathname).toBe('/lottery'));
    await expect(new URLSearchParams(address().search).get('gameCode')).toBe('SVH-1');
    await expect(frame()).toBeNull();
    await expect(page().queryByText(say('error.server'))).toBeNull();
    await settled();
  },
};
