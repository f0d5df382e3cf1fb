import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  contractsAt,
  fillField,
  givenTable,
  openRequest,
  proposeTo,
  tierField,
} from '../../../testing/contractQueries.ts';
import { go, page, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Agent/Contract proposal',
  ...pageAt(contractsAt('dividend', '&c-propose=')),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const agent = { sandbox: { scenario: 'agent' } };
const press = async (id: 'contracts.propose.check' | 'contracts.propose.next' | 'contracts.propose.send') =>
  userEvent.click(await page().findByRole('button', { name: say(id) }));
const rate = () => say('agent.field.rate');
const from = (field: 'valid-bets' | 'active-members') =>
  say('contracts.field.from', { field: say(`agent.field.${field}`) });

export const BeyondTheLimits: Story = {
  name: 'Beyond the limits',
  tags: ['AGT-11'],
  parameters: { ...agent, visual: { modes: everyMode } },
  play: async ({ look }) => {
    await proposeTo('dunya');
    const field = await tierField(1, rate());
    await userEvent.type(field, '31');
    await expect(page().queryByRole('button', { name: /30%/ })).toBeNull();
    await userEvent.tab();
    const use = await page().findByRole('button', { name: /30%/ });
    await look('beyond');
    await userEvent.click(use);
    await waitFor(() => expect(field).toHaveFocus());
    await fillField(await tierField(1, from('valid-bets')), '1');
    await expect(await page().findByRole('button', { name: /2,000\.00/ })).toBeVisible();
    await press('contracts.propose.check');
    await waitFor(async () => expect(await tierField(1, from('valid-bets'))).toHaveFocus());
    await expect(query()).toContain('step=tiers');
    await settled();
  },
};

export const AgainstEachRule: Story = {
  name: 'Against each rule',
  tags: ['AGT-11'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    await proposeTo('dunya');
    await press('contracts.propose.check');
    await expect(await page().findByText(say('contracts.problem.required', { tier: 1, field: rate() }))).toBeVisible();
    await fillField(await tierField(1, rate()), '20');
    await userEvent.click(page().getByRole('button', { name: say('contracts.editor.add', { tier: 2 }) }));
    await fillField(await tierField(2, rate()), '20');
    await expect(await page().findByText(/20%/, { selector: 'strong' })).toBeVisible();
    await fillField(await tierField(1, from('active-members')), '20');
    await fillField(await tierField(2, from('active-members')), '9');
    await expect(
      await page().findByText(
        say('contracts.problem.falling', {
          tier: 2,
          before: 1,
          least: '\u206620\u2069',
          field: say('agent.field.active-members'),
        }),
      ),
    ).toBeVisible();
    await settled();
  },
};

export const Sent: Story = {
  name: 'Sent',
  tags: ['AGT-11'],
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async ({ look }) => {
    await proposeTo('dunya');
    await userEvent.click(
      page().getAllByRole('link', { name: new RegExp(say('contracts.step.cycle')) })[0] as HTMLElement,
    );
    await userEvent.click(await page().findByRole('radio', { name: say('agent.cycle.weekly') }));
    await press('contracts.propose.next');
    await fillField(await tierField(1, rate()), '20');
    await press('contracts.propose.check');
    await page().findByRole('button', { name: say('contracts.propose.send') });
    await settled();
    await look('check');
    await press('contracts.propose.send');
    const table = await givenTable();
    await waitFor(() => expect(within(table).getAllByText(/dunya/).length).toBeGreaterThan(0));
    await expect(page().getByRole('heading', { name: say('agent.page.agentDividendRecordCopy2') })).toHaveFocus();
    await settled();
  },
};

export const KeptAsADraft: Story = {
  name: 'Kept as a draft',
  tags: ['AGT-11'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    await proposeTo('dunya');
    await fillField(await tierField(1, rate()), '17');
    await userEvent.click(page().getByRole('button', { name: say('contracts.draft.keep') }));
    await expect(await page().findByText(say('contracts.draft.kept'))).toBeVisible();
    await givenTable();
    go(contractsAt('dividend', '&c-propose='));
    await proposeTo('dunya');
    const again = await tierField(1, rate());
    await expect((again as HTMLInputElement).value).toMatch(/^17/);
    await settled();
  },
};

export const ForWhom: Story = {
  name: 'For whom',
  tags: ['AGT-11'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    const field = await page().findByRole('combobox', { name: say('contracts.propose.who') });
    await userEvent.selectOptions(field, 'dunya');
    await expect(query()).not.toMatch(/propose=\w/);
    await press('contracts.propose.next');
    await waitFor(() => expect(query()).toMatch(/propose=\w/));
    await page().findByRole('radio', { name: say('agent.cycle.weekly') });
    await settled();
  },
};

/** Keeps the draft within the limits of a request; it can be sent once that is accepted. */
export const ThatFits: Story = {
  name: 'That fits',
  tags: ['AGT-11'],
  args: { address: contractsAt() },
  parameters: { sandbox: { scenario: 'sub' }, visual: { modes: ['desk'] } },
  play: async () => {
    await openRequest();
    await userEvent.click(page().getByRole('link', { name: /fara/ }));
    const field = await tierField(1, from('valid-bets'));
    await expect(field).toHaveValue('5,000.00');
    await press('contracts.propose.check');
    await page().findByText(say('contracts.step.check.text'));
    await waitFor(() => expect(query()).toContain('step=check'));
    await expect(page().queryByRole('button', { name: say('contracts.propose.send') })).toBeNull();
    await settled();
  },
};

export const InTheSimulator: Story = {
  name: 'In the simulator',
  tags: ['AGT-12'],
  args: { address: contractsAt('dividend', '&c-tab=simulator') },
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async () => {
    const field = await tierField(1, rate());
    const table = await page().findByRole('table', { name: say('contracts.replay') });
    const before = table.textContent;
    await fillField(field, '12');
    await waitFor(() =>
      expect(page().getByRole('table', { name: say('contracts.replay') }).textContent).not.toBe(before),
    );
    await settled();
  },
};
