import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawing } from '../../../testing/drawing.ts';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { pass } from '../../../testing/fakeTime.ts';
import { confirm, confirming, press } from '../../../testing/money.ts';
import { page, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { change, typed } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Member/Withdraw',
  ...pageAt('/nowhere?modal=member&centre=withdraw'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const minute = 60_000;
const member = { sandbox: { scenario: 'member' } };
const secret = () => page().findByLabelText(say('money.password'), { selector: 'input', exact: false });
const amount = () => page().findByRole('textbox', { name: new RegExp(say('withdrawal.amount')) });
const region = async (name: string) => within(await page().findByRole('region', { name }));

async function openPaid() {
  const open = await region(say('movement.open'));
  const paid = open.getByText(say('movement.state.paid')).closest('div') as HTMLElement;
  await userEvent.click(within(paid).getByRole('link'));
  return region(say('receipt.title'));
}

/** With what there is, where it goes, and an amount that is too small. */
export const Ready: Story = {
  tags: ['MEM-05', 'FLT-035'],
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    await userEvent.type(await amount(), '1');
    await userEvent.tab();
    await waitFor(() =>
      expect(page().getByRole('textbox', { name: new RegExp(say('withdrawal.amount')) })).toBeInvalid(),
    );
    await expect(page().getAllByRole('radio')).toHaveLength(3);
    await settled();
  },
};

export const WhileConfirming: Story = {
  name: 'While its figures are confirmed',
  tags: ['MEM-05', 'MEM-19'],
  // Switching the brand would replace the account data that this story changed.
  parameters: { ...member, visual: { modes: ['desk', 'phone-lumen'] } },
  play: async () => {
    await userEvent.type(await amount(), '500');
    await press(say('withdrawal.continue'));
    await confirm();
    await expect(await secret()).toHaveFocus();
    await userEvent.type(await secret(), '111111');
    await confirm();
    await expect(await page().findByText(say('money.password.left', { left: 4 }))).toBeVisible();
    await confirming();
    await settled();
    await userEvent.clear(await secret());
    await userEvent.type(await secret(), '246810');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(query()).toContain('movement='));
    await expect(await page().findByRole('list', { name: say('movement.timeline') })).toBeVisible();
    await expect(page().getAllByText(say('movement.state.in-review'))[0]).toBeVisible();
    await settled();
  },
};

export const WithAReceipt: Story = {
  name: 'With a receipt',
  tags: ['MEM-06', 'VAL-03', 'FLT-038'],
  parameters: { sandbox: { scenario: 'pending' }, visual: { modes: everyMode } },
  play: async ({ look }) => {
    const receipt = await openPaid();
    await expect(receipt.getByText(/\d\d:\d\d\u2069$/)).toBeVisible();
    await userEvent.click(receipt.getByRole('radio', { name: say('receipt.result.partly-received') }));
    const part = receipt.getByRole('textbox', { name: new RegExp(say('receipt.amount')) });
    await userEvent.type(part, '99999999');
    await expect(part).toBeInvalid();
    await userEvent.clear(part);
    await userEvent.type(part, typed('cash', 200));
    await change({ faults: [{ call: 'uploadProof', kind: '500' }] });
    const choose = receipt.getByLabelText(say('receipt.pictures'), { selector: 'input' });
    await userEvent.upload(choose, await drawing('statement.png'));
    const again = await receipt.findByRole('button', { name: say('pictures.retry', { name: 'statement.png' }) });
    await press(say('receipt.send'));
    await expect(receipt.getByText(say('receipt.problem.pictures-failed', { count: 1 }))).toBeVisible();
    await settled();
    await change({ faults: [] });
    await look('failed');
    await userEvent.click(again);
    await receipt.findByText(say('pictures.done'));
    await press(say('receipt.send'));
    await waitFor(() => expect(page().queryByRole('region', { name: say('receipt.title') })).toBeNull());
    await expect(page().getAllByText(say('movement.state.partly-received'))[0]).toBeVisible();
    await settled();
  },
};

export const CountedAsReceived: Story = {
  name: 'After the deadline',
  tags: ['MEM-06', 'FLT-039'],
  parameters: { sandbox: { scenario: 'pending' } },
  play: async () => {
    const receipt = await openPaid();
    await expect(receipt.queryByText(say('receipt.soon'))).toBeNull();
    pass(23 * minute);
    const counted = await page().findByRole(
      'region',
      { name: say('movement.state.forced-received') },
      { timeout: 10_000 },
    );
    await press(say('receipt.dispute'));
    const inside = within(counted);
    await press(say('receipt.dispute.send'));
    await expect(inside.getByRole('textbox')).toHaveFocus();
    await userEvent.type(inside.getByRole('textbox'), 'Nothing has come.');
    await userEvent.upload(
      inside.getByLabelText(say('receipt.pictures'), { selector: 'input' }),
      await drawing('statement.png'),
    );
    await inside.findByText(say('pictures.done'));
    await press(say('receipt.dispute.send'));
    await expect(await page().findByText(say('receipt.disputed'))).toBeVisible();
    await settled();
  },
};

export const AddingAnAddress: Story = {
  name: 'While a place to receive money is added',
  tags: ['MEM-05', 'VAL-04', 'FLT-131', 'FLT-132'],
  parameters: member,
  play: async () => {
    await userEvent.click(await page().findByRole('link', { name: say('withdrawal.payee.add') }));
    await userEvent.click(await page().findByRole('radio', { name: say('withdrawal.payee.kind.crypto') }));
    await press(say('withdrawal.payee.save'));
    const provider = page().getByRole('combobox', { name: new RegExp(say('withdrawal.payee.provider')) });
    await waitFor(() => expect(provider).toHaveFocus());
    await userEvent.selectOptions(provider, 'ERC20');
    const address = page().getByRole('textbox', { name: new RegExp(say('withdrawal.payee.address')) });
    await userEvent.type(address, '0x12');
    await expect(address).toBeInvalid();
    await settled();
    for (const [typed, issue] of [
      ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'other-network'],
      ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'address-check'],
    ] as const) {
      await userEvent.clear(address);
      await userEvent.paste(typed);
      await waitFor(() => expect(address).toHaveAccessibleDescription(say(`withdrawal.payee.issue.${issue}`)));
    }
    await userEvent.clear(address);
    await userEvent.paste(`ethereum:\u200e0x${'ab12'.repeat(10)}`);
    await waitFor(() => expect(address).toBeValid());
    await userEvent.type(await secret(), '246810');
    await press(say('withdrawal.payee.save'));
    await waitFor(() => expect(page().getAllByRole('radio')).toHaveLength(4));
    await settled();
  },
};

export const WhenItFails: Story = {
  name: 'When it fails',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'limited+money-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await failsAndRetries({ look });
    await expect(await page().findByText(say('withdrawal.payee.none'))).toBeVisible();
    await settled();
  },
};
