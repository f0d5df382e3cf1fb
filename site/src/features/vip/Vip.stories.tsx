import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { page, say } from '../../testing/queries.ts';
import { everyMode, pageAt, settled, siteAt } from '../../testing/StorySite.tsx';
import { change } from '../../testing/world.ts';

const meta = {
  title: 'Pages/Vip',
  ...pageAt('/vip'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const tiers = () => page().queryAllByRole('article');

export const OfAPlayer: Story = {
  name: 'VIP-01 NAV-03 of a player: the own tier is ringed, the way to the next is measured, the table marks the own column',
  ...siteAt('/vip'),
  parameters: {
    ...siteAt('/vip').parameters,
    sandbox: { scenario: 'member' },
    visual: { extent: 'screen', modes: everyMode },
  },
  play: async () => {
    await waitFor(() => expect(tiers()).toHaveLength(6));
    await waitFor(() => expect(tiers()[2]).toHaveAttribute('aria-current', 'true'));
    await expect(
      within(tiers()[3] as HTMLElement).getByRole('progressbar', { name: say('vip.way', { name: 'Gold' }) }),
    ).toBeVisible();
    await page().findByText(say('vip.own', { name: 'Silver', rank: 3 }));
    const head = page().getByRole('columnheader', { name: `Silver ${say('vip.yours')}` });
    await expect(head).toHaveAttribute('data-current');
    await settled();
  },
};

export const AtTheTop: Story = {
  name: 'VIP-01 of the highest rank: nothing is left to reach',
  parameters: { sandbox: { scenario: 'vip' }, visual: { modes: ['desk'] } },
  play: async () => {
    await page().findByText(say('vip.top'));
    await expect(tiers()[5]).toHaveAttribute('aria-current', 'true');
    await expect(page().queryByRole('progressbar')).toBeNull();
    await settled();
  },
};

export const OfAVisitor: Story = {
  name: 'VIP-01 of a visitor: the tiers and what they bring, and the way to the login',
  parameters: { visual: { modes: ['desk'] } },
  play: async () => {
    await waitFor(() => expect(tiers()).toHaveLength(6));
    await expect(page().getByRole('link', { name: say('vip.signIn') })).toHaveAttribute('href', '/vip?modal=login');
    await expect(page().getAllByRole('row')).toHaveLength(6);
    await settled();
  },
};

export const Failed: Story = {
  name: 'ERR-02 that failed: why, and another try brings it',
  parameters: { sandbox: { scenario: 'vip-500' }, visual: { modes: ['phone-lotus-dark-rtl'] } },
  play: async ({ look }) => {
    await page().findByText(say('vip.failed'));
    await change({ faults: [] });
    await look('failed');
    await userEvent.click(page().getByRole('button', { name: say('frame.retry') }));
    await waitFor(() => expect(tiers()).toHaveLength(6));
    await settled();
  },
};
