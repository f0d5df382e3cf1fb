import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { loading } from '../../../testing/loading.ts';
import { confirm, press } from '../../../testing/money.ts';
import { page, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { change, typed } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Member/Upline',
  ...pageAt('/nowhere?modal=member&centre=transferUpline'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const amount = () => page().findByRole('textbox', { name: new RegExp(say('upline.amount')) });

export const Ready: Story = {
  name: 'With the account above, what there is, and no transfer yet',
  tags: ['MEM-07'],
  parameters: { sandbox: { scenario: 'member' }, visual: { modes: everyMode } },
  play: async () => {
    await userEvent.type(await amount(), typed('cash', 1));
    await userEvent.tab();
    await expect(await amount()).toBeInvalid();
    await expect(await page().findByText(say('upline.history.empty'))).toBeVisible();
    await settled();
  },
};

export const WhileConfirming: Story = {
  name: 'While it is confirmed by the payment password, and then done',
  tags: ['MEM-07', 'MEM-19'],
  // Another brand has books of its own, without what was moved here.
  parameters: { sandbox: { scenario: 'member' }, visual: { modes: ['desk', 'phone-lumen'] } },
  play: async () => {
    await userEvent.type(await amount(), '100');
    await press(say('upline.continue'));
    const secret = await page().findByLabelText(say('money.password'), { selector: 'input', exact: false });
    await userEvent.type(secret, '246810');
    await settled();
    await confirm();
    await waitFor(() => expect(query()).toContain('movement='));
    await expect((await page().findAllByText(say('movement.state.done')))[0]).toBeVisible();
    await settled();
  },
};

export const WhileLoading: Story = { name: 'While everything is on its way', tags: ['MEM-17'], ...loading() };

/** It says so and is tried again. */
export const WhenItFails: Story = {
  name: 'When it fails',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'member+money-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    const retry = (await page().findAllByRole('button', { name: say('frame.retry') }))[0] as HTMLElement;
    await settled();
    await change({ faults: [] });
    await look('failed');
    await userEvent.click(retry);
    await expect(await amount()).toBeVisible();
    await settled();
  },
};
