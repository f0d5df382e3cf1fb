import { liveTables } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../../testing/answers.ts';
import { page, query, say, section } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

const site = pageAt('/live');

const meta = {
  title: 'Pages/Category',
  ...site,
  // A platform without live tables: their page is that of any category.
  beforeEach: [site.beforeEach, ({ msw }) => msw.use(failing(liveTables))],
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const studios = () => section('categories.studios');
const cards = (place: HTMLElement) => within(place).getAllByRole('article');
const card = async (name: string) => within(await studios()).findByRole('link', { name });
const list = (studio: string) => say('categories.vendor.list', { studio });

export const Live: Story = {
  name: 'Of a live casino without tables',
  tags: ['CAT-01', 'CAT-02', 'NAV-04', 'NAV-14'],
  parameters: { visual: { extent: 'usual', modes: everyMode } },
  play: async () => {
    const place = await studios();
    await expect(cards(place)).toHaveLength(4);
    await expect(page().getByRole('heading', { level: 1, name: say('nav.live') })).toBeVisible();
    await expect(cards(place).filter((each) => within(each).queryByText(say('nav.hot')))).toHaveLength(1);
    await expect(await card(`Veltamarre: ${say('game.maintenance')}`)).toBeVisible();
    await expect(await page().findByRole('region', { name: 'Croupelle' })).toBeInTheDocument();
    await expect(page().queryByRole('region', { name: 'Veltamarre' })).toBeNull();
    await waitFor(() => expect(page().getByText(/Baccarat after dark|رات کا باکارا/)).toBeInTheDocument());
    await settled();
  },
};

export const Lottery: Story = {
  name: 'Of the lotteries',
  tags: ['NAV-17', 'CAT-02'],
  args: { address: '/elott' },
  parameters: { visual: { extent: 'usual' } },
  play: async () => {
    await expect(cards(await section('categories.lane.elott'))).toHaveLength(2);
    await expect(cards(await section('categories.lane.lott'))).toHaveLength(2);
    await settled();
  },
};

export const WithAListToChooseFrom: Story = {
  name: 'With a studio that stands for its list',
  tags: ['GAM-04', 'CAT-02'],
  parameters: { sandbox: { scenario: 'member' } },
  play: async () => {
    await userEvent.click(await card(list('Marquennette')));
    const games = await page().findByRole('dialog', { name: list('Marquennette') });
    await expect(query()).toBe('?modal=vendor&studio=MRQ');
    await waitFor(() => expect(cards(games)).toHaveLength(16));
    await settled();
  },
};

export const WithAnAddressOfNobody: Story = {
  name: 'With a studio that does not exist, and one that rests',
  tags: ['CAT-04', 'GAM-06'],
  args: { address: '/live?modal=vendor&studio=NOPE' },
  parameters: { sandbox: { scenario: 'member' } },
  play: async () => {
    await page().findByText(say('categories.list.unknown'));
    await userEvent.click(page().getByRole('button', { name: say('categories.list.others') }));
    await waitFor(() => expect(query()).toBe(''));
    await userEvent.click(await card(`Veltamarre: ${say('game.maintenance')}`));
    const resting = await page().findByRole('dialog', { name: list('Veltamarre') });
    await within(resting).findByText(say('game.maintenance.text', { title: 'Veltamarre' }));
    await waitFor(() => expect(cards(resting)).toHaveLength(3));
    await settled();
  },
};

export const WithFailures: Story = {
  name: 'With failures',
  tags: ['CAT-04'],
  parameters: { sandbox: { scenario: 'lanes-500' } },
  play: async ({ look }) => {
    await page().findByText(say('nav.vendors.failed'));
    await change({ faults: [{ call: 'gameList', kind: '500', when: { vassalage: 'CRP' } }] });
    await look('failed');
    await userEvent.click(page().getByRole('button', { name: say('frame.retry') }));
    const broken = await page().findByText(say('categories.games.failed', { studio: 'Croupelle' }));
    await expect(broken).toBeInTheDocument();
    await expect(cards(await studios())).toHaveLength(4);
    await waitFor(() => expect(cards(page().getByRole('region', { name: 'Ondravelle' }))).toHaveLength(12));
    await settled();
  },
};

export const Empty: Story = {
  name: 'Of a category without studios',
  tags: ['NAV-18', 'CAT-04'],
  args: { address: '/sports' },
  parameters: { sandbox: { scenario: 'empty' }, visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByText(say('categories.empty'))).toBeVisible();
    await expect(page().getByRole('link', { name: say('nav.home') })).toHaveAttribute('href', '/');
    await settled();
  },
};

export const Loading: Story = {
  name: 'While it is on its way',
  tags: ['CAT-04'],
  parameters: { sandbox: { latencyMs: 600_000 }, waiting: true },
  play: async () => {
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull());
    await settled();
  },
};
