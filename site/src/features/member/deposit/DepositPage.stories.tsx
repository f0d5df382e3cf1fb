import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawing } from '../../../testing/drawing.ts';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { pass } from '../../../testing/fakeTime.ts';
import { loading } from '../../../testing/loading.ts';
import { checking, confirm, confirming, press } from '../../../testing/money.ts';
import { page, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Member/Deposit',
  ...pageAt('/nowhere?modal=member&centre=depositv2'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = { sandbox: { scenario: 'member' } };
const quick = async () => within(await page().findByRole('group', { name: say('deposit.quick') }));

async function fill() {
  await userEvent.click(await page().findByRole('radio', { name: /Tallyscan/ }));
  await userEvent.click((await quick()).getAllByRole('button')[1] as HTMLElement);
}

export const Ready: Story = {
  name: 'With methods, an amount and what it costs and brings',
  tags: ['MEM-04', 'RSP-03', 'FLT-034'],
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    await expect(await page().findByRole('radio', { name: /Larkwallet/ })).toBeDisabled();
    await fill();
    const amount = page().getByRole('textbox', { name: new RegExp(say('deposit.amount')) });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1e3');
    await expect(await page().findByText(say('movement.problem.malformed'))).toBeVisible();
    await press(say('deposit.continue'));
    await expect(amount).toHaveFocus();
    await userEvent.click((await quick()).getAllByRole('button')[2] as HTMLElement);
    await expect(page().getByText(say('deposit.receive'))).toBeVisible();
    await settled();
  },
};

export const WhileConfirming: Story = {
  name: 'While its figures are confirmed',
  tags: ['MEM-19', 'FLT-036'],
  // Switching the brand would replace the account data that this story changed.
  parameters: { ...member, visual: { modes: ['desk', 'phone-lumen'] } },
  play: async () => {
    await fill();
    const bonus = await page().findByRole('combobox', { name: say('deposit.bonus') });
    await userEvent.selectOptions(bonus, 'p-newbie');
    await press(say('deposit.continue'));
    const title = await page().findByRole('heading', { name: say('movement.review') });
    await waitFor(() => expect(title).toHaveFocus());
    pass(61_000);
    await page().findByText(say('movement.review.lapsed'), {}, { timeout: 3_000 });
    await press(say('movement.review.renew'));
    await confirming();
    await change({ bonusHalved: true });
    await confirm();
    await expect(await page().findByText(say('movement.review.changed'))).toBeVisible();
    await settled();
    await confirm();
    await expect(await page().findByRole('heading', { name: say('deposit.order') })).toBeVisible();
    await waitFor(() => expect(query()).toContain('movement='));
    await change({ bonusHalved: false });
    await settled();
  },
};

export const WithAnOrder: Story = {
  name: 'With an order',
  tags: ['MEM-04', 'FLT-038', 'FLT-039'],
  parameters: { sandbox: { scenario: 'pending' }, visual: { modes: everyMode } },
  play: async ({ look }) => {
    const open = within(await page().findByRole('region', { name: say('deposit.open') }));
    await userEvent.click(open.getByRole('link'));
    const order = within(await page().findByRole('region', { name: say('deposit.order') }));
    await expect(order.getByText(/\d\d:\d\d/)).toBeVisible();
    await expect(order.getByText(say('deposit.order.number'))).toBeVisible();
    await change({ faults: [{ call: 'uploadProof', kind: '500' }] });
    await userEvent.upload(
      order.getByLabelText(say('deposit.proof'), { selector: 'input' }),
      await drawing('slip.png'),
    );
    const again = await order.findByRole('button', { name: say('pictures.retry', { name: 'slip.png' }) });
    await press(say('deposit.proof.send'));
    await expect(order.getByText(say('deposit.proof.failed', { count: 1 }))).toBeVisible();
    await settled();
    await change({ faults: [] });
    await look('failed');
    await userEvent.click(again);
    await order.findByText(say('pictures.done'));
    await press(say('deposit.proof.send'));
    await waitFor(() => expect(page().queryByRole('region', { name: say('deposit.order') })).toBeNull());
    await expect(page().getAllByText(say('movement.state.in-review'))[0]).toBeVisible();
    await settled();
  },
};

export const WhileNobodyKnows: Story = {
  name: 'While nobody knows whether it was placed',
  tags: ['FLT-029', 'FLT-042'],
  parameters: { ...member, visual: { modes: ['desk'] } },
  play: async () => {
    await fill();
    await press(say('deposit.continue'));
    await change({ faults: [{ call: 'placeDeposit', kind: 'cut-json', times: 3 }] });
    await confirm();
    await expect(await checking()).toBeVisible();
    await expect(page().queryByRole('button', { name: say('deposit.continue') })).toBeNull();
    await expect(await page().findByRole('heading', { name: say('deposit.order') }, { timeout: 8_000 })).toBeVisible();
    await expect(localStorage.getItem('moneyIntents')).toBeNull();
    await change({ faults: [] });
    await settled();
  },
};

export const WhileLoading: Story = { name: 'While everything is on its way', tags: ['MEM-17'], ...loading() };

export const WhenItFails: Story = {
  name: 'When it fails',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'member+money-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await failsAndRetries({ look, empty: 'deposit.none' });
    await settled();
  },
};
