import { unreadCount } from '@baize/gateway';
import type { MessageId } from '@baize/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '../../testing/loading.ts';
import { dialog, go, isPhone, page, query, say } from '../../testing/queries.ts';
import { currentStory, everyMode, pageAt, settled, siteAt } from '../../testing/StorySite.tsx';
import { memberPages } from './memberPages.ts';

const meta = {
  title: 'Pages/Member/Centre',
  ...siteAt('/nowhere?modal=member&centre=playControl'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const menuOf = (centre: HTMLElement) => within(within(centre).getByRole('navigation', { hidden: true }));

export const APage: Story = {
  name: 'A page of the centre',
  tags: ['MEM-01', 'MEM-18'],
  parameters: { sandbox: { scenario: 'member' }, visual: { modes: everyMode } },
  play: async () => {
    const centre = await dialog('member.page.playControl');
    await within(centre).findByRole('heading', { name: say('control.limits') });
    await expect(menuOf(centre).getAllByRole('link', { hidden: true })).toHaveLength(memberPages.length);
    const own = menuOf(centre).getByText(say('member.page.playControl')).closest('a');
    await expect(own).toHaveAttribute('aria-current', 'page');
    const back = within(centre).queryByRole('link', { name: say('member.menu') });
    if (isPhone()) await expect(back).toHaveAttribute('href', '/nowhere?modal=member');
    else await expect(back).toBeNull();
    await settled();
  },
};

export const ItsMenu: Story = {
  name: 'Without a page in its address',
  tags: ['MEM-01', 'HDR-06'],
  args: { address: '/nowhere?modal=member' },
  parameters: { sandbox: { scenario: 'member' } },
  play: async () => {
    const centre = await dialog(isPhone() ? 'member.title' : 'member.page.securityCenter');
    await within(centre).findByText(say('member.count.messages', { count: 3 }), { exact: false });
    const waiting = menuOf(centre).getByText(say('member.page.messageV2')).closest('a');
    await expect(waiting).toHaveAttribute('href', '/nowhere?modal=member&centre=messageV2');
    await expect(menuOf(centre).queryByText(say('member.count.messages', { count: 0 }))).toBeNull();
    await settled();
  },
};

/** With a page in its address that nobody knows, or that is not allowed: as without one. */
export const AnUnknownPage: Story = {
  name: 'Unknown page in the address',
  tags: ['MEM-01', 'NAV-19'],
  args: { address: '/nowhere?modal=member&centre=transferUpline' },
  parameters: { sandbox: { scenario: 'vip' }, visual: { modes: [] } },
  play: async () => {
    const shown = isPhone() ? 'member.title' : 'member.page.securityCenter';
    const centre = await dialog(shown);
    await expect(menuOf(centre).queryByText(say('member.page.transferUpline'))).toBeNull();
    await expect(menuOf(centre).getAllByRole('link', { hidden: true })).toHaveLength(memberPages.length - 1);
    go('/nowhere?modal=member&centre=nothing');
    await dialog(shown);
    go('/nowhere?modal=member&centre=playControl');
    await dialog('member.page.playControl');
    await settled();
  },
};

export const OfATrialAccount: Story = {
  name: 'Of a trial account',
  tags: ['FLT-016', 'HDR-04', 'HDR-07'],
  parameters: { sandbox: { scenario: 'trial' }, visual: { modes: [] } },
  play: async () => {
    await dialog('in_need_true_account', 'alertdialog');
    await expect(query()).toContain('modal=true-account');
    await expect(document.querySelector('a[href*="centre="]')).toBeNull();
    await settled();
  },
};

export const WhileLoading: Story = {
  name: 'While its pages are on their way',
  tags: ['MEM-17'],
  ...pageAt('/nowhere?modal=member'),
  parameters: { ...pageAt('').parameters, ...loading().parameters, visual: { modes: [] } },
  play: async () => {
    for (const { key, title } of memberPages) {
      go(`/nowhere?modal=member&centre=${key}`);
      const centre = await page().findByRole('dialog', { name: say(title) });
      await settled();
      await expect(centre.querySelector('[aria-busy="true"]'), key).not.toBeNull();
      await expect(within(centre).queryByRole('button', { name: say('frame.retry') }), key).toBeNull();
    }
  },
};

export const TheWaysThere: Story = {
  name: 'The ways there',
  tags: ['HDR-04', 'HDR-06', 'HDR-07', 'RSP-07'],
  args: { address: '/nowhere' },
  parameters: { sandbox: { scenario: 'member' }, visual: { modes: everyMode } },
  play: async () => {
    const bar = await page().findByRole('region', { name: say('session.bar') });
    const to = (key: string) => `/nowhere?modal=member&centre=${key}`;
    const link = (id: MessageId, place = page()) => place.findByRole('link', { name: new RegExp(`^${say(id)}`) });
    await expect(await link('session.limits', within(bar))).toHaveAttribute('href', to('playControl'));
    const { messages, promotions } = await currentStory().services().client.call(unreadCount, {});
    const waiting = say('frame.account.count', { count: messages + promotions });
    const foot = within(await page().findByRole('contentinfo'));
    await expect(await link('footer.deposit', foot)).toHaveAttribute('href', to('depositv2'));
    await expect(await link('footer.withdraw', foot)).toHaveAttribute('href', to('withdraw'));
    let place = within(page().getByRole('banner'));
    if (isPhone()) {
      await expect(await link('nav.wallet')).toHaveAttribute('href', to('transferFund'));
      const account = await link('nav.account');
      await expect(account).toHaveAttribute('href', '/nowhere?modal=member');
      await waitFor(() => expect(account).toHaveTextContent(waiting));
      await userEvent.click(page().getByRole('button', { name: say('frame.menu') }));
      place = within(await dialog('frame.menu'));
    } else {
      const account = page().getByRole('button', { name: /demo\.member/ });
      await waitFor(() => expect(account).toHaveTextContent(waiting));
      await userEvent.click(account);
      await expect(await link('member.title')).toHaveAttribute('href', to('securityCenter'));
      await expect(await link('member.page.messageV2')).toHaveAttribute('href', to('messageV2'));
    }
    await expect(await link('member.page.depositv2', place)).toHaveAttribute('href', to('depositv2'));
    await expect(await link('member.page.withdraw', place)).toHaveAttribute('href', to('withdraw'));
    await settled();
  },
};
