import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { memberPages } from '../features/member/memberPages.ts';
import { dialog, page, query, say } from '../testing/queries.ts';
import { settled, siteAt } from '../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Not offered',
  ...siteAt('/promotions'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const linksTo = (href: string) => document.querySelectorAll(`a[href="${href}"]`);

export const APage: Story = {
  name: 'A page by its address',
  tags: ['ADP-06'],
  parameters: { sandbox: { scenario: 'without-promotions' }, visual: { modes: [] } },
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1 })).toHaveTextContent(say('notOffered.title'));
    await expect(page().getByText(say('notOffered.text'))).toBeVisible();
    await expect(page().getByRole('link', { name: say('notFound.home') })).toHaveAttribute('href', '/');
    await expect(page().queryByText(say('list.failed'))).toBeNull();
    await settled();
    // The footer shows that menus are there.
    await waitFor(() => expect(linksTo('/terms').length).toBeGreaterThan(0));
    await expect(linksTo('/promotions')).toHaveLength(0);
  },
};

/** The same menus as above, where promotions are offered. */
export const OfferedAfterAll: Story = {
  name: 'The same address where it is offered',
  tags: ['ADP-06'],
  parameters: { visual: { modes: [] } },
  play: async () => {
    await waitFor(() => expect(linksTo('/promotions').length).toBeGreaterThan(0));
    await expect(page().queryByText(say('notOffered.title'))).toBeNull();
    await settled();
  },
};

export const ADialog: Story = {
  name: 'A dialog by its address',
  tags: ['ADP-06'],
  args: { address: '/nowhere?modal=search' },
  parameters: { sandbox: { scenario: 'without-search' }, visual: { modes: [] } },
  play: async () => {
    const told = await dialog('notOffered.title', 'alertdialog');
    await expect(linksTo('/nowhere?modal=search')).toHaveLength(0);
    await userEvent.click(within(told).getAllByRole('button', { name: say('frame.close') })[0] as HTMLElement);
    await waitFor(() => expect(query()).not.toContain('modal'));
    await settled();
  },
};

const menuOf = (centre: HTMLElement) => within(within(centre).getByRole('navigation', { hidden: true }));

/** An address that was typed keeps its entry in the menu. */
export const APageOfTheCentre: Story = {
  name: 'A page of the member centre by its address',
  tags: ['ADP-06', 'MEM-01'],
  args: { address: '/nowhere?modal=member&centre=messageV2' },
  parameters: { sandbox: { scenario: 'member+without-messages' }, visual: { modes: [] } },
  play: async () => {
    const centre = await dialog('member.page.messageV2');
    await expect(await within(centre).findByText(say('notOffered.title'))).toBeVisible();
    const wayOn = within(centre)
      .getAllByRole('link', { name: say('member.page.securityCenter') })
      .map((link) => link.getAttribute('href'));
    await expect(wayOn).toContain('/nowhere?modal=member&centre=securityCenter');
    await settled();
  },
};

export const TheMenuOfTheCentre: Story = {
  name: 'The menu of the member centre without it',
  tags: ['ADP-06', 'MEM-01'],
  args: { address: '/nowhere?modal=member&centre=playControl' },
  parameters: { sandbox: { scenario: 'member+without-messages' }, visual: { modes: [] } },
  play: async () => {
    const centre = await dialog('member.page.playControl');
    await waitFor(() =>
      expect(menuOf(centre).getAllByRole('link', { hidden: true })).toHaveLength(memberPages.length - 1),
    );
    await expect(menuOf(centre).queryByText(say('member.page.messageV2'))).toBeNull();
    await settled();
  },
};
