import { gameList } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../../testing/answers.ts';
import { cards, chip, grid, list, shows, titles } from '../../../testing/lobbyQueries.ts';
import { dialog, isPhone, page, query, say } from '../../../testing/queries.ts';
import { currentStory, everyMode, settled, siteAt } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Lobby',
  ...siteAt('/rng'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The count of filters may stand behind its word. */
const filters = () => new RegExp(`^${say('lobby.filter')}`);

/** All studios come first, and more games come on request. */
export const OfAVisitor: Story = {
  name: 'Of a visitor',
  tags: ['LOB-01', 'LOB-08', 'LOB-18'],
  parameters: { visual: { extent: 'usual', modes: everyMode } },
  play: async () => {
    await shows(12);
    // The studios stand in the hero, which is fetched by itself.
    const [first] = await page().findAllByRole('tab');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first).toHaveAccessibleName(new RegExp(say('lobby.studios.all')));
    await userEvent.click(page().getByRole('button', { name: say('lobby.more', { count: 12 }) }));
    await shows(24);
    await expect(page().getByText(say('lobby.shown', { shown: 24, total: 1200 }))).toBeVisible();
    window.scrollTo({ top: 0, behavior: 'instant' });
    await settled();
  },
};

/** One page of them, and no more to load. */
export const WithHotGames: Story = {
  name: 'With hot games',
  tags: ['LOB-03'],
  args: { address: '/rng?vendor=OMB&list=hot' },
  parameters: { visual: { modes: ['desk'] } },
  play: async () => {
    await shows(9);
    await expect(await list('lobby.hot')).toBeChecked();
    await expect(
      page().queryByRole('button', { name: new RegExp(say('lobby.more', { count: 0 }).replace('0', '\\d+')) }),
    ).toBeNull();
    await settled();
  },
};

/** Each is a chip, and the list is all games again. */
export const WithFilters: Story = {
  name: 'With filters from an address',
  tags: ['LOB-05', 'LOB-06', 'LOB-13'],
  args: { address: '/rng?vendor=OMB&classify=TG&minBet=0.1' },
  play: async () => {
    await waitFor(() => expect(cards().length % 12).toBeGreaterThan(0));
    const all = cards().length;
    await userEvent.click(page().getByRole('button', { name: filters(), expanded: false }));
    await expect(await page().findByRole('combobox', { name: say('lobby.class') })).toHaveValue('TG');
    await userEvent.selectOptions(page().getByRole('combobox', { name: say('lobby.class') }), 'SC');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(query()).toContain('classify=SC'));
    await waitFor(() => expect(cards().length).toBeGreaterThan(all));
    await expect(chip(say('lobby.filter.minBet', { amount: '0.1' }))).toBeVisible();
    await settled();
  },
};

/** It says so and leads back to all games. */
export const WithAnEmptySearch: Story = {
  name: 'With an empty search',
  tags: ['LOB-04'],
  play: async () => {
    await shows(12);
    const field = page().getByRole('searchbox', { name: say('lobby.search') });
    await userEvent.type(field, 'quokka');
    await waitFor(() => expect(query()).toContain('name=quokka'));
    const clear = await within(grid()).findByRole('button', { name: say('frame.search.clear') });
    await userEvent.click(clear);
    await shows(12);
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'quokka');
    await expect(await page().findByText(say('lobby.empty'))).toBeVisible();
    await settled();
  },
};

/** It is said in its place, and tried again. */
export const WithAFailedList: Story = {
  name: 'With a failed list',
  tags: ['LOB-11'],
  parameters: { sandbox: { scenario: 'lobby-500' } },
  play: async ({ look, msw }) => {
    const retry = await within(grid()).findByRole('button', { name: say('frame.retry') });
    await change({ faults: [] });
    await look('failed');
    await userEvent.click(retry);
    await shows(12);
    msw.use(failing(gameList));
    await userEvent.click(page().getAllByRole('tab')[1] as HTMLElement);
    await within(grid()).findByRole('button', { name: say('frame.retry') });
    await settled();
  },
};

/** What is shown stays. */
export const WithAFailedPage: Story = {
  name: 'With a failed next page',
  tags: ['LOB-11'],
  parameters: { visual: { modes: [] } },
  play: async ({ msw }) => {
    await shows(12);
    await settled();
    const first = titles();
    msw.use(failing(gameList));
    await userEvent.click(page().getByRole('button', { name: say('lobby.more', { count: 12 }) }));
    await expect(await page().findByText(new RegExp(say('lobby.failed')))).toBeVisible();
    await expect(titles()).toEqual(first);
    await settled();
  },
};

export const WithoutGames: Story = {
  name: 'Without a game',
  tags: ['CAT-04'],
  parameters: { sandbox: { scenario: 'lobby-empty' } },
  play: async () => {
    await expect(await page().findByText(say('lobby.empty'))).toBeVisible();
    await settled();
  },
};

export const WhileLoading: Story = {
  name: 'While it is on its way',
  tags: ['CAT-04'],
  parameters: { sandbox: { latencyMs: 600_000 }, waiting: true },
  play: async () => {
    await waitFor(() => expect(grid().querySelector('[aria-busy="true"]')).not.toBeNull());
    await settled();
  },
};

/** Arrows turn the strip. */
export const WithFourteenStudios: Story = {
  name: 'With fourteen studios',
  tags: ['LOB-01'],
  parameters: { sandbox: { scenario: 'stress-vendors' } },
  play: async () => {
    await waitFor(() => expect(page().getAllByRole('tab')).toHaveLength(15));
    await shows(12);
    await settled();
    const strip = page().getByRole('tablist', { name: say('lobby.studios') });
    if (isPhone()) return;
    const next = page()
      .getAllByRole('button', { name: say('frame.next') })
      .find((button) => strip.parentElement?.contains(button));
    if (!next) throw new Error('the strip has no arrows');
    await userEvent.click(next);
    await waitFor(() => expect(Math.abs(strip.scrollLeft)).toBeGreaterThan(100));
    await settled();
  },
};

/** Search, hot and recent, without classes, stakes and favourites. */
export const OfFishing: Story = {
  name: 'Of fishing',
  tags: ['LOB-17'],
  args: { address: '/fish' },
  play: async () => {
    await waitFor(() => expect(cards().length).toBeGreaterThan(3));
    await expect(page().queryByRole('radio', { name: say('lobby.fav') })).toBeNull();
    await expect(page().queryByRole('combobox', { name: say('lobby.class') })).toBeNull();
    await expect(within(cards()[0] as HTMLElement).queryByRole('button')).toBeNull();
    await expect(await list('lobby.recent')).toBeInTheDocument();
    await settled();
  },
};

/** Said once, and the login opens over the page. */
export const WithAnEndedSession: Story = {
  name: 'With a session that ended meanwhile',
  tags: ['SES-04'],
  parameters: { sandbox: { scenario: 'token-expired' } },
  play: async () => {
    await dialog('login.title');
    await shows(12);
    const message = page().getByText(say('frame.expired'));
    await userEvent.hover(message);
    await expect(currentStory().services().session.get().token).toBeNull();
    await settled();
  },
};
