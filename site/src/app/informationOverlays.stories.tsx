import { sendFeedback, serviceLink } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { popupState } from '../features/notices/popupState.ts';
import { failing } from '../testing/answers.ts';
import { pass } from '../testing/fakeTime.ts';
import { dialog, page, query, say } from '../testing/queries.ts';
import { everyMode, pageAt, settled } from '../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Information overlays',
  ...pageAt('/help?modal=feedback'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = Array(12).fill('word').join(' ');
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

export const Feedback: Story = {
  name: 'Feedback',
  tags: ['FBK-01'],
  parameters: { visual: { modes: everyMode } },
  play: async ({ msw }) => {
    const form = within(await dialog('feedback.title'));
    const text = form.getByRole('textbox');
    await userEvent.type(text, 'too few');
    await userEvent.click(form.getByRole('button', { name: say('feedback.send') }));
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveFocus();
    await userEvent.clear(text);
    await userEvent.type(text, words);
    const upload = form.getByLabelText(new RegExp(`^${say('pictures.label')}`), { selector: 'input' });
    await userEvent.upload(upload as HTMLInputElement, [
      new File([png], 'receipt.png', { type: 'image/png' }),
      new File(['<svg/>'], 'fake.png', { type: 'image/png' }),
    ]);
    await expect(await form.findByText(say('pictures.type', { name: 'fake.png' }))).toBeVisible();
    await expect(form.getByText('receipt.png')).toBeVisible();
    msw.use(failing(sendFeedback));
    await userEvent.click(form.getByRole('button', { name: say('feedback.send') }));
    await expect(await form.findByText(say('error.server'))).toBeVisible();
    await expect(text).toHaveValue(words);
    await expect(form.getByText('receipt.png')).toBeVisible();
    await settled();
  },
};

export const Service: Story = {
  name: 'Customer service',
  tags: ['SVC-01'],
  args: { address: '/help?modal=service' },
  play: async ({ msw }) => {
    const box = within(await dialog('service.title'));
    await expect(box.getByText(new RegExp(`^${say('service.here').slice(0, -1)}`))).toBeVisible();
    const popup = { closed: false, opener: {}, close: () => undefined, location: { replace: () => undefined } };
    const close = spyOn(popup, 'close');
    const opened = spyOn(globalThis, 'open').mockReturnValue(popup as unknown as Window);
    msw.use(failing(serviceLink));
    await userEvent.click(box.getByRole('button', { name: say('service.chat') }));
    await expect(await box.findByText(new RegExp(say('service.none').slice(0, 20)))).toBeVisible();
    await expect(opened.mock.calls[0]?.[2]).toContain('width=440,height=750');
    await expect(popup.opener).toBeNull();
    await expect(close).toHaveBeenCalled();
    opened.mockReturnValue(null);
    await userEvent.click(box.getByRole('button', { name: say('service.chat') }));
    await expect(await box.findByText(say('service.blocked'))).toBeVisible();
    opened.mockRestore();
    await settled();
  },
};

export const ServiceAtNight: Story = {
  name: 'Customer service when it is closed',
  tags: ['SVC-03'],
  args: { address: '/help' },
  play: async () => {
    // One o'clock at night in the brand's time zone.
    pass(8 * 3_600_000);
    await userEvent.click(await page().findByRole('link', { name: say('shortcuts.service') }));
    const box = within(await dialog('service.title'));
    await expect(box.getByText(/2026.*\d\d:\d\d.*\d\d:\d\d/)).toBeVisible();
    await expect(box.queryByRole('button', { name: say('service.chat') })).toBeNull();
    await expect(box.getAllByRole('link')[0]).toHaveAccessibleName(say('service.write'));
    await expect(box.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('modal=feedback'));
    await settled();
  },
};

export const Popup: Story = {
  name: 'The popup of a visit, and peace for today',
  tags: ['NTC-05'],
  args: { address: '/help?modal=popup' },
  parameters: { sandbox: { scenario: 'popup' }, visual: { modes: everyMode } },
  play: async () => {
    const hide = await page().findByRole('checkbox', { name: say('help.popup.hide') });
    await userEvent.click(hide);
    await expect(hide).toBeChecked();
    await settled();
  },
};

export const PopupHidden: Story = {
  name: 'The popup hidden for today',
  tags: ['NTC-05'],
  args: { address: '/help?modal=popup' },
  parameters: { sandbox: { scenario: 'popup' }, visual: { modes: [] } },
  play: async () => {
    await userEvent.click(await page().findByRole('checkbox', { name: say('help.popup.hide') }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    const { hiddenOn, today } = popupState.get();
    await expect(hiddenOn).toBe(today);
  },
};

export const Consent: Story = {
  name: 'Consent to be measured',
  tags: ['APP-10'],
  args: { address: '/help?modal=consent' },
  parameters: { visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByRole('button', { name: say('help.consent.no') })).toBeEnabled();
    await userEvent.click(page().getByRole('button', { name: say('help.consent.no') }));
    await waitFor(() => expect(query()).not.toContain('modal'));
    await expect(localStorage.getItem('consent')).toContain('"measure":false');
    await settled();
  },
};
