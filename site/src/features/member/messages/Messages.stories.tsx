import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { loading } from '../../../testing/loading.ts';
import { dialog, isPhone, page, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Member/Messages',
  ...pageAt('/nowhere?modal=member&centre=messageV2'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = { sandbox: { scenario: 'member' } };
const title = 'member.page.messageV2';
const heads = (box: HTMLElement) =>
  within(box)
    .queryAllByRole('heading', { level: 3 })
    .map((head) => within(head).getByRole('button'));
const isUnread = (head: HTMLElement) => within(head).queryByText(say('inbox.new')) !== null;

async function arrive(): Promise<HTMLElement> {
  const box = await dialog(title);
  await waitFor(() => expect(heads(box)).toHaveLength(9));
  await settled();
  return box;
}

export const OfAMember: Story = {
  name: 'Of a member',
  tags: ['MEM-15', 'MEM-01'],
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    const box = await arrive();
    await expect(heads(box).map(isUnread)).toEqual([true, true, true, ...Array(6).fill(false)]);
    await userEvent.click(heads(box)[1] as HTMLElement);
    await waitFor(() => expect(query()).toContain('message='));
    await waitFor(() => expect(heads(box)[1]).toHaveAttribute('aria-expanded', 'true'));
    await within(box).findByText(say('inbox.unread', { count: 2 }));
    await waitFor(() => expect(heads(box).map(isUnread).slice(0, 3)).toEqual([true, false, true]));
    if (!isPhone()) await page().findAllByText(say('member.count.messages', { count: 2 }));
    await settled();
  },
};

export const WhileDeleting: Story = {
  name: 'While deleting',
  tags: ['MEM-15'],
  parameters: { ...member, visual: { modes: ['desk'] } },
  play: async () => {
    const box = await arrive();
    const boxes = within(box).getAllByRole('checkbox');
    for (const one of boxes.slice(1, 3)) await userEvent.click(one);
    const remove = within(box).getByRole('button', { name: say('inbox.delete.selected', { count: 2 }) });
    await userEvent.click(remove);
    const question = await dialog('inbox.delete.ask', 'alertdialog');
    await expect(within(question).getByRole('button', { name: say('frame.cancel') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(heads(box)).toHaveLength(9);
    await userEvent.click(remove);
    const again = await dialog('inbox.delete.ask', 'alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: say('inbox.delete.selected', { count: 2 }) }));
    await waitFor(() => expect(heads(box)).toHaveLength(7));
    await within(box).findByText(say('inbox.unread', { count: 1 }));
    await userEvent.click(within(box).getByRole('button', { name: say('inbox.readAll') }));
    await within(box).findByText(say('inbox.unread', { count: 0 }));
    await waitFor(() => expect(heads(box).some(isUnread)).toBe(false));
    await userEvent.click(within(box).getByRole('checkbox', { name: say('inbox.selectAll') }));
    await userEvent.click(within(box).getByRole('button', { name: say('inbox.delete.selected', { count: 7 }) }));
    const last = await dialog('inbox.delete.ask', 'alertdialog');
    await userEvent.click(within(last).getByRole('button', { name: say('inbox.delete.selected', { count: 7 }) }));
    await expect(await within(box).findByText(say('inbox.empty'))).toBeVisible();
    await settled();
  },
};

export const AHostileOne: Story = {
  name: 'A hostile message',
  tags: ['MEM-15', 'FLT-043', 'FLT-044', 'FLT-045', 'FLT-046'],
  parameters: { sandbox: { scenario: 'member+hostile-notice' }, visual: { modes: ['desk'] } },
  play: async () => {
    const box = await arrive();
    await expect(heads(box)[0]).toHaveTextContent('onerror=alert(1)');
    await userEvent.click(heads(box)[0] as HTMLElement);
    const words = await within(box).findByText('Harmless words first.');
    const body = words.parentElement as HTMLElement;
    await settled();
    await expect((globalThis as { hostileRan?: unknown }).hostileRan).toBeUndefined();
    for (const kind of ['script', 'style', 'iframe', 'svg', 'form', 'input', 'button', 'base', 'meta', 'img']) {
      await expect(body.querySelector(kind)).toBeNull();
    }
    const names = [...body.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes].map(({ name }) => name));
    await expect(names.filter((name) => /^on|^(style|class|id|name|srcdoc|xlink:href)$/.test(name))).toEqual([]);
    await expect([...body.querySelectorAll('a[href]')]).toEqual([]);
  },
};

export const OneThatIsGone: Story = {
  name: 'One that is gone',
  tags: ['MEM-15'],
  args: { address: '/nowhere?modal=member&centre=messageV2&c-message=none' },
  parameters: { ...member, visual: { modes: ['desk'] } },
  play: async () => {
    const box = await arrive();
    await expect(await within(box).findByText(say('inbox.gone'))).toBeVisible();
    await userEvent.click(within(box).getByRole('button', { name: say('inbox.back') }));
    await waitFor(() => expect(query()).not.toContain('message='));
    await waitFor(() => expect(within(box).queryByText(say('inbox.gone'))).toBeNull());
    await settled();
  },
};

export const WhileLoading: Story = { name: 'While everything is on its way', tags: ['MEM-17'], ...loading() };

/** When it fails it says so and is tried again; without a message it says that. */
export const WhenItFails: Story = {
  name: 'Failed, then without a message',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'member+inbox-500' }, visual: { modes: ['phone-lotus-dark-rtl'] } },
  play: async ({ look }) => {
    const box = await dialog(title);
    await failsAndRetries({ look, root: box, failed: 'inbox.failed', empty: 'inbox.empty' });
    await settled();
  },
};
