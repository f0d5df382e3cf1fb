import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../testing/failsAndRetries.ts';
import { isPhone, page, say, section } from '../../testing/queries.ts';
import { currentStory, everyMode, settled, siteAt } from '../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Home',
  ...siteAt('/'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const waysOn = async () => {
  const [slide] = within(await page().findByRole('region', { name: say('home.banner') })).getAllByRole('group');
  const ways = slide?.querySelectorAll<HTMLElement>('a, button') ?? [];
  return [...ways].filter((way) => way.checkVisibility()).map(({ textContent }) => textContent);
};

const tryIt = () => say(currentStory().services().brand.freePlay === 'demo' ? 'freeplay.try' : 'freeplay.look');

const cards = (part: HTMLElement) => within(part).queryAllByRole('listitem').length;

export const OfAVisitor: Story = {
  name: 'Of a visitor',
  tags: ['UI-05', 'APP-11'],
  parameters: { visual: { extent: 'usual', modes: everyMode } },
  play: async ({ canvasElement }) => {
    const slots = await section('home.rng');
    await waitFor(() => expect(cards(slots)).toBeGreaterThan(5));
    await expect(within(canvasElement).queryByRole('button', { name: say('frame.balance.refresh') })).toBeNull();
    await waitFor(async () =>
      expect(await waysOn()).toEqual(isPhone() ? [say('login.register')] : [say('login.register'), tryIt()]),
    );
    await expect(await within(slots).findByRole('link', { name: say('home.seeAll', { count: 1200 }) })).toBeVisible();
    await settled();
  },
};

export const OfAMember: Story = {
  name: 'Of a member, with balance, badge and session bar',
  tags: ['HDR-05', 'CAT-05'],
  parameters: { sandbox: { scenario: 'member' }, visual: { modes: everyMode } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sums = await canvas.findAllByTitle(say('frame.balance.refresh'));
    await waitFor(() => expect(sums.find((sum) => sum.checkVisibility())).toHaveTextContent(/\d/));
    await expect(await canvas.findByRole('region', { name: say('session.bar') })).toBeVisible();
    await expect(await waysOn()).toEqual([]);
    const row = await canvas.findByRole('region', { name: say('home.continue') });
    await expect(within(row).getAllByRole('article').length).toBeGreaterThan(2);
    await settled();
    if (isPhone()) return;
    await userEvent.click(canvas.getByRole('button', { name: /demo\.member/ }));
    await expect(await page().findByRole('button', { name: say('frame.signOut') })).toBeVisible();
    await settled();
  },
};

export const WhileLoading: Story = {
  name: 'While everything is on its way',
  tags: ['CAT-04'],
  parameters: { sandbox: { latencyMs: 600_000 }, waiting: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(3));
    await expect(within(canvasElement).queryByText(say('list.failed'))).toBeNull();
    await settled();
  },
};

export const WithoutContent: Story = {
  name: 'Of a platform without content',
  tags: ['CAT-04'],
  parameters: { sandbox: { scenario: 'empty' } },
  play: async ({ canvasElement }) => {
    await settled();
    await expect(within(canvasElement).getAllByText(say('list.empty')).length).toBeGreaterThan(0);
  },
};

export const WithEveryListFailed: Story = {
  name: 'With every list failed',
  tags: ['CAT-04', 'ERR-02'],
  parameters: { sandbox: { scenario: 'home-lists-500' } },
  play: async ({ look }) => {
    const slots = await section('home.rng');
    const live = await section('home.live');
    await within(live).findByText(say('list.failed'));
    await failsAndRetries({ look, root: slots });
    await waitFor(() => expect(cards(slots)).toBeGreaterThan(5));
    await expect(within(live).getByText(say('list.failed'))).toBeVisible();
    await settled();
  },
};

export const WithOneListFailed: Story = {
  name: 'With one list failed while the rest lives',
  tags: ['ERR-02'],
  parameters: { visual: { modes: ['desk'] }, sandbox: { scenario: 'hot-RNG-500' } },
  play: async ({ canvasElement }) => {
    const slots = await section('home.rng');
    const live = await section('home.live');
    await within(slots).findByText(say('list.failed'));
    await waitFor(() => expect(cards(live)).toBeGreaterThan(2));
    await expect(within(canvasElement).getAllByText(say('list.failed'))).toHaveLength(1);
    await settled();
  },
};

export const WithoutThePlatform: Story = {
  name: 'Without the platform',
  tags: ['APP-04', 'FLT-083'],
  parameters: { sandbox: { scenario: 'platform-down' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(say('frame.degraded'))).toBeVisible();
    await settled();
    const notice = canvas.getByText(say('frame.degraded')).closest<HTMLElement>('[role="status"]');
    if (!notice) throw new Error('the notice is no status');
    await expect(within(notice).getByRole('button', { name: say('frame.retry') })).toBeEnabled();
  },
};

export const WithTheDrawerOfAPhone: Story = {
  name: 'With the drawer of a phone',
  tags: ['HDR-14'],
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  play: async ({ canvasElement }) => {
    await settled();
    if (!isPhone()) return;
    await userEvent.click(within(canvasElement).getByRole('button', { name: say('frame.menu') }));
    const drawer = await page().findByRole('dialog', { name: say('frame.menu') });
    await userEvent.click(within(drawer).getByText(say('nav.rng')));
    await expect(within(drawer).getAllByRole('link', { name: /./ }).length).toBeGreaterThan(3);
    await settled();
  },
};
