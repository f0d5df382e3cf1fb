import { gameMenus } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dialog, page, say } from '../testing/queries.ts';
import { currentStory, settled, siteAt } from '../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Rules',
  ...siteAt('/'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const banner = async () => within(await page().findByRole('region', { name: say('home.banner') }));
const stop = { name: () => say('home.banner.stop') };

export const BannersThatMove: Story = {
  name: 'movingBanners: they go on where the rules allow it',
  tags: ['JUR-03'],
  parameters: { motion: 'allowed', visual: { modes: [] } },
  play: async () => {
    await expect(await (await banner()).findByRole('button', { name: stop.name() })).toBeVisible();
    const { jackpot, jurisdiction } = currentStory().services().brand;
    if (jackpot && jurisdiction.simulatedJackpots)
      await expect(await page().findAllByText(say('home.jackpot.demo'))).not.toHaveLength(0);
    await settled();
  },
};

export const UnderTheStrictestRules: Story = {
  name: 'movingBanners, simulatedJackpots: none without a profile',
  tags: ['JUR-03', 'JUR-10'],
  parameters: { motion: 'allowed', sandbox: { scenario: 'jurisdiction-missing' }, visual: { modes: [] } },
  play: async () => {
    const carousel = await banner();
    await expect(carousel.queryByRole('button', { name: stop.name() })).toBeNull();
    await expect(carousel.queryByRole('button', { name: say('home.banner.start') })).toBeNull();
    await settled();
    await expect(page().queryAllByText(say('home.jackpot'))).toHaveLength(0);
  },
};

/** Scrolls to the footer, which is drawn once it comes near. */
async function footer() {
  window.scrollTo(0, document.body.scrollHeight);
  const foot = await page().findByRole('contentinfo', undefined, { timeout: 5_000 });
  await settled();
  return within(foot);
}

export const HelpLine: Story = {
  name: 'helpLine, helpLineStrip: they stand in the footer',
  tags: ['JUR-03', 'JUR-32'],
  args: { address: '/nowhere' },
  parameters: { sandbox: { scenario: 'help-line' }, visual: { modes: [] } },
  play: async () => {
    const foot = await footer();
    await expect(await foot.findByRole('heading', { name: say('footer.help') })).toBeVisible();
    await expect(foot.getByRole('link', { name: 'Northern Helpline' })).toHaveAttribute(
      'href',
      'https://help.example/line',
    );
    await expect(foot.getByRole('link', { name: '0800 000 0000' })).toHaveAttribute('href', 'tel:08000000000');
  },
};

export const WithoutHelpLine: Story = {
  name: 'helpLine: without one the footer is as it was',
  tags: ['JUR-03'],
  args: { address: '/nowhere' },
  parameters: { visual: { modes: [] } },
  play: async () => {
    const foot = await footer();
    await expect(await foot.findByRole('heading', { name: say('help.safer') })).toBeVisible();
    await expect(foot.queryByRole('heading', { name: say('footer.help') })).toBeNull();
  },
};

const sessionBar = () => page().findByRole('region', { name: say('session.bar') });

export const PlayedToTheSecond: Story = {
  name: 'game.elapsed: the session bar counts seconds',
  tags: ['JUR-18'],
  args: { address: '/nowhere' },
  parameters: { sandbox: { scenario: 'member+jurisdiction-gb' }, visual: { modes: [] } },
  play: async () => {
    const bar = await sessionBar();
    await expect(within(bar).getByText(/^\d+:\d{2}:\d{2}$/)).toBeVisible();
    await expect(within(bar).getByText(say('session.net'))).toBeVisible();
    await settled();
  },
};

export const ResultUnknown: Story = {
  name: 'game.netPosition: the bar says that it is unknown',
  tags: ['JUR-18'],
  args: { address: '/nowhere' },
  parameters: { sandbox: { scenario: 'member+net-position-unknown' }, visual: { modes: [] } },
  play: async () => {
    const bar = await sessionBar();
    await expect(within(bar).getAllByText(say('frame.balance.unavailable'))).toHaveLength(2);
    await settled();
  },
};

export const GrossLimits: Story = {
  name: 'limit.depositMeaning, limit.raiseAfter: limits say both',
  tags: ['JUR-20', 'JUR-21'],
  args: { address: '/nowhere?modal=member&centre=playControl' },
  parameters: { sandbox: { scenario: 'limited+gross-limits' }, visual: { modes: [] } },
  play: async () => {
    const wait = say('control.rest.days', { days: 3 });
    const lead = `${say('control.lead', { wait })} ${say('control.wait.period')}`;
    await expect(await page().findByText(lead)).toBeVisible();
    await expect(page().getByRole('option', { name: say('control.kind.deposit.gross') })).toBeInTheDocument();
    await expect(page().queryByRole('option', { name: say('control.kind.deposit') })).toBeNull();
    await settled();
  },
};

export const OrdinaryLimits: Story = {
  name: 'limit.depositMeaning: elsewhere worded as before',
  tags: ['JUR-20'],
  args: { address: '/nowhere?modal=member&centre=playControl' },
  parameters: { sandbox: { scenario: 'limited' }, visual: { modes: [] } },
  play: async () => {
    const lead = say('control.lead', { wait: say('control.wait', { hours: 24 }) });
    await expect(await page().findByText(lead)).toBeVisible();
    await expect(page().getByRole('option', { name: say('control.kind.deposit') })).toBeInTheDocument();
    await settled();
  },
};

export const NothingToOffer: Story = {
  name: 'vip, promotions: no way leads to them',
  tags: ['JUR-03'],
  args: { address: '/nowhere' },
  parameters: { sandbox: { scenario: 'member+jurisdiction-missing' }, visual: { modes: [] } },
  play: async () => {
    const foot = await footer();
    await expect(await foot.findByRole('link', { name: say('points.title') })).toBeVisible();
    for (const id of ['footer.vip', 'footer.promotions'] as const)
      await expect(page().queryAllByRole('link', { name: say(id) })).toHaveLength(0);
  },
};

export const NoCockfights: Story = {
  name: 'cockfight: no menu has the group',
  tags: ['JUR-03'],
  parameters: { sandbox: { scenario: 'jurisdiction-missing' }, visual: { modes: [] } },
  play: async () => {
    await settled();
    const { client } = currentStory().services();
    const menus = await client.call(gameMenus, { language: 'EN' });
    await expect(menus.map(({ id }) => id)).not.toContain('DS88');
    await expect(menus.length).toBeGreaterThan(0);
  },
};

export const OfAge: Story = {
  name: 'age.minimum: the age mark says the higher age',
  tags: ['JUR-03'],
  args: { address: '/nowhere' },
  parameters: { sandbox: { scenario: 'jurisdiction-ca-on' }, visual: { modes: [] } },
  play: async () => {
    const foot = await footer();
    const age = Math.max(19, currentStory().services().brand.ageGate);
    await expect(await foot.findByText(say('footer.age', { age }))).toBeVisible();
    await expect(foot.getByText(`${age}+`)).toBeVisible();
  },
};

export const NoFreePlay: Story = {
  name: 'freePlay: the login offers none',
  tags: ['JUR-03'],
  args: { address: '/nowhere?modal=login' },
  parameters: { sandbox: { scenario: 'jurisdiction-gb' }, visual: { modes: [] } },
  play: async () => {
    const form = within(await dialog('login.title'));
    await expect(form.getByRole('textbox', { name: say('login.username') })).toBeVisible();
    for (const id of ['freeplay.try', 'freeplay.look'] as const)
      await expect(form.queryByRole('button', { name: say(id) })).toBeNull();
    await settled();
  },
};
