import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../../../testing/money.ts';
import { dialog, page, say } from '../../../testing/queries.ts';
import { bodyRows, recordTable } from '../../../testing/recordQueries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Agent/Register',
  ...pageAt('/nowhere?modal=agent&centre=registerCenter'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const agent = { sandbox: { scenario: 'agent' } };
const field = (name: Parameters<typeof say>[0]) => page().findByRole('textbox', { name: new RegExp(say(name)) });
const links = () => recordTable('team.links');

export const Ready: Story = {
  name: 'With the form of an account and a link in each state',
  tags: ['AGT-04'],
  parameters: { ...agent, visual: { modes: everyMode } },
  play: async () => {
    const table = await links();
    await expect(bodyRows(table)).toHaveLength(4);
    for (const state of ['used-up', 'expired', 'disabled'] as const)
      await expect(within(table).getByText(say(`team.link.state.${state}`))).toBeVisible();
    await settled();
  },
};

export const WithWrongFields: Story = {
  name: 'With a name that is missing and a rebate above the own',
  tags: ['AGT-04'],
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async () => {
    await userEvent.type(await field('team.rebate.rate'), '9');
    await expect(await field('team.rebate.rate')).toBeInvalid();
    await press(say('team.open'));
    await expect(await field('team.register.username')).toHaveFocus();
    await expect(await field('team.register.username')).toBeInvalid();
    await settled();
  },
};

export const Opened: Story = {
  name: 'Opened',
  tags: ['AGT-04'],
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lumen'] } },
  play: async ({ look }) => {
    await userEvent.type(await field('team.register.username'), 'heron7');
    await userEvent.type(await field('team.rebate.rate'), '1.2');
    await press(say('team.open'));
    const shown = await dialog('team.opened.title');
    await expect(within(shown).getByText('heron7')).toBeVisible();
    const password = within(shown).getByText(/^[A-Z][a-z]{3}\d\d[a-z]{4}\d\d$/).textContent ?? '';
    await expect(within(shown).getByText(say('team.opened.once'))).toBeVisible();
    await expect(within(shown).getByRole('button', { name: say('team.opened.copy') })).toBeVisible();
    await look('opened');
    await userEvent.click(within(shown).getAllByRole('button', { name: say('frame.close') })[0] as HTMLElement);
    await waitFor(() => expect(page().queryByText(password)).toBeNull());
    await expect(document.body.outerHTML).not.toContain(password);
    await settled();
  },
};

export const WithATakenName: Story = {
  name: 'With a name that somebody has',
  tags: ['AGT-04'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    await userEvent.type(await field('team.register.username'), 'arlo');
    await userEvent.type(await field('team.rebate.rate'), '9.99');
    await press(say('team.open'));
    await waitFor(async () => expect(await field('team.rebate.rate')).toHaveFocus());
    await userEvent.clear(await field('team.rebate.rate'));
    await userEvent.type(await field('team.rebate.rate'), '0.5');
    await press(say('team.open'));
    await waitFor(async () =>
      expect(await field('team.register.username')).toHaveAccessibleDescription(
        expect.stringContaining(say('error.username-taken')),
      ),
    );
    await settled();
  },
};

export const WithTheCode: Story = {
  name: 'With the code of a link, to be copied or saved',
  tags: ['AGT-04'],
  parameters: { ...agent, visual: { modes: ['desk', 'desk-dark-rtl', 'phone-lumen'] } },
  play: async () => {
    await links();
    const name = say('team.link.code', { label: '\u2068Friends\u2069' });
    await userEvent.click(page().getByRole('button', { name }));
    await expect(await page().findByRole('img', { name })).toBeVisible();
    await expect(page().getByRole('button', { name: say('team.link.code.save') })).toBeVisible();
    await settled();
  },
};

export const Disabling: Story = {
  name: 'Disabling a link, which is asked before',
  tags: ['AGT-04'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    const table = await links();
    const before = within(table).getAllByText(say('team.link.state.disabled')).length;
    await userEvent.click(
      page().getByRole('button', { name: say('team.link.code', { label: '\u2068Friends\u2069' }) }),
    );
    await userEvent.click(await page().findByRole('button', { name: say('team.link.disable') }));
    const asked = await page().findByRole('alertdialog');
    await look('asked');
    await userEvent.click(within(asked).getByRole('button', { name: say('team.link.disable') }));
    await waitFor(() => expect(within(table).getAllByText(say('team.link.state.disabled'))).toHaveLength(before + 1));
    await expect(within(table).getAllByText(say('team.link.why.disabled'))).toHaveLength(before + 1);
    // No live link is left, and a dead one has no code to show.
    await expect(
      within(table).queryByRole('button', { name: say('team.link.code', { label: '\u2068Friends\u2069' }) }),
    ).toBeNull();
    await settled();
  },
};

export const MakingALink: Story = {
  name: 'Making a link',
  tags: ['AGT-04'],
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lumen'] } },
  play: async ({ look }) => {
    await links();
    await press(say('team.link.new'));
    const made = within(await dialog('team.link.new'));
    await userEvent.type(made.getByRole('textbox', { name: new RegExp(say('team.link.label')) }), 'Street fair');
    await userEvent.type(made.getByRole('textbox', { name: new RegExp(say('team.rebate.rate')) }), '0.5');
    await userEvent.type(made.getByRole('textbox', { name: new RegExp(say('team.link.most')) }), '50');
    await look('filled');
    await userEvent.click(made.getByRole('button', { name: say('team.link.make') }));
    await waitFor(async () => expect(within(await links()).getByText('Street fair')).toBeVisible());
    await settled();
  },
};

export const WithoutLinks: Story = {
  name: 'Without links yet',
  tags: ['AGT-04'],
  parameters: { sandbox: { scenario: 'agent+empty' }, visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByText(say('team.links.empty'))).toBeVisible();
    await settled();
  },
};
