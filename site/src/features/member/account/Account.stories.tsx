import type { MessageId } from '@baize/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { loading } from '../../../testing/loading.ts';
import { page, query, say } from '../../../testing/queries.ts';
import { currentStory, everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { lastCode } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Member/Account',
  tags: ['MEM-02'],
  ...pageAt('/nowhere?modal=member&centre=securityCenter'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = { sandbox: { scenario: 'member' } };
const part = async (title: MessageId) => within(await page().findByRole('region', { name: say(title) }));
const field = (id: MessageId, place = page()) =>
  place.findByLabelText<HTMLInputElement>(say(id), { exact: false, selector: 'input' });
const changing = (what: MessageId) => `${say('profile.contact.change')}: ${say(what)}`;

export const OfAMember: Story = {
  name: 'Of a member',
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    const about = await part('profile.person');
    await settled();
    await expect(about.getByText('1991-03-13')).toBeVisible();
    await expect(about.getByText(say('profile.birthday.fixed'))).toBeVisible();
    const contacts = await part('profile.contacts');
    await expect(contacts.getByText(/•••.*567/)).toBeVisible();
    await expect(contacts.queryByText(/demo\.member@/)).toBeNull();
    await userEvent.click(about.getByRole('button', { name: say('profile.avatar.change') }));
    const second = say('profile.avatar.number', { number: 2 });
    await userEvent.click(await about.findByRole('radio', { name: second }));
    await expect(await page().findByText(say('profile.avatar.saved'))).toBeVisible();
    await waitFor(() => expect(about.getByRole('radio', { name: second })).toBeChecked());
    await userEvent.click(about.getByRole('button', { name: say('profile.avatar.change') }));
    const logins = await part('profile.logins');
    await expect(logins.getByText(say('profile.logins.current'))).toBeVisible();
    await settled();
  },
};

export const WithALinkedNumber: Story = {
  name: 'With a linked number',
  parameters: { sandbox: { scenario: 'vip' }, visual: { modes: ['desk'] } },
  play: async () => {
    const contacts = await part('profile.contacts');
    await expect(contacts.getByText(/Firebase/)).toBeVisible();
    await expect(contacts.getAllByRole('button')).toHaveLength(1);
    const about = await part('profile.person');
    const nickname = await field('profile.nickname', about);
    const called = nickname.value;
    const [saveNickname, save] = about.getAllByRole('button', { name: say('profile.save') }) as [
      HTMLElement,
      HTMLElement,
    ];
    await userEvent.clear(nickname);
    await userEvent.type(nickname, '<b>');
    await userEvent.click(saveNickname);
    await expect(about.getByText(say('profile.nickname.pattern'))).toBeVisible();
    await userEvent.clear(nickname);
    await userEvent.paste(called);
    await waitFor(() => expect(about.queryByText(say('profile.nickname.pattern'))).toBeNull());
    const birthday = await field('profile.birthday', about);
    await userEvent.click(save);
    await expect(about.getByText(say('profile.birthday.date'))).toBeVisible();
    await userEvent.type(birthday, '2015-01-31');
    await expect(
      await about.findByText(say('profile.birthday.young', { age: currentStory().services().brand.ageGate })),
    ).toBeVisible();
    await userEvent.clear(birthday);
    await userEvent.type(birthday, '1984-11-30');
    await userEvent.click(save);
    await expect(await about.findByText('1984-11-30')).toBeVisible();
    await expect(about.getByText(say('profile.birthday.fixed'))).toBeVisible();
    await settled();
  },
};

/** Writes a code as a message may show it: in groups, with a dash, in digits of another script. */
const asWritten = (code: string) =>
  code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '').replace(/^.{3}/, '\u2066$& – ');

export const WhileBinding: Story = {
  name: 'While binding an address',
  tags: ['MEM-02', 'SMS-01', 'FLT-021', 'FLT-132'],
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    const contacts = await part('profile.contacts');
    await userEvent.click(contacts.getByRole('button', { name: changing('profile.email') }));
    const send = () => contacts.getAllByRole('button', { name: say('codes.send') });
    await userEvent.click(send()[0] as HTMLElement);
    await settled();
    const [held, fresh] = contacts
      .getAllByRole<HTMLInputElement>('textbox')
      .filter(({ autocomplete }) => autocomplete === 'one-time-code');
    if (!held || !fresh) throw new Error('two codes are asked for');
    await userEvent.type(held, await lastCode());
    await userEvent.click(contacts.getByRole('button', { name: say('profile.bind.action') }));
    await expect(contacts.getByText(say('profile.bind.pattern.email'))).toBeVisible();
    const email = await field('profile.email', contacts);
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'rania@letters.example');
    await userEvent.click(send()[0] as HTMLElement);
    await settled();
    await userEvent.type(fresh, '000000');
    await userEvent.click(contacts.getByRole('button', { name: say('profile.bind.action') }));
    await expect(await contacts.findByText(say('error.code-wrong'))).toBeVisible();
    await expect(held).not.toBeInTheDocument();
    await settled();
    await userEvent.clear(fresh);
    await userEvent.paste(asWritten(await lastCode()));
    await userEvent.click(contacts.getByRole('button', { name: say('profile.bind.action') }));
    await expect(await contacts.findByText(/r•••@letters\.example/)).toBeVisible();
    await settled();
  },
};

