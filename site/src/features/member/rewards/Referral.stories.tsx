import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { dialog, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Member/Referral',
  ...pageAt('/nowhere?modal=member&centre=referral'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = { sandbox: { scenario: 'member' } };
const title = 'member.page.referral';
const rows = (box: HTMLElement, name: string) =>
  within(within(box).getByRole('table', { name })).queryAllByRole('row').length - 1;

export const OfAMember: Story = {
  name: 'Of a member',
  tags: ['MEM-13'],
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    const box = await dialog(title);
    await waitFor(() => expect(rows(box, say('invited.title'))).toBe(10));
    await settled();
    await expect(within(box).getByRole('img', { name: say('join.qr') })).toBeVisible();
    await expect(within(box).getByText('28')).toBeVisible();
    await userEvent.click(within(box).getByRole('link', { name: say('frame.next') }));
    await waitFor(() => expect(query()).toContain('c-page=2'));
    await settled();
    await userEvent.click(within(box).getByRole('tab', { name: say('invited.earnings') }));
    await waitFor(() => expect(query()).toContain('c-type=earnings'));
    await expect(query()).not.toContain('r-page');
    await waitFor(() => expect(rows(box, say('invited.earnings'))).toBe(10));
    await userEvent.click(within(box).getByRole('tab', { name: say('invited.title') }));
    await waitFor(() => expect(rows(box, say('invited.title'))).toBe(10));
    await settled();
  },
};

export const WithAWayToShare: Story = {
  name: 'With a way to share',
  tags: ['MEM-13'],
  parameters: { ...member, visual: { modes: [] } },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const share = fn().mockRejectedValue(new DOMException('', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'share');
  },
  play: async () => {
    const box = await dialog(title);
    await userEvent.click(await within(box).findByRole('button', { name: say('invited.share') }));
    await expect(navigator.share).toHaveBeenCalledWith({
      title: expect.any(String),
      url: expect.stringMatching(/\/register\?\w+=\w+$/),
    });
    await expect(within(box).queryByRole('alert')).toBeNull();
    await userEvent.click(within(box).getByRole('button', { name: say('join.link.copy') }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(expect.stringMatching(/\/register\?\w+=\w+$/));
    await settled();
  },
};

export const WhereTheClipboardIsClosed: Story = {
  name: 'Where the clipboard is closed',
  tags: ['FLT-057'],
  parameters: { ...member, visual: { modes: ['phone-lotus-dark-rtl'] } },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  },
  play: async () => {
    const box = await dialog(title);
    await userEvent.click(await within(box).findByRole('button', { name: say('join.link.copy') }));
    await expect((await within(box).findAllByText(say('join.copy.blocked'))).length).toBeGreaterThan(0);
    await expect(within(box).queryByText(say('copy_success'))).toBeNull();
    await settled();
  },
};

/** When it fails the figures and the friends say so while the link stays; nobody yet is said as well. */
export const WhenItFails: Story = {
  name: 'Failed, then without friends',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'member+invited-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    const box = await dialog(title);
    await waitFor(() => expect(within(box).getAllByText(say('invited.failed'))).toHaveLength(2));
    await expect(within(box).getByRole('button', { name: say('join.link.copy') })).toBeEnabled();
    await failsAndRetries({ look, root: box, all: true, empty: 'invited.empty' });
    await settled();
  },
};

export const WithoutInvitations: Story = {
  name: 'Without the module of invitations',
  tags: ['MEM-13', 'JOI-01'],
  parameters: { sandbox: { scenario: 'member+no-toggle' }, visual: { modes: [] } },
  play: async () => {
    const box = await dialog(title);
    await expect(await within(box).findByText(say('invited.off'))).toBeVisible();
    await settled();
  },
};
