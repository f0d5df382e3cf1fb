import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { confirm, press } from '../../../testing/money.ts';
import { page, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Member/Wallet',
  ...pageAt('/nowhere?modal=member&centre=transferFund'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const vip = { sandbox: { scenario: 'vip' } };
const studios = async () => within(await page().findByRole('table', { name: say('wallet.studios') }));

/** With the total, what each studio keeps, and a transfer between two wallets. */
export const Ready: Story = {
  tags: ['MEM-03'],
  parameters: { ...vip, visual: { modes: everyMode } },
  play: async () => {
    const table = await studios();
    await expect(table.getAllByText(say('wallet.collect')).length).toBe(3);
    await press(say('frame.balance.hide'));
    // The total and one per studio.
    await expect(table.getAllByText('***').length).toBeGreaterThan(2);
    await expect(table.queryByText(/\d\.\d\d/)).toBeNull();
    await press(say('frame.balance.show'));
    const to = page().getByRole('combobox', { name: say('wallet.to') });
    await press(say('wallet.transfer'));
    const amount = page().getByRole('textbox', { name: new RegExp(say('wallet.amount')) });
    await expect(amount).toHaveFocus();
    await userEvent.type(amount, '10');
    await press(say('wallet.transfer'));
    await expect(to).toBeInvalid();
    await userEvent.click(table.getAllByText(say('wallet.transferIn'))[0] as HTMLElement);
    await settled();
  },
};

export const WhileCollecting: Story = {
  name: 'While studios are emptied',
  tags: ['MEM-03', 'MEM-19'],
  parameters: vip,
  play: async () => {
    const table = await studios();
    await userEvent.click(table.getAllByText(say('wallet.collect'))[0] as HTMLElement);
    await confirm();
    await waitFor(async () => expect((await studios()).getAllByText(say('wallet.collect')).length).toBe(2));
    await press(say('wallet.collectAll'));
    await confirm();
    await expect(await page().findByText(say('wallet.nothing'))).toBeVisible();
    await expect(page().getByRole('button', { name: say('wallet.collectAll') })).toBeDisabled();
    await settled();
  },
};

export const OneWallet: Story = {
  name: 'With one wallet for everything',
  tags: ['MEM-03'],
  parameters: { sandbox: { scenario: 'member+single-wallet' } },
  play: async () => {
    await expect(await page().findByText(say('wallet.single'))).toBeVisible();
    await expect(page().queryByRole('button', { name: say('wallet.transfer') })).toBeNull();
    await settled();
  },
};

export const WhenItFails: Story = {
  name: 'When it fails',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'vip+money-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await waitFor(() => expect(page().getAllByRole('button', { name: say('frame.retry') })).toHaveLength(2));
    await failsAndRetries({ look });
    await expect(await page().findByText(say('wallet.total'))).toBeVisible();
    await settled();
  },
};
