import { activityStatuses, promotionTypes } from '@baize/domain';
import { promotions } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../testing/answers.ts';
import { address, page, query, say } from '../../testing/queries.ts';
import { everyMode, pageAt, settled, siteAt } from '../../testing/StorySite.tsx';
import { change } from '../../testing/world.ts';

const meta = {
  title: 'Pages/Promotions',
  ...pageAt('/promotions'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = () => page().queryAllByRole('article');
const kind = (type: (typeof promotionTypes)[number]) =>
  within(page().getByLabelText(say('promotions.filter'))).getByRole('button', { name: say(`promotion.type.${type}`) });

/** One offer of each kind, every status with its reason or its button, limits on each card. */
export const OfAPlayer: Story = {
  name: 'Of a player',
  tags: ['PRO-01', 'RSP-06', 'NAV-14'],
  ...siteAt('/promotions'),
  parameters: {
    ...siteAt('/promotions').parameters,
    sandbox: { scenario: 'member' },
    visual: { extent: 'screen', modes: everyMode },
  },
  play: async () => {
    await waitFor(() => expect(cards()).toHaveLength(promotionTypes.length));
    for (const status of activityStatuses) {
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
    // What ends them all alike is said once, and no card repeats another's sentence.
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
    const banner = await page().findByRole('region', { name: say('home.banner') });
    await expect(within(banner).getAllByRole('link', { hidden: true })[0]).toHaveAttribute(
      'href',
      '/promoDetail?id=p-newbie',
    );
    await settled();
  },
};

/** The address keeps it, and all are a press away. */
export const OfOneKind: Story = {
  name: 'Narrowed to a kind',
  tags: ['PRO-01'],
  args: { address: '/promotions?type=vip' },
  parameters: { visual: { modes: [] } },
  play: async () => {
    await waitFor(() => expect(cards()).toHaveLength(1));
    await expect(kind('vip')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(kind('ranking'));
    await waitFor(() => expect(query()).toBe('?type=ranking'));
    await userEvent.click(page().getByRole('button', { name: say('promotions.filter.all') }));
    await waitFor(() => expect(cards()).toHaveLength(promotionTypes.length));
    await settled();
  },
};

/** Why, and another try brings them. */
export const Failed: Story = {
  name: 'That failed',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'promotions-500' } },
  play: async ({ look, msw }) => {
    await page().findByText(say('error.server'));
    await change({ faults: [] });
    await look('failed');
    await userEvent.click(page().getByRole('button', { name: say('frame.retry') }));
    await waitFor(() => expect(cards()).toHaveLength(promotionTypes.length));
    msw.use(failing(promotions));
    await settled();
  },
};

/** Said, at all and of one kind. */
export const Empty: Story = {
  name: 'Without an offer',
  tags: ['PRO-01'],
  parameters: { sandbox: { scenario: 'empty' } },
  play: async () => {
    await page().findByText(say('promotions.empty'));
    await userEvent.click(kind('vip'));
    await page().findByText(say('promotions.empty.type'));
    await expect(page().getByRole('link', { name: say('promotions.filter.clear') })).toHaveAttribute(
      'href',
      '/promotions',
    );
    await settled();
  },
};

/** No offer is shown, and nothing asks to try again. */
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

/** Joining leads to the login, and back to the offers. */
export const OfAVisitor: Story = {
  name: 'Of a visitor',
  tags: ['PRO-01'],
  parameters: { visual: { modes: [] } },
  play: async () => {
    await waitFor(() => expect(cards()).toHaveLength(promotionTypes.length));
    const [join] = page().getAllByRole('button', { name: new RegExp(`^${say('promotions.join')}: `) });
    await userEvent.click(join as HTMLElement);
    await waitFor(() => expect(query()).toContain('modal=login'));
    await expect(address().pathname).toBe('/promotions');
    await settled();
  },
};
