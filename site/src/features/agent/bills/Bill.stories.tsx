import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { billsAt, inState, openBill, saying } from '../../../testing/billQueries.ts';
import { page, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Agent/Bill',
  ...pageAt(inState('awaiting-collection', 'collect')),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const as = (scenario: string, modes: readonly (typeof everyMode)[number][] = ['desk']) => ({
  sandbox: { scenario },
  visual: { modes },
});
const button = (id: Parameters<typeof say>[0], values?: Parameters<typeof say>[1]) =>
  page().getByRole('button', { name: say(id, values) });
const collecting = () => page().getByRole('button', { name: saying('bills.collect') });

export const AwaitingCollection: Story = {
  name: 'Awaiting collection',
  tags: ['AGT-11'],
  parameters: as('agent', everyMode),
  play: async () => {
    await openBill();
    await expect(page().getByText(say('bills.turn.yours'))).toBeVisible();
    await expect(page().queryByText(/adds? up to/)).toBeNull();
    await userEvent.click(collecting());
    await waitFor(() =>
      expect(page().getByText(say('agent.bill.state.paid'), { selector: 'section *' })).toBeVisible(),
    );
    await settled();
  },
};

export const AwaitingApproval: Story = {
  name: 'Awaiting approval, by its payer',
  tags: ['AGT-11'],
  args: { address: inState('awaiting-approval', 'pay').replace('c-kind=all', 'c-kind=daily-salary') },
  parameters: as('agent', ['desk', 'phone-lotus-dark-rtl']),
  play: async () => {
    await openBill();
    await userEvent.click(button('bills.deny'));
    const reason = await page().findByRole('textbox');
    await userEvent.click(button('bills.deny.confirm'));
    await expect(await page().findByText(say('agent.reason.required'))).toBeVisible();
    await userEvent.type(reason, 'Two bets were void.');
    await userEvent.click(button('bills.deny.confirm'));
    await waitFor(() => expect(page().getAllByText(say('agent.bill.state.denied')).length).toBeGreaterThan(1));
    await settled();
  },
};

/** Escape closes the calculation and returns the focus to its figure. */
export const AFigureOpened: Story = {
  name: 'A figure opened',
  tags: ['AGT-11'],
  args: { address: billsAt('&c-side=pay&c-status=awaiting-approval') },
  parameters: as('agent', ['desk', 'phone-lumen']),
  play: async ({ look }) => {
    await openBill();
    const figure = page().getByRole('button', { name: new RegExp(say('bills.line.rate-base')) });
    await userEvent.click(figure);
    await expect(figure).toHaveAttribute('aria-expanded', 'true');
    await look('open');
    await userEvent.keyboard('{Escape}');
    await expect(figure).toHaveFocus();
    await settled();
  },
};

const shows = (state: Parameters<typeof inState>[0]) => async () => {
  await openBill();
  await expect(page().getAllByText(say(`agent.bill.state.${state}`)).length).toBeGreaterThan(1);
  await expect(query()).toContain('bill=');
};

export const NotReached: Story = {
  name: 'Not reached',
  tags: ['AGT-11'],
  args: { address: inState('not-reached') },
  parameters: as('agent'),
  play: shows('not-reached'),
};
export const Issued: Story = {
  name: 'Issued',
  tags: ['AGT-11'],
  args: { address: inState('issued') },
  parameters: as('agent'),
  play: shows('issued'),
};
export const PartlyCollected: Story = {
  name: 'Partly collected',
  tags: ['AGT-11'],
  args: { address: inState('partly-collected', 'collect') },
  parameters: as('agent'),
  play: shows('partly-collected'),
};
export const Paid: Story = {
  name: 'Paid',
  tags: ['AGT-11'],
  args: { address: inState('paid') },
  parameters: as('agent'),
  play: shows('paid'),
};
export const Denied: Story = {
  name: 'Denied, read by its payee',
  tags: ['AGT-11'],
  args: { address: inState('denied', 'collect') },
  parameters: as('bill-denied'),
  play: async () => {
    await shows('denied')();
    await userEvent.click(button('bills.object'));
    const reason = await page().findByRole('textbox');
    await userEvent.type(reason, 'Every bet was settled.');
    await userEvent.click(button('bills.object.confirm'));
    await waitFor(() => expect(page().getAllByText(say('agent.bill.state.objected')).length).toBeGreaterThan(1));
    await settled();
  },
};
export const Objected: Story = {
  name: 'Objected',
  tags: ['AGT-11'],
  args: { address: inState('objected') },
  parameters: as('bill-denied'),
  play: shows('objected'),
};
export const DeniedFinally: Story = {
  name: 'Denied for good',
  tags: ['AGT-11'],
  args: { address: inState('denied-finally') },
  parameters: as('bill-denied'),
  play: shows('denied-finally'),
};
export const Expired: Story = {
  name: 'Expired',
  tags: ['AGT-11'],
  args: { address: inState('expired') },
  parameters: as('agent'),
  play: shows('expired'),
};
