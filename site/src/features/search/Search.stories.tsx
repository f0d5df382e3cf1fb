import { helpCenter, searchGames } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { lastingStorage } from '../../core/browser/storage.ts';
import { failing } from '../../testing/answers.ts';
import { address, dialog, page, query, say } from '../../testing/queries.ts';
import { everyMode, settled, siteAt } from '../../testing/StorySite.tsx';

const found = '/?modal=search&find=dragon';

const meta = {
  title: 'Pages/Search',
  ...siteAt('/?modal=search'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => page().findByRole('combobox', { name: say('frame.search') });
const results = () => within(page().getByRole('listbox', { name: say('search.results') }));
const options = () => results().queryAllByRole('option');
const kinds = () => results().getAllByRole('group').length;

export const WithResults: Story = {
  name: 'With results of every kind, each with a way to all of it',
  tags: ['NAV-22'],
  args: { address: '/?modal=search&find=bo' },
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    await dialog('frame.search');
    await waitFor(() => expect(kinds()).toBeGreaterThan(2));
    await expect(page().getByRole('option', { name: say('search.help.all') })).toBeInTheDocument();
    await expect(page().getByRole('option', { name: say('search.promotions.all') })).toBeInTheDocument();
    await settled();
  },
};

/** The rest of them is a press away, and Back leads to all kinds. */
export const OverAllStudios: Story = {
  name: 'Over the games of all studios',
  tags: ['NAV-22'],
  args: { address: found },
  play: async () => {
    await dialog('frame.search');
    const all = await page().findByRole('option', { name: /29/ });
    await userEvent.click(all);
    await waitFor(() => expect(query()).toContain('find-kind=games'));
    await waitFor(() => expect(options().length).toBe(24));
    const studios = options().map((option) => option.textContent);
    await expect(new Set(studios).size).toBeGreaterThan(4);
    await userEvent.click(page().getByRole('link', { name: say('frame.next') }));
    await waitFor(() => expect(options().length).toBe(5));
    await settled();
  },
};

/** A slash opens it, words find, arrows choose, Enter opens the game. */
export const ByKeyboard: Story = {
  name: 'By keyboard',
  tags: ['NAV-22'],
  args: { address: '/noticePage' },
  play: async () => {
    await settled();
    await userEvent.keyboard('/');
    await dialog('frame.search');
    await expect(await field()).toHaveFocus();
    await userEvent.keyboard('dragon');
    await waitFor(() => expect(query()).toContain('find=dragon'));
    await waitFor(() => expect(options().length).toBeGreaterThan(3));
    await settled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(query()).toContain('modal=game'));
    await expect(address().pathname).toBe('/noticePage');
    await expect(lastingStorage.getItem('searches')).toBe('["dragon"]');
    await settled();
  },
};

/** A press looks again, a cross forgets one, a button all. */
export const WithEarlierTerms: Story = {
  name: 'With earlier terms',
  tags: ['NAV-22'],
  parameters: { visual: { modes: everyMode } },
  play: async ({ look }) => {
    lastingStorage.setItem('searches', '["roulette","dragon","how to withdraw"]');
    await dialog('frame.search');
    await userEvent.type(await field(), 'x');
    await userEvent.clear(await field());
    await userEvent.click(
      await page().findByRole('button', { name: say('search.recent.remove', { term: 'roulette' }) }),
    );
    await expect(page().queryByText('roulette')).toBeNull();
    await settled();
    await look('forgotten');
    await userEvent.click(page().getByRole('button', { name: 'dragon' }));
    await waitFor(() => expect(query()).toContain('find=dragon'));
    await userEvent.clear(await field());
    await userEvent.click(await page().findByRole('button', { name: say('search.recent.clear') }));
    await expect(page().queryByText(say('search.recent'))).toBeNull();
    await expect(lastingStorage.getItem('searches')).toBeNull();
    await settled();
  },
};

/** It says so, shows what others play and who to ask. */
export const WithNothingFound: Story = {
  name: 'With nothing found',
  tags: ['NAV-22'],
  args: { address: '/?modal=search&find=quokka' },
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    await dialog('frame.search');
    await expect(await page().findByText(say('search.none', { term: 'quokka' }))).toBeVisible();
    await expect(page().getByRole('link', { name: say('search.none.service') })).toBeVisible();
    await waitFor(() => expect(options().length).toBeGreaterThan(3));
    await settled();
  },
};

/** The other kinds stand, and it is said. */
export const WithAFailedKind: Story = {
  name: 'With games that did not load',
  tags: ['LOB-11', 'NAV-22'],
  args: { address: '/' },
  play: async ({ msw }) => {
    msw.use(failing(searchGames));
    await settled();
    await userEvent.keyboard('/');
    await dialog('frame.search');
    await userEvent.type(await field(), 'hexanilla');
    await expect(await page().findByText(say('search.incomplete'))).toBeVisible();
    await expect(kinds()).toBeGreaterThan(0);
    await settled();
  },
};

/** It is said, and can be tried again. */
export const WithAFailure: Story = {
  name: 'With nothing that loaded',
  tags: ['LOB-11', 'NAV-22'],
  args: { address: '/' },
  play: async ({ msw, look }) => {
    msw.use(failing(searchGames), failing(helpCenter));
    await settled();
    await userEvent.keyboard('/');
    await dialog('frame.search');
    await userEvent.type(await field(), 'dragon');
    const retry = await page().findByRole('button', { name: say('frame.retry') });
    await settled();
    await look('failed');
    await userEvent.click(retry);
    await page().findByRole('button', { name: say('frame.retry') });
    await settled();
  },
};

export const WhileLoading: Story = {
  name: 'While its first answer is on its way',
  tags: ['NAV-22'],
  args: { address: found },
  parameters: { sandbox: { latencyMs: 600_000 }, waiting: true, visual: { modes: ['desk'] } },
};
