import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../testing/failsAndRetries.ts';
import { page, say } from '../../testing/queries.ts';
import { everyMode, pageAt, settled, siteAt } from '../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Vip',
  ...pageAt('/vip'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const tiers = () => page().queryAllByRole('article');

export const OfAPlayer: Story = {
  name: 'Of a player',
  tags: ['VIP-01', 'NAV-03'],
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
  name: 'Of the highest rank',
  tags: ['VIP-01'],
  parameters: { sandbox: { scenario: 'vip' }, visual: { modes: ['desk'] } },
  play: async () => {
    await page().findByText(say('vip.top'));
    await expect(tiers()[5]).toHaveAttribute('aria-current', 'true');
    await expect(page().queryByRole('progressbar')).toBeNull();
    await settled();
  },
};

export const OfAVisitor: Story = {
  name: 'Of a visitor',
  tags: ['VIP-02'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl', 'phone-lumen'] } },
  play: async () => {
    await waitFor(() => expect(tiers()).toHaveLength(6));
    await expect(page().getByRole('link', { name: say('vip.open') })).toHaveAttribute('href', '/vip?modal=register');
    await expect(page().getByRole('link', { name: say('vip.signIn') })).toHaveAttribute('href', '/vip?modal=login');
    const gold = within(tiers()[3] as HTMLElement);
    await expect(gold.getByText(say('vip.withdrawals', { count: 10 }))).toBeVisible();
    await expect(tiers()[3]).not.toHaveAttribute('aria-current');
    const slider = page().getByRole('slider', { name: say('vip.try') });
    const chosen = (slider as HTMLInputElement).value;
    await fireEvent.change(slider, { target: { value: slider.getAttribute('max') } });
    await page().findByText(say('vip.wouldBe', { name: 'Onyx' }));
    await fireEvent.change(slider, { target: { value: '0' } });
    await page().findByText(say('vip.notYet'));
    await fireEvent.change(slider, { target: { value: chosen } });
    await settled();
  },
};

export const Questions: Story = {
  name: 'Questions',
  tags: ['VIP-02'],
  parameters: { visual: { modes: ['phone-lotus-dark-rtl'] } },
  play: async () => {
    const first = await page().findByRole('button', { name: say('vip.ask.valid') });
    await userEvent.click(page().getByRole('button', { name: say('vip.ask.lose') }));
    await expect(page().getByText(say('vip.ask.lose.text', { days: 90 }))).toBeVisible();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(first);
    await expect(page().getByText(say('vip.ask.valid.text'))).toBeVisible();
    await settled();
  },
};

export const Failed: Story = {
  name: 'That failed',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'vip-500' }, visual: { modes: ['phone-lotus-dark-rtl'] } },
  play: async ({ look }) => {
    await failsAndRetries({ look, failed: 'vip.failed' });
    await waitFor(() => expect(tiers()).toHaveLength(6));
    await settled();
  },
};
