import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { dialog, go, page, query, say } from '../testing/queries.ts';
import { everyMode, settled, siteAt } from '../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Overlays',
  ...siteAt('/nowhere'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Notices: Story = {
  name: 'The notices',
  tags: ['NTC-02', 'NTC-03'],
  args: { address: '/nowhere?modal=notice&notice=1' },
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    const list = await dialog('home.notices');
    await within(list).findAllByRole('listitem');
    const [first, second] = within(list).getAllByRole('button', { expanded: undefined }).slice(1);
    if (!first || !second) throw new Error('there are fewer than two notices');
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'true'));
    await expect(within(second).getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeVisible();
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await settled();
  },
};

export const AHostileNotice: Story = {
  name: 'A hostile notice',
  tags: ['NTC-04'],
  args: { address: '/nowhere?modal=notice&notice=0' },
  parameters: { sandbox: { scenario: 'hostile-notice' } },
  play: async () => {
    const list = await dialog('home.notices');
    const words = await within(list).findByText('Harmless words first.');
    const body = words.parentElement as HTMLElement;
    await settled();
    await expect((globalThis as { hostileRan?: unknown }).hostileRan).toBeUndefined();
    for (const kind of ['script', 'style', 'iframe', 'svg', 'form', 'input', 'button', 'base', 'meta', 'img']) {
      await expect(body.querySelector(kind)).toBeNull();
    }
    const attributes = [...body.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes]);
    const names = attributes.map(({ name }) => name);
    await expect(names.filter((name) => /^on|^(style|class|id|name|srcdoc|xlink:href)$/.test(name))).toEqual([]);
    await expect([...body.querySelectorAll('a[href]')]).toEqual([]);
    await expect(within(body).getByText('Over everything')).toBeVisible();
    await expect(list.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2))).toBe(true);
  },
};

export const Sheet: Story = {
  name: 'The sheet of a game',
  tags: ['GAM-11', 'GAM-13'],
  args: { address: '/nowhere?modal=game&game=100001' },
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    const sheet = await dialog('game.details');
    await within(sheet).findByText('Amber Dragon');
    for (const fact of ['rtp', 'volatility', 'minBet', 'maxBet', 'lines', 'bonus'] as const)
      await expect(within(sheet).getByText(say(`game.sheet.${fact}`))).toBeVisible();
    await within(sheet).findByText(say('game.similar'));
    await settled();
    const [similar] = within(sheet).getAllByRole('article');
    await userEvent.click(within(similar as HTMLElement).getByRole('link'));
    await waitFor(() => expect(query()).not.toContain('game=100001'));
    await waitFor(() => expect(within(sheet).queryByText('Amber Dragon')).toBeNull());
    go('/nowhere?modal=game&game=100001');
    await within(sheet).findByText('Amber Dragon');
    await settled();
  },
};

export const SheetUnderMaintenance: Story = {
  name: 'The sheet of a game under maintenance',
  tags: ['GAM-06'],
  args: { address: '/nowhere?modal=game&game=100038' },
  parameters: { sandbox: { scenario: 'member' } },
  play: async () => {
    const sheet = await dialog('game.details');
    await waitFor(() => expect(within(sheet).getAllByRole('article')).toHaveLength(3));
    await expect(within(sheet).queryByRole('button', { name: say('game.play.short') })).toBeNull();
    await settled();
  },
};

export const SheetFailed: Story = {
  name: 'The sheet of a game that cannot be read',
  tags: ['ERR-02'],
  args: { address: '/nowhere?modal=game&game=199999' },
  parameters: { visual: { modes: ['desk'] } },
  play: async () => {
    const sheet = await dialog('game.details');
    await expect(await within(sheet).findByText(say('error.not-found'))).toBeVisible();
    await settled();
  },
};

export const SignOut: Story = {
  name: 'The question before signing out',
  tags: ['HDR-08'],
  args: { address: '/nowhere?modal=sign-out' },
  parameters: { sandbox: { scenario: 'member' } },
  play: async () => {
    const question = await dialog('in_popup_prompt', 'alertdialog');
    await expect(within(question).getByRole('button', { name: say('frame.cancel') })).toHaveFocus();
    await settled();
  },
};

export const TrueAccount: Story = {
  name: 'What a trial account is told',
  tags: ['GAM-01'],
  args: { address: '/nowhere?modal=true-account' },
  parameters: { sandbox: { scenario: 'trial' } },
  play: async () => {
    const warning = await dialog('in_need_true_account', 'alertdialog');
    await expect(within(warning).getByRole('button', { name: say('in_increase_submit') })).toBeEnabled();
    await settled();
  },
};

export const Copied: Story = {
  name: 'The user ID, copied',
  tags: ['HDR-07'],
  args: { address: '/nowhere?modal=copied' },
  parameters: { sandbox: { scenario: 'member' } },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async () => {
    const said = await dialog('copy_success', 'alertdialog');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('70010001');
    await expect(said).toHaveAccessibleDescription(say('copy.text', { id: '70010001' }));
    await settled();
  },
};

export const NotCopied: Story = {
  name: 'The user ID where the clipboard is closed',
  tags: ['FLT-057'],
  args: { address: '/nowhere?modal=copied' },
  parameters: { sandbox: { scenario: 'member' } },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  },
  play: async () => {
    const said = await dialog('frame.account.copy', 'alertdialog');
    await expect(said).toHaveAccessibleDescription(say('copy.blocked', { id: '70010001' }));
    await expect(page().queryByText(say('copy_success'))).toBeNull();
    await settled();
  },
};

export const Break: Story = {
  name: 'The question before a break',
  tags: ['RSP-01'],
  args: { address: '/nowhere?modal=break' },
  parameters: { sandbox: { scenario: 'member' }, visual: { modes: ['desk'] } },
  play: async () => {
    const question = await page().findByRole('alertdialog', { name: say('break.title', { hours: 24 }) });
    await settled();
    await expect(within(question).getByRole('button', { name: say('frame.cancel') })).toHaveFocus();
    await settled();
  },
};
