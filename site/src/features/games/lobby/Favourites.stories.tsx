import { addFavourite } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../../testing/answers.ts';
import { cards, list, shows, titles } from '../../../testing/lobbyQueries.ts';
import { dialog, page, query, say } from '../../../testing/queries.ts';
import { everyMode, settled, siteAt } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Favourites',
  ...siteAt('/rng'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const heart = (card: number) => within(cards()[card] as HTMLElement).getByRole('button');
/** The place of the first game that is no favourite yet. */
const emptyHeart = () => [...cards().keys()].findIndex((at) => heart(at).getAttribute('aria-pressed') === 'false');

/** A heart fills at once and the list of favourites has the game. */
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
    // The whole list has the game too, until that of the favourites has come.
    await waitFor(async () => {
      for (const place of titles().keys()) await expect(heart(place)).toHaveAttribute('aria-pressed', 'true');
    });
    await settled();
  },
};

/** It leads to what is popular. */
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

/** It empties again and says why. */
export const WithARefusedHeart: Story = {
  name: 'With a refused heart',
  tags: ['LOB-09'],
  parameters: { sandbox: { scenario: 'member' } },
  play: async ({ msw }) => {
    await shows(12);
    await settled();
    msw.use(failing(addFavourite));
    const at = emptyHeart();
    await userEvent.click(heart(at));
    const message = await page().findByText(new RegExp(say('error.server')));
    await expect(heart(at)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.hover(message);
    await settled();
  },
};

/** The login opens and nothing is kept. */
export const WithAVisitorsHeart: Story = {
  name: 'With a visitor’s heart',
  tags: ['GAM-01'],
  play: async () => {
    await shows(12);
    await userEvent.click(heart(0));
    await dialog('login.title');
    await expect(document.querySelector('#lobby-games [aria-pressed="true"]')).toBeNull();
    await settled();
  },
};

/** The login opens and the list stays. */
export const WithAVisitorsFavourites: Story = {
  name: 'With a visitor’s favourites',
  tags: ['LOB-02', 'GAM-01'],
  parameters: { visual: { modes: [] } },
  play: async () => {
    await shows(12);
    await userEvent.click(await list('lobby.fav'));
    await dialog('login.title');
    await expect(query()).not.toContain('list=fav');
    await expect(cards()).toHaveLength(12);
    await settled();
  },
};

/** A visitor is told how to get to theirs. */
export const OfALinkToFavourites: Story = {
  name: 'Of a link to favourites',
  tags: ['GAM-01', 'LOB-13'],
  args: { address: '/rng?list=fav' },
  play: async () => {
    const main = within(await page().findByRole('main'));
    await expect(await main.findByText(say('visitor.title'))).toBeVisible();
    await expect(main.getByRole('link', { name: say('login.action') })).toBeVisible();
    await expect(cards()).toHaveLength(0);
    await settled();
  },
};

/** A heart tells what it needs. */
export const OfATrialAccount: Story = {
  name: 'Of a trial account',
  tags: ['GAM-01'],
  parameters: { sandbox: { scenario: 'trial' } },
  play: async () => {
    await shows(12);
    await userEvent.click(heart(0));
    await dialog('in_need_true_account', 'alertdialog');
    await expect(document.querySelector('#lobby-games [aria-pressed="true"]')).toBeNull();
    await settled();
  },
};
