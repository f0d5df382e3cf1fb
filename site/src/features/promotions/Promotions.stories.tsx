import { activityStatuses, promotionTypes } from '@baize/domain';
import { promotions } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../testing/answers.ts';
import { failsAndRetries } from '../../testing/failsAndRetries.ts';
import { page, say } from '../../testing/queries.ts';
import { everyMode, pageAt, settled, siteAt } from '../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Promotions',
  ...pageAt('/promotions'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of the sandbox's offers is over, and another leads. */
const running = promotionTypes.length - 2;

const cards = () => page().queryAllByRole('article');
const ended = () =>
  page()
    .getByText(say('promotions.ended', { count: 1 }))
    .closest('details') as HTMLElement;

export const OfAPlayer: Story = {
  name: 'Of a player',
  tags: ['PRO-01', 'PRO-02', 'RSP-06', 'NAV-14'],
  ...siteAt('/promotions'),
  parameters: {
    ...siteAt('/promotions').parameters,
    sandbox: { scenario: 'member' },
    visual: { extent: 'screen', modes: everyMode },
  },
  play: async () => {
    await waitFor(() => expect(cards()).toHaveLength(running));
    for (const status of activityStatuses) {
      if (status === 'closed') {
        await expect(ended()).toHaveTextContent(say('promotions.why.closed'));
        continue;
      }
      const badge = page().getAllByText(say(`promotion.status.${status}`))[0];
      const card = badge?.closest('article') as HTMLElement;
      const reason = status === 'issued' || status === 'rejected' ? null : say(`promotions.why.${status}`);
      if (reason) await expect(card).toHaveTextContent(reason);
      else await expect(within(card).getByRole('button')).toBeEnabled();
      await expect(within(card).getByRole('link')).toHaveAttribute(
        'href',
        expect.stringContaining('/promoDetail?id=p-'),
      );
    }
    // A rule shared by all offers appears once, and not on the cards.
    const sentences = cards().map((card) => card.textContent ?? '');
    const shared = page().getByText(new RegExp(`^${say('promotions.voids', { terms: '' }).trim()}`));
    const words = (shared.textContent ?? '').slice(say('promotions.voids', { terms: '' }).trim().length).trim();
    await expect(words).not.toBe('');
    await expect(sentences.filter((text) => text.includes(words))).toEqual([]);
    const daily = page().getByText(say('promotion.status.joined')).closest('article') as HTMLElement;
    await expect(within(daily).getByRole('progressbar', { name: say('promotions.wager') })).toHaveAttribute(
      'value',
      '0.38',
    );
    await expect(within(daily).getByText(say('promotions.fact.maxBet'))).toBeVisible();
    const ranking = page().getByText(say('promotion.status.process')).closest('article') as HTMLElement;
    await expect(ranking).toHaveTextContent(say('promotion.amount.pool.places', { count: 100 }));
    const banner = await page().findByRole('region', { name: say('home.banner') });
    await expect(within(banner).getAllByRole('link', { hidden: true })[0]).toHaveAttribute(
      'href',
      '/promoDetail?id=p-newbie',
    );
    await settled();
  },
};

export const Failed: Story = {
  name: 'That failed',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'promotions-500' } },
  play: async ({ look, msw }) => {
    await failsAndRetries({ look, failed: 'error.server' });
    await waitFor(() => expect(cards()).toHaveLength(running));
    msw.use(failing(promotions));
    await settled();
  },
};

export const Empty: Story = {
  name: 'Without an offer',
  tags: ['PRO-01'],
  parameters: { sandbox: { scenario: 'empty' } },
  play: async () => {
    await page().findByText(say('promotions.empty'));
    await settled();
  },
};

export const OfOneKind: Story = {
  name: 'Of one kind, then in another order',
  tags: ['PRO-01', 'PRO-02'],
  play: async () => {
    const bar = within(await page().findByLabelText(say('promotions.filter'), { selector: 'search' }));
    await userEvent.click(await bar.findByRole('button', { name: `${say('promotion.type.vip')} 1` }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    await userEvent.click(
      bar.getByRole('button', { name: `${say('promotions.filter.all')} ${promotionTypes.length}` }),
    );
    await waitFor(() => expect(cards()).toHaveLength(running));
    await userEvent.selectOptions(bar.getByRole('combobox', { name: say('promotions.sort') }), 'amount');
    await waitFor(() => expect(cards()[0]).toHaveTextContent(say('promotion.type.ranking')));
    await settled();
  },
};

export const EmptyKind: Story = {
  name: 'Without an offer of the kind in its address',
  tags: ['PRO-01'],
  ...siteAt('/promotions?type=vip'),
  parameters: { ...siteAt('/promotions?type=vip').parameters, sandbox: { scenario: 'empty' } },
  play: async () => {
    await page().findByText(say('promotions.empty.type'));
    await expect(page().getByRole('link', { name: say('promotions.filter.clear') })).toHaveAttribute(
      'href',
      '/promotions',
    );
    await settled();
  },
};

export const OnABreak: Story = {
  name: 'Of a player on a break',
  tags: ['RSP-04'],
  parameters: { sandbox: { scenario: 'excluded' } },
  play: async () => {
    await expect(await page().findByText(say('promotions.break.text'))).toBeVisible();
    await expect(cards()).toHaveLength(0);
    await expect(page().queryByRole('button', { name: say('frame.retry') })).toBeNull();
    await settled();
  },
};
