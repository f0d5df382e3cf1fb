import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { page, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { typed } from '../../../testing/world.ts';

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

export const WhenItFails: Story = {
  name: 'When it fails',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'member+money-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await failsAndRetries({ look });
    await expect(await amount()).toBeVisible();
    await settled();
  },
};
