import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { manualClock } from '../internal/manualClock.ts';
import { column } from '../internal/storySurface.css.ts';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { CopyButton } from './CopyButton.tsx';

const link = 'https://example.com/register?code=BZ2049';
const words = { copy: 'Copy', copied: 'Copied', blocked: 'Copying is blocked here. Copy it by hand' };
const clock = manualClock();
const written = fn();
const write = async (text: string) => written(text);
const refuse = () => Promise.reject(new DOMException('shut', 'NotAllowedError'));

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: link, words, write, clock },
  render: (args) => (
    <div className={column}>
      <CopyButton {...args} />
    </div>
  ),
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button'));
const isCopied = (canvasElement: HTMLElement) =>
  waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Copied'));

export const Ready: Story = {};
export const Copied: Story = {
  name: 'Copied, which is said',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    written.mockClear();
    // A typeface that comes between both looks would change the width.
    await document.fonts.ready;
    const width = within(canvasElement).getByRole('button').getBoundingClientRect().width;
    await press(canvasElement);
    await isCopied(canvasElement);
    await expect(written.mock.calls).toEqual([[link]]);
    const button = within(canvasElement).getByRole('button', { name: 'Copied' });
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};
export const ReadyAgain: Story = {
  name: 'Ready again after three seconds',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await press(canvasElement);
    await isCopied(canvasElement);
    await waitFor(() => expect(clock.waiting).toBe(1));
    clock.advance(3000);
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('Copy'));
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(clock.waiting).toBe(0));
  },
};
export const Blocked: Story = {
  name: 'Blocked, with the text chosen for copying by hand',
  tags: ['UI-01'],
  args: { write: refuse },
  async play({ canvasElement }) {
    await press(canvasElement);
    const text = await within(canvasElement).findByRole<HTMLInputElement>('textbox', { name: words.blocked });
    await expect(text).toHaveFocus();
    await expect(text).toHaveValue(link);
    await expect([text.selectionStart, text.selectionEnd]).toEqual([0, link.length]);
    await expect(within(canvasElement).getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};
export const AnIcon: Story = {
  name: 'An icon beside what it copies',
  tags: ['UI-01'],
  args: { kind: 'icon', text: '40718826' },
  render: (args) => (
    <Inline gap={1}>
      <bdi>ID 40718826</bdi>
      <CopyButton {...args} />
    </Inline>
  ),
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isCopied(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: 'Copied' })).toHaveFocus();
  },
};
export const WithLongWords: Story = {
  args: { write: refuse },
  render: (args) => (
    <div className={column}>
      <Stack gap={4}>
        <CopyButton {...args} words={{ ...words, copy: 'Copy the link of your invitation to the clipboard' }} />
        <CopyButton {...args} words={{ ...words, copy: 'دعوت کا لنک کاپی کریں', copied: 'کاپی ہو گیا' }} />
        <CopyButton {...args} words={{ ...words, copy: 'link'.repeat(50) }} text={'link'.repeat(50)} />
      </Stack>
    </div>
  ),
  async play({ canvasElement }) {
    const last = within(canvasElement).getAllByRole('button').at(-1);
    if (!last) throw new Error('three buttons');
    await userEvent.click(last);
    await expect(await within(canvasElement).findByRole('textbox')).toHaveFocus();
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: 'button' } },
};
export const Focused: Story = {
  parameters: { visual: { modes: ['desk', 'phone-lumen'], looksLike: 'ready-again' } },
  async play() {
    await userEvent.tab();
  },
};
