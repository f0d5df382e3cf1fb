import { addFavourite } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../../testing/answers.ts';
import { cards, list, shows, titles } from '../../../testing/lobbyQueries.ts';
import { page, query, say } from '../../../testing/queries.ts';
import { everyMode, settled, siteAt } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Favourites',
  ...siteAt('/rng'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const heart = (card: number) => within(cards()[card] as HTMLElement).getByRole('button');
const emptyHeart = () => [...cards().keys()].findIndex((at) => heart(at).getAttribute('aria-pressed') === 'false');

export const OfAMember: Story = {
  name: 'Of a member',
  tags: ['LOB-02', 'LOB-09'],
  parameters: { sandbox: { scenario: 'member' }, visual: { modes: everyMode } },
  play: async () => {
    await shows(12);
    await settled();
    const at = emptyHeart();
    const title = titles()[at];
    await userEvent.click(heart(at));
    await expect(heart(at)).toHaveAttribute('aria-pressed', 'true');
    await settled();
    await userEvent.click(await list('lobby.fav'));
    await waitFor(() => expect(query()).toContain('list=fav'));
    await waitFor(() => expect(titles()).toContain(title));
    // The full list contains the game too, until the favourites have loaded.
    await waitFor(async () => {
      for (const place of titles().keys()) await expect(heart(place)).toHaveAttribute('aria-pressed', 'true');
    });
    await settled();
  },
};

export const WithNothingPlayed: Story = {
  name: 'With nothing played yet',
  tags: ['LOB-02'],
  args: { address: '/rng?list=recent' },
  parameters: { sandbox: { scenario: 'sub' } },
  play: async () => {
    await expect(await page().findByText(say('lobby.recent.empty'))).toBeVisible();
    await settled();
    await userEvent.click(page().getByRole('button', { name: say('lobby.empty.popular') }));
    await shows(12);
    await expect(query()).toBe('');
    await userEvent.click(await list('lobby.fav'));
    await page().findByText(say('lobby.fav.empty'));
    await settled();
  },
};

export const WithARefusedHeart: Story = {
  name: 'With a refused heart',
  tags: ['LOB-09'],
  parameters: { sandbox: { scenario: 'member' } },
  play: async ({ msw }) => {
    await shows(12);
    await settled();
    msw.use(failing(addFavourite));
    const at = emptyHeart();
    const title = cards()[at]?.querySelector('b')?.textContent ?? '';
    await userEvent.click(heart(at));
    const message = await page().findByText(
      (text) => text.startsWith(say('game.favourite.failed', { title })) && text.includes(say('error.server')),
    );
    await expect(heart(at)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.hover(message);
    await settled();
  },
};