/** While choosing secrets: a payment password that is no riddle, and an authenticator by its code. */
export const WhileChoosingSecrets: Story = {
  name: 'Choosing secrets',
  tags: ['MEM-02', 'LGN-08'],
  parameters: { ...member, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async () => {
    const passwords = await part('profile.passwords');
    const login = passwords.getByRole('link', { name: changing('profile.password') });
    await expect((login as HTMLAnchorElement).search).toContain('modal=change-password');
    await userEvent.click(passwords.getByRole('button', { name: say('profile.payment.change') }));
    const type = async (id: MessageId, value: string) => {
      const box = await field(id, passwords);
      await userEvent.clear(box);
      await userEvent.type(box, value);
    };
    await type('profile.payment.old', '246810');
    await type('profile.payment.new', '123456');
    await type('profile.payment.confirm', '123457');
    await userEvent.click(passwords.getByRole('button', { name: say('profile.save') }));
    await expect(passwords.getByText(say('profile.payment.simple'))).toBeVisible();
    await expect(passwords.getByText(say('profile.payment.mismatch'))).toBeVisible();
    await type('profile.payment.new', '246810');
    await type('profile.payment.confirm', '246810');
    await userEvent.click(passwords.getByRole('button', { name: say('profile.save') }));
    await expect(await passwords.findByText(say('profile.payment.same'))).toBeVisible();
    await type('profile.payment.new', '975310');
    await type('profile.payment.confirm', '975310');
    await userEvent.click(passwords.getByRole('button', { name: say('profile.save') }));
    await expect(await page().findByText(say('profile.payment.saved'))).toBeVisible();

    const verification = await part('profile.verify');
    await userEvent.click(verification.getByRole('button', { name: changing('profile.verify') }));
    await userEvent.click(await verification.findByRole('radio', { name: new RegExp(say('verify.authenticator')) }));
    await expect(await verification.findByRole('img', { name: say('profile.verify.scan') })).toBeVisible();
    await settled();
    await userEvent.type(await field('verify.authenticator.label', verification), '000000');
    await userEvent.click(verification.getByRole('button', { name: say('profile.verify.choose') }));
    await expect(await verification.findByText(say('error.verification-wrong'))).toBeVisible();
    await settled();
  },
};

const onSeveralDevices = { sandbox: { scenario: 'member+elsewhere' } };
const endButtons = (sessions: Awaited<ReturnType<typeof part>>) =>
  sessions.queryAllByRole('button', { name: new RegExp(`^${say('profile.sessions.end')}`) });

/** On several devices: each is listed, and this one is marked and signs out instead. */
export const OnSeveralDevices: Story = {
  name: 'Several devices',
  tags: ['SES-08'],
  parameters: { ...onSeveralDevices, visual: { modes: ['desk', 'phone-lumen'] } },
  play: async () => {
    const sessions = await part('profile.sessions');
    await settled();
    await expect(sessions.getByText(say('profile.sessions.current'))).toBeVisible();
    await expect(sessions.getByText('Chrome, Android')).toBeVisible();
    // Two devices from the scenario, plus the current login.
    await expect(endButtons(sessions)).toHaveLength(3);
    await userEvent.click(sessions.getByRole('button', { name: new RegExp(`^${say('frame.signOut')}`) }));
    const question = within(await page().findByRole('alertdialog'));
    await expect(question.getByText(say('in_sure_logout'))).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: say('frame.cancel') }));
    await settled();
    page()
      .getByRole('region', { name: say('profile.sessions') })
      .scrollIntoView();
  },
};

/** While closing: what comes first is told, and keeping the account is one press. */
export const WhileClosing: Story = {
  name: 'Closing the account',
  tags: ['MEM-02', 'RSP-07'],
  parameters: { ...member, visual: { modes: ['desk'] } },
  play: async () => {
    const closing = await part('profile.close');
    await userEvent.click(closing.getByRole('button', { name: say('profile.close') }));
    await expect(await closing.findByText(say('profile.close.obstacle.bets'))).toBeVisible();
    await expect(closing.queryByRole('button', { name: say('profile.close.action') })).toBeNull();
    await settled();
    await userEvent.click(closing.getByRole('button', { name: say('profile.close.keep') }));
    await expect(closing.getByRole('button', { name: say('profile.close') })).toBeVisible();
    await expect(query()).toContain('centre=securityCenter');
    await settled();
  },
};

export const WhileLoading: Story = { name: 'While everything is on its way', tags: ['MEM-17'], ...loading() };

/** When it fails: each part says so in its own place and is tried again. */
export const WhenItFails: Story = {
  name: 'Failed, part by part',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'member+account-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await waitFor(() => expect(page().getAllByRole('button', { name: say('frame.retry') })).toHaveLength(3));
    await failsAndRetries({ look, failed: 'profile.failed', all: true });
    await part('profile.contacts');
    await settled();
    await expect(page().queryByText(say('profile.failed'))).toBeNull();
    // Focusing a button below may have scrolled the page.
    (await page().findByRole('region', { name: say('profile.contacts') })).scrollIntoView({ block: 'end' });
  },
};
