import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dialog, page, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Member/Contract messages',
  ...pageAt('/nowhere?modal=member&centre=messageV2'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const player = { sandbox: { scenario: 'contract-player-requested' } };

async function openMessage(): Promise<void> {
  const box = await dialog('member.page.messageV2');
  const mark = await within(box).findByText(say('inbox.kind.contract'));
  const row = mark.closest('li') as HTMLElement;
  await userEvent.click(within(within(row).getByRole('heading')).getByRole('button'));
  await page().findByText(say('contracts.player.needed'));
  await settled();
}

export const OfAnOffer: Story = {
  name: 'Of an offer',
  tags: ['AGT-13'],
  parameters: { ...player, visual: { modes: everyMode } },
  play: async ({ look }) => {
    await openMessage();
    await expect(page().getAllByText(/3\.00/).length).toBeGreaterThan(0);
    await expect(page().getByRole('link', { name: say('contracts.player.limits') })).toBeVisible();
    await look('offer');
    await userEvent.click(page().getByRole('button', { name: say('contracts.accept') }));
    await expect(await page().findByRole('button', { name: say('contracts.terminate') })).toBeVisible();
    await waitFor(() => expect(page().queryByText(say('contracts.player.needed'))).toBeNull());
    await settled();
  },
};

export const Rejected: Story = {
  name: 'Rejected with a reason',
  tags: ['AGT-13'],
  parameters: { ...player, visual: { modes: ['phone-lotus-dark-rtl'] } },
  play: async () => {
    await openMessage();
    await userEvent.click(page().getByRole('button', { name: say('contracts.reject') }));
    const box = await dialog('contracts.reject.title');
    await userEvent.type(within(box).getByRole('textbox'), 'No, thank you.');
    await userEvent.click(within(box).getByRole('button', { name: say('contracts.reject.confirm') }));
    await expect(await page().findByText(/No, thank you/, { ignore: 'textarea' })).toBeVisible();
    await settled();
  },
};
