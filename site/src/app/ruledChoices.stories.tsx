import { promotions } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pass, storyNow } from '../testing/fakeTime.ts';
import { page, say } from '../testing/queries.ts';
import { currentStory, settled, siteAt } from '../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Ruled choices',
  ...siteAt('/nowhere'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The latest change of law comes over an open form: announced for June, in force at the end of September. */
export const LimitsThatTurnGross: Story = {
  name: 'limit.depositMeaning: it changes, and typed text stays',
  tags: ['JUR-05', 'JUR-06', 'JUR-20'],
  args: { address: '/nowhere?modal=member&centre=playControl' },
  parameters: { sandbox: { now: storyNow, scenario: 'limited+rules-before-change' }, visual: { modes: [] } },
  play: async () => {
    await expect(await page().findByRole('option', { name: say('control.kind.deposit') })).toBeInTheDocument();
    const amount = page().getByRole('textbox', { name: new RegExp(`^${say('control.amount')}`) });
    await userEvent.type(amount, '75');
    pass(61_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await page().findByRole('option', { name: say('control.kind.deposit.gross') })).toBeInTheDocument();
    await expect(page().queryByRole('option', { name: say('control.kind.deposit') })).toBeNull();
    await expect(amount).toBeInTheDocument();
    await expect(amount).toHaveValue('75');
    await settled();
  },
};

const ruled = { sandbox: { scenario: 'member+ruled-choices' }, visual: { modes: [] } };

export const RestsToChoose: Story = {
  name: 'rest.lengths: choices and their words follow the rules',
  tags: ['JUR-26', 'JUR-03'],
  args: { address: '/nowhere?modal=member&centre=playControl' },
  parameters: ruled,
  play: async () => {
    const lengths = () =>
      within(page().getByLabelText(new RegExp(`^${say('control.rest.length')}`)))
        .getAllByRole('option')
        .map((option) => option.textContent);
    await page().findByRole('radio', { name: new RegExp(say('control.rest.break', { hours: 1 })) });
    await expect(lengths()).toEqual([1, 24].map((hours) => say('control.rest.hours', { hours })));
    await userEvent.click(page().getByRole('radio', { name: new RegExp(say('control.rest.exclusion')) }));
    await expect(lengths()).toEqual([say('control.rest.months', { months: 3 }), say('control.rest.forGood')]);
    await settled();
  },
};

export const WaysToPayIn: Story = {
  name: 'payment.banned: a card that may be credit is not offered',
  tags: ['JUR-23', 'JUR-03'],
  args: { address: '/nowhere?modal=member&centre=depositv2' },
  parameters: ruled,
  play: async () => {
    await expect(await page().findByRole('radio', { name: /Tallyscan/ })).toBeVisible();
    for (const name of [/Ombre Card/, /USDT/]) await expect(page().queryByRole('radio', { name })).toBeNull();
    await settled();
  },
};

export const BonusesWithin: Story = {
  name: 'bonus.wagerMost, bonus.daysLeast, bonus.notBelowAge: kept',
  tags: ['JUR-33', 'JUR-03'],
  args: { address: '/promotions' },
  parameters: ruled,
  play: async () => {
    await settled();
    const { client } = currentStory().services();
    const offers = await client.call(promotions, { language: 'EN' });
    await expect(offers.map(({ id }) => id)).not.toContain('p-newbie');
    await expect(document.querySelectorAll('article a[href*="id=p-"]').length).toBeGreaterThan(2);
    for (const id of ['p-newbie', 'p-deposit'])
      await expect(document.querySelector(`article a[href*="id=${id}"]`)).toBeNull();
  },
};
