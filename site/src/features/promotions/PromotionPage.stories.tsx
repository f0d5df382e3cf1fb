import { joinPromotion, promotionDetail } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../testing/answers.ts';
import { drawing } from '../../testing/drawing.ts';
import { dialog, go, page, say } from '../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/PromotionPage',
  ...pageAt('/promoDetail?id=p-newbie'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => page().findByRole('region', { name: say('promotions.glance') });

export const OpenToJoin: Story = {
  name: 'Open to be joined',
  tags: ['NAV-07', 'RSP-06'],
  parameters: { sandbox: { scenario: 'limited' }, visual: { modes: everyMode } },
  play: async () => {
    const beside = within(await panel());
    for (const fact of ['maxBet', 'expires'] as const) {
      await expect(beside.getByText(say(`promotions.fact.${fact}`))).toBeVisible();
    }
    await expect(beside.getByRole('button', { name: say('promotions.join') })).toBeEnabled();
    await expect(page().getByRole('heading', { level: 1 })).toHaveTextContent(/\S/);
    await expect(page().getByRole('region', { name: say('promotions.terms') })).toHaveTextContent(/30/);
    await settled();
  },
};

export const Rejected: Story = {
  name: 'After a refusal',
  tags: ['PRO-01'],
  args: { address: '/promoDetail?id=p-special' },
  parameters: { sandbox: { scenario: 'member' } },
  play: async () => {
    const again = within(await panel()).getByRole('button', { name: say('promotions.join.again') });
    await expect(again).toHaveAccessibleDescription(/\S/);
    await settled();
  },
};

export const Failed: Story = {
  name: 'That cannot be read, or does not exist',
  tags: ['ERR-02'],
  args: { address: '/promoDetail?id=p-none' },
  parameters: { visual: { modes: ['desk'] } },
  play: async ({ look, msw }) => {
    await page().findByText(say('promotions.unknown'));
    await expect(page().queryByRole('button', { name: say('frame.retry') })).toBeNull();
    await expect(page().getByRole('link', { name: say('promotions.back') })).toHaveAttribute('href', '/promotions');
    await look('unknown');
    msw.use(failing(promotionDetail));
    go('/promoDetail?id=p-special');
    await userEvent.click(await page().findByRole('button', { name: say('frame.retry') }));
    await page().findByText(say('error.server'), undefined, { timeout: 8000 });
    await settled();
  },
};

export const Joining: Story = {
  name: 'While it is joined',
  tags: ['PRO-01', 'VAL-03'],
  args: { address: '/promoDetail?id=p-special&modal=join-promotion&promotion=p-special' },
  parameters: { sandbox: { scenario: 'member' } },
  play: async ({ msw }) => {
    const form = within(await page().findByRole('dialog'));
    const remark = await form.findByLabelText(say('promotions.join.remark'));
    await userEvent.type(remark, 'A paper lantern');
    const choose = form.getByLabelText(say('pictures.label'), { selector: 'input' });
    const wolf = new File(['<svg onload="x()"/>'.padEnd(80)], 'wolf.png', { type: 'image/png' });
    await userEvent.upload(choose, [wolf, await drawing('lantern.png')], { applyAccept: false } as never);
    await form.findByText(say('pictures.type', { name: 'wolf.png' }));
    await form.findByText(say('pictures.done'));
    await userEvent.click(form.getByRole('button', { name: say('promotions.join.send') }));
    await form.findByText(say('pictures.wait'));
    await userEvent.click(form.getByRole('button', { name: say('pictures.remove', { name: 'wolf.png' }) }));
    msw.use(failing(joinPromotion, { once: true }));
    await userEvent.click(form.getByRole('button', { name: say('promotions.join.send') }));
    await form.findByText(say('error.server'));
    await expect(remark).toHaveValue('A paper lantern');
    await expect(form.getByText('lantern.png')).toBeVisible();
    await settled();
  },
};

export const RedEnvelope: Story = {
  name: 'With a red envelope',
  tags: ['PRO-01', 'FLT-006'],
  args: { address: '/promotions?modal=red-envelope&promotion=p-app-download' },
  parameters: { sandbox: { scenario: 'member' }, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async () => {
    const box = within(await dialog('promotions.envelope.title'));
    const open = await box.findByRole('button', { name: say('promotions.envelope.action') });
    for (let press = 0; press < 10; press++) open.click();
    await waitFor(() => expect(box.getByRole('status')).toHaveTextContent(/\d/));
    await expect(box.queryByRole('button', { name: say('promotions.envelope.action') })).toBeNull();
    await settled();
  },
};
