import { gameList } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../../testing/answers.ts';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { cards, chip, grid, list, shows } from '../../../testing/lobbyQueries.ts';
import { isPhone, page, query, say } from '../../../testing/queries.ts';
import { everyMode, settled, siteAt } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Lobby',
  ...siteAt('/rng'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button's name may end with the number of filters. */
const filters = () => new RegExp(`^${say('lobby.filter')}`);

export const OfAVisitor: Story = {
  name: 'Of a visitor',
  tags: ['LOB-01', 'LOB-08', 'LOB-18'],
  parameters: { visual: { extent: 'usual', modes: everyMode } },
  play: async () => {
    await shows(12);
    // The studios are in the hero, which loads separately.
    const [first] = await page().findAllByRole('tab');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first).toHaveAccessibleName(new RegExp(say('lobby.studios.all')));
    await userEvent.click(page().getByRole('button', { name: say('lobby.more', { count: 12 }) }));
    // The page after it may follow by itself.
    await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(24));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await settled();
  },
};

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

export const WithAFailedList: Story = {
  name: 'With a failed list',
  tags: ['LOB-11'],
  parameters: { sandbox: { scenario: 'lobby-500' } },
  play: async ({ look, msw }) => {
    await failsAndRetries({ look, root: grid() });
    await shows(12);
    msw.use(failing(gameList));
    await userEvent.click(page().getAllByRole('tab')[1] as HTMLElement);
    await within(grid()).findByRole('button', { name: say('frame.retry') });
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

export const OfFishing: Story = {
  name: 'Of fishing',
  tags: ['LOB-17'],
  args: { address: '/fish' },
  play: async () => {
    await waitFor(() => expect(cards().length).toBeGreaterThan(3));
    await expect(page().getByRole('heading', { level: 1, name: say('nav.fish') })).toBeVisible();
    await expect(page().queryByRole('radio', { name: say('lobby.fav') })).toBeNull();
    await expect(page().queryByRole('combobox', { name: say('lobby.class') })).toBeNull();
    await expect(within(cards()[0] as HTMLElement).queryByRole('button')).toBeNull();
    await expect(await list('lobby.recent')).toBeInTheDocument();
    await settled();
  },
};
