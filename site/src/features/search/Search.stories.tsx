import { helpCenter, searchGames } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { lastingStorage } from '../../core/browser/storage.ts';
import { failing } from '../../testing/answers.ts';
import { dialog, page, query, say } from '../../testing/queries.ts';
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
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'مرجانی');
    await waitFor(() => expect(options()[0]).toHaveTextContent(/مرجانی.*Coral/));
    await settled();
  },
};

export const WithEarlierTerms: Story = {
  name: 'With earlier terms',
  tags: ['NAV-22'],
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    lastingStorage.setItem('searches', '["roulette","dragon","how to withdraw"]');
    await dialog('frame.search');
    await userEvent.type(await field(), 'x');
    await userEvent.clear(await field());
    await userEvent.click(
      await page().findByRole('button', { name: say('search.recent.remove', { term: 'roulette' }) }),
    );
    await expect(page().queryByText('roulette')).toBeNull();
    await expect(page().getByRole('button', { name: 'dragon' })).toBeVisible();
    await expect(page().getByRole('button', { name: say('search.recent.clear') })).toBeVisible();
    await settled();
  },
};

export const WithNothingFound: Story = {
  name: 'With nothing found',
  tags: ['NAV-22'],
  args: { address: '/?modal=search&find=emrald%20galxy' },
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    await dialog('frame.search');
    await userEvent.click(await page().findByRole('button', { name: 'emerald galaxy' }));
    await waitFor(() => expect(options()[0]).toHaveTextContent('Emerald Galaxy'));
    for (const [term, title] of [
      ['e', say('search.short')],
      ['%', say('search.none', { term: '%' })],
      ['quokka', say('search.none', { term: 'quokka' })],
    ] as const) {
      await userEvent.clear(await field());
      await userEvent.type(await field(), term);
      // The status for assistive technology says it too.
      await expect((await page().findAllByText(title))[0]).toBeVisible();
    }
    await expect(page().getByRole('link', { name: say('search.none.service') })).toHaveAttribute(
      'href',
      expect.stringMatching(/modal=(service|feedback)/),
    );
    await waitFor(() => expect(options().length).toBeGreaterThan(3));
    await settled();
  },
};

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

export const WithAFailure: Story = {
  name: 'With nothing that loaded',
  tags: ['LOB-11', 'NAV-22'],
  args: { address: '/' },
  play: async ({ msw }) => {
    msw.use(failing(searchGames), failing(helpCenter));
    await settled();
    await userEvent.keyboard('/');
    await dialog('frame.search');
    await userEvent.type(await field(), 'dragon');
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
