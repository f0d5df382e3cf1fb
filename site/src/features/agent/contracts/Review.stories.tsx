import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { contractsAt, givenTable, openRequest, rowOf } from '../../../testing/contractQueries.ts';
import { dialog, page, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Agent/Contract review',
  ...pageAt(contractsAt()),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const sub = { sandbox: { scenario: 'sub' } };
const agent = { sandbox: { scenario: 'agent' } };
const accept = () => page().getByRole('button', { name: say('contracts.accept.change') });
const number = () => page().getByRole('textbox', { name: say('contracts.count') });

export const OfAChange: Story = {
  name: 'Of a change',
  tags: ['AGT-10', 'AGT-11'],
  parameters: { ...sub, visual: { modes: everyMode } },
  play: async ({ look }) => {
    await openRequest();
    const changes = page().getByRole('table', { name: say('contracts.compare') });
    await expect(within(changes).getAllByText(say('contracts.meaning.moreHarder')).length).toBeGreaterThan(0);
    for (const name of ['fara', 'gilles']) await expect(page().getByText(name)).toBeVisible();
    await look('review');
    await userEvent.click(accept());
    await expect(number()).toHaveFocus();
    await userEvent.type(number(), '3');
    await expect(await page().findByText(say('contracts.count.differs', { typed: '3', count: 2 }))).toBeVisible();
    await userEvent.clear(number());
    await userEvent.type(number(), '2{Enter}');
    await waitFor(() => expect(query()).not.toContain('contract='));
    await waitFor(() => expect(page().getByRole('heading', { name: say('contracts.own') })).toHaveFocus());
    const table = await givenTable();
    await expect(within(rowOf(table, 'fara')).getByText(say('agent.contract.state.terminating'))).toBeVisible();
  },
};

export const WhileRejecting: Story = {
  name: 'While rejecting',
  tags: ['AGT-11'],
  parameters: { ...sub, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async ({ look }) => {
    await openRequest();
    await userEvent.click(page().getByRole('button', { name: say('contracts.reject') }));
    const box = await dialog('contracts.reject.title');
    await userEvent.click(within(box).getByRole('button', { name: say('contracts.reject.confirm') }));
    await expect(await within(box).findByText(say('agent.reason.required'))).toBeVisible();
    await look('reason');
    await userEvent.type(within(box).getByRole('textbox'), 'Too hard to reach.');
    await userEvent.click(within(box).getByRole('button', { name: say('contracts.reject.confirm') }));
    await expect(await page().findByText(say('contracts.rejected'))).toBeVisible();
    await givenTable();
    await expect(page().queryByRole('list', { name: say('contracts.requests') })).toBeNull();
    await expect(page().getByRole('button', { name: say('contracts.propose') })).not.toHaveAttribute('aria-disabled');
  },
};

export const WhenTheOtherSideWasFirst: Story = {
  name: 'When the other side was first',
  tags: ['AGT-11', 'FLT-036', 'FLT-139'],
  parameters: { sandbox: { scenario: 'contract-stale' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await openRequest();
    if (page().queryByRole('textbox', { name: say('contracts.count') })) await userEvent.type(number(), '2');
    await userEvent.click(accept());
    const see = await page().findByRole('button', { name: say('contracts.stale.see') });
    await expect(page().getByText((said) => said.includes(say('contracts.stale.nothing')))).toBeVisible();
    await look('stale');
    await userEvent.click(see);
    await waitFor(() => expect(page().queryByRole('button', { name: say('contracts.stale.see') })).toBeNull());
    await expect(page().queryByRole('button', { name: say('contracts.accept.change') })).toBeNull();
    await settled();
  },
};

export const OfAnOwnRequest: Story = {
  name: 'Of an own request',
  tags: ['AGT-10'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    const table = await givenTable();
    const requested = (await within(table).findAllByText(say('agent.contract.state.requested')))
      .map((badge) => badge.closest('tr') as HTMLElement)
      .find((row) => within(row).queryByText('benna')) as HTMLElement;
    await userEvent.click(within(requested).getByRole('link'));
    await expect(await page().findByRole('button', { name: say('contracts.withdraw') })).toBeVisible();
    await expect(page().getAllByRole('heading', { name: /benna/ }).length).toBeGreaterThan(0);
    await settled();
  },
};

export const WhileEnding: Story = {
  name: 'While ending a contract',
  tags: ['AGT-11'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    const table = await givenTable();
    const active = within(table)
      .getAllByText(say('agent.contract.state.active'))
      .map((badge) => badge.closest('tr') as HTMLElement)
      .find((row) => within(row).queryByText('demo.sub'));
    await userEvent.click(within(active as HTMLElement).getByRole('link'));
    await userEvent.click(await page().findByRole('button', { name: say('contracts.terminate') }));
    const box = await dialog('contracts.terminate.ask');
    await expect(within(box).getAllByRole('listitem').length).toBeGreaterThan(1);
    await userEvent.click(within(box).getByRole('button', { name: say('contracts.terminate') }));
    await expect(within(box).getByRole('textbox')).toHaveFocus();
    await settled();
  },
};

export const ARejectedOne: Story = {
  name: 'A rejected one',
  tags: ['AGT-10'],
  args: { address: contractsAt('dividend', '&c-given=closed') },
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    const table = await givenTable();
    await userEvent.click(within(rowOf(table, 'cato')).getByRole('link'));
    await waitFor(() => expect(page().getByText(/I want it settled every week/)).toBeVisible());
    await settled();
  },
};

async function opensClosed(name: string, outcome: 'withdrawn' | 'expired' | 'ended'): Promise<void> {
  await userEvent.click(within(rowOf(await givenTable(), name)).getByRole('link'));
  const [words = ''] = say(`contracts.outcome.${outcome}`, { you: 'yes', name: '|', time: '|', cause: '|' })
    .split('|')
    .sort((a, b) => b.length - a.length);
  await expect(await page().findByText((said) => said.includes(words.trim()))).toBeVisible();
  await expect(page().queryByRole('button', { name: say('contracts.withdraw') })).toBeNull();
  await expect(page().queryByRole('button', { name: say('contracts.terminate') })).toBeNull();
  await settled();
}

const closed = {
  args: { address: contractsAt('daily-salary', '&c-given=closed') },
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] as const } },
};

export const AWithdrawnOne: Story = {
  name: 'A withdrawn one',
  tags: ['AGT-10'],
  ...closed,
  play: () => opensClosed('dunya', 'withdrawn'),
};

export const AnExpiredOne: Story = {
  name: 'One that was not answered in time',
  tags: ['AGT-10'],
  ...closed,
  play: () => opensClosed('cato', 'expired'),
};

export const AnEndedOne: Story = {
  name: 'An ended one',
  tags: ['AGT-10', 'AGT-11'],
  ...closed,
  play: () => opensClosed('benna', 'ended'),
};

export const OneThatIsNotThere: Story = {
  name: 'One that is not there, or of others',
  tags: ['AGT-10'],
  args: { address: contractsAt('dividend', '&c-contract=none') },
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByText(say('contracts.missing'))).toBeVisible();
    await settled();
  },
};
