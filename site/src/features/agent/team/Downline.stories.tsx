import type { MessageId } from '@baize/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { confirm, press } from '../../../testing/money.ts';
import { dialog, isPhone, page, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { accountRow, teamAt, teamTree } from '../../../testing/teamQueries.ts';

/** Accounts of a direct downline with a team, and of one on self-exclusion. */
const [sub, excluded] = ['70010006', '70011004'];

const meta = {
  title: 'Pages/Agent/Downline',
  ...pageAt(teamAt(`&c-account=${sub}`)),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const agent = { sandbox: { scenario: 'agent' } };
const isolated = (name: string) => `\u2068${name}\u2069`;
const amount = () => page().findByRole('textbox', { name: new RegExp(say('upline.amount')) });
const rate = () =>
  page().findByRole('textbox', { name: new RegExp(say('team.rebate.of', { name: isolated('demo.sub') })) });

const pressIn = async (title: MessageId, name: MessageId) =>
  userEvent.click(within(await dialog(title)).getByRole('button', { name: say(name) }));

export const InFull: Story = {
  name: 'In full',
  tags: ['AGT-05'],
  parameters: { ...agent, visual: { modes: everyMode } },
  play: async () => {
    await expect(await page().findByRole('region', { name: say('team.figures') })).toBeVisible();
    await expect(page().getByRole('region', { name: say('team.log') })).toBeVisible();
    const acts = within(page().getByRole('region', { name: say('team.actions') }));
    await expect(acts.getByRole('link', { name: say('agent.page.palStatementsAgentCopy') })).toHaveAttribute(
      'href',
      expect.stringContaining(`c-account=${sub}`),
    );
    await settled();
  },
};

/** On a phone as a sheet over the tree, with all columns and acts. */
export const OnAPhone: Story = {
  name: 'On a phone',
  tags: ['AGT-05'],
  parameters: { ...agent, visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: { address: teamAt() },
  play: async () => {
    await teamTree();
    if (!isPhone()) return;
    await userEvent.click((await accountRow('demo.sub')).querySelector('th bdi') as HTMLElement);
    const sheet = await page().findByRole('dialog', { name: 'demo.sub' });
    await expect(within(sheet).getByRole('button', { name: say('team.rebate.change') })).toBeVisible();
    await settled();
  },
};

export const SendingMoney: Story = {
  name: 'Sending money',
  tags: ['AGT-05', 'MEM-19'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  args: { address: teamAt(`&c-account=${sub}&c-tab=transfer`) },
  play: async ({ look }) => {
    await userEvent.type(await amount(), '100');
    await look('form');
    await press(say('upline.continue'));
    const secret = await page().findByLabelText(say('money.password'), { selector: 'input', exact: false });
    await userEvent.type(secret, '246810');
    await settled();
    await look('review');
    await confirm();
    await waitFor(() => expect(query()).toContain('movement='));
    await expect((await page().findAllByText(say('movement.state.done')))[0]).toBeVisible();
    await settled();
  },
};

export const ThatTakesNoMoney: Story = {
  name: 'That takes no money at the moment, and does not say why',
  tags: ['AGT-05'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  args: { address: teamAt(`&c-account=${excluded}&c-tab=transfer`) },
  play: async () => {
    await expect(await page().findByText(say('error.downline-unavailable'))).toBeVisible();
    await settled();
  },
};

/** Applies a raise at once; warns beforehand that a lower rate has to be requested. */
export const ChangingTheRebate: Story = {
  name: 'Changing the rebate',
  tags: ['AGT-05'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await press(say('team.rebate.change'));
    await dialog('team.rebate.change');
    await userEvent.clear(await rate());
    await userEvent.type(await rate(), '9');
    await expect(await rate()).toBeInvalid();
    await look('above');
    await userEvent.clear(await rate());
    await userEvent.type(await rate(), '2');
    await pressIn('team.rebate.change', 'team.rebate.set');
    await expect(await page().findByText(say('team.rebate.done', { name: isolated('demo.sub') }))).toBeVisible();
    await waitFor(() => expect(page().queryByRole('dialog', { name: say('team.rebate.change') })).toBeNull());
    await press(say('team.rebate.change'));
    await dialog('team.rebate.change');
    await userEvent.clear(await rate());
    await userEvent.type(await rate(), '1.9');
    // The new rate may not have reached the page yet.
    await within(await dialog('team.rebate.change')).findByRole('button', { name: say('team.rebate.ask') });
    await look('lower');
    await pressIn('team.rebate.change', 'team.rebate.ask');
    await expect(await page().findByText(say('team.rebate.requested', { name: isolated('demo.sub') }))).toBeVisible();
    await settled();
  },
};

export const SendingAMessage: Story = {
  name: 'Sending a message, which has to say something',
  tags: ['AGT-05'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await press(say('agent.message'));
    const opened = await dialog('agent.message');
    await userEvent.click(within(opened).getByRole('button', { name: say('agent.message.send') }));
    const field = within(opened).getByRole('textbox');
    await expect(field).toBeInvalid();
    await look('empty');
    await userEvent.type(field, 'Welcome back');
    await userEvent.click(within(opened).getByRole('button', { name: say('agent.message.send') }));
    await expect(await page().findByText(say('agent.message.sent', { name: isolated('demo.sub') }))).toBeVisible();
    await settled();
  },
};
