import { launchGame } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { failing } from '../../testing/answers.ts';
import { address, page, say } from '../../testing/queries.ts';
import { everyMode, settled, siteAt } from '../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Play',
  ...siteAt('/game?id=100001'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Origin of the games in stories; no server answers there. */
const gameOrigin = 'https://games.example';

const frame = () => document.querySelector('iframe');

async function framed(): Promise<HTMLIFrameElement> {
  await waitFor(() => expect(frame()).not.toBeNull());
  return frame() as HTMLIFrameElement;
}

/** Simulates a message from a frame. */
const hear = (type: string, origin: string, source: Window | null) =>
  dispatchEvent(new MessageEvent('message', { origin, source, data: { source: 'baize-game', type } }));

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

/** Once the game says so, and to nobody else; closing leads to the lobby. */
export const Playing: Story = {
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

export const OnABreak: Story = {
  name: 'Of a player on a break',
  tags: ['GAM-08', 'RSP-04', 'FLT-150'],
  parameters: { sandbox: { scenario: 'excluded' }, visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByText(say('play.rest.forGood'))).toBeVisible();
    await expect(page().getByRole('link', { name: say('errors.way.control') })).toHaveAttribute(
      'href',
      '/game?id=100001&modal=member&centre=playControl',
    );
    await expect(frame()).toBeNull();
    await settled();
  },
};

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
