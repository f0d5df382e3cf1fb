import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, RefreshCw } from 'lucide';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../actions/IconButton.tsx';
import { manualClock } from '../internal/manualClock.ts';
import { dark } from '../internal/storySurface.css.ts';
import { Inline } from '../layout/Inline.tsx';
import { Dialog } from './Dialog.tsx';
import { Corner, isOnScreen } from './storyCorner.tsx';
import { StoryPage } from './storyPage.tsx';
import { Tooltip } from './Tooltip.tsx';

const press = fn();
const clock = manualClock();

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Last asked for a minute ago',
    clock,
    children: (triggerProps) => (
      <IconButton label="Refresh balance" icon={RefreshCw} onClick={press} {...triggerProps} />
    ),
  },
  render: (args) => (
    <Inline gap={3} justify="center">
      <Tooltip {...args} />
      <IconButton label="Hide balance" icon={Eye} />
    </Inline>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (root: HTMLElement) => within(root).getByRole('button', { name: 'Refresh balance' });
const words = (root: HTMLElement) => {
  const id = control(root).getAttribute('aria-describedby');
  const found = id && document.getElementById(id);
  if (!found) throw new Error('a tooltip is tied to its control');
  return found;
};

async function focused(root: HTMLElement) {
  await userEvent.tab();
  await waitFor(() => expect(words(root)).toBeVisible());
}

async function rested(root: HTMLElement, ms = 400) {
  await userEvent.hover(control(root));
  await waitFor(() => expect(clock.waiting).toBe(1));
  clock.advance(ms);
}

export const Waiting: Story = {
  name: 'Waiting, the words already tied to the control',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await expect(control(canvasElement)).toHaveAccessibleName('Refresh balance');
    await expect(control(canvasElement)).toHaveAccessibleDescription('Last asked for a minute ago');
    await expect(words(canvasElement)).not.toBeVisible();
  },
};
export const OnFocus: Story = {
  name: 'On focus from the keyboard, at once',
  tags: ['UI-01'],
  play: ({ canvasElement }) => focused(canvasElement),
};
export const OnARestingMouse: Story = {
  name: 'On a mouse that rests, four tenths of a second later',
  tags: ['UI-01'],
  parameters: { visual: { looksLike: 'waiting' } },
  async play({ canvasElement }) {
    await rested(canvasElement, 399);
    await expect(words(canvasElement)).not.toBeVisible();
    clock.advance(1);
    await waitFor(() => expect(words(canvasElement)).toBeVisible());
    await userEvent.unhover(control(canvasElement));
    await waitFor(() => expect(words(canvasElement)).not.toBeVisible());
  },
};
export const UnderTheMouse: Story = {
  name: 'Under the mouse, where it stays (WCAG 1.4.13)',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await rested(canvasElement);
    await waitFor(() => expect(words(canvasElement)).toBeVisible());
    const { bottom } = control(canvasElement).getBoundingClientRect();
    const { left, width } = words(canvasElement).getBoundingClientRect();
    await waitFor(() => expect(document.elementFromPoint(left + width / 2, bottom + 2)).toBe(words(canvasElement)));
    await userEvent.hover(words(canvasElement));
    clock.advance(60_000);
    await expect(words(canvasElement)).toBeVisible();
  },
};
export const WithEscape: Story = {
  name: 'Hidden by Escape, the focus where it was',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await focused(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(words(canvasElement)).not.toBeVisible());
    await expect(control(canvasElement)).toHaveFocus();
  },
};
export const WithTab: Story = {
  name: 'Hidden when the focus moves on',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await focused(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(words(canvasElement)).not.toBeVisible());
  },
};
export const UnderAFinger: Story = {
  name: 'Under a finger, which presses and sees no words',
  tags: ['UI-01'],
  parameters: { visual: { looksLike: 'with-escape' } },
  async play({ canvasElement }) {
    press.mockClear();
    await fireEvent.pointerOver(control(canvasElement), { pointerType: 'touch' });
    await userEvent.pointer({ keys: '[TouchA]', target: control(canvasElement) });
    await expect(press).toHaveBeenCalledOnce();
    await expect(clock.waiting).toBe(0);
    await expect(words(canvasElement)).not.toBeVisible();
  },
};
export const Pressed: Story = {
  name: 'Hidden by a press',
  tags: ['UI-01'],
  parameters: { visual: { modes: ['desk', 'phone-lumen'], looksLike: 'with-escape' } },
  async play({ canvasElement }) {
    await rested(canvasElement);
    await waitFor(() => expect(words(canvasElement)).toBeVisible());
    await userEvent.click(control(canvasElement));
    await waitFor(() => expect(words(canvasElement)).not.toBeVisible());
  },
};
export const InACorner: Story = {
  name: 'In a corner, where it turns up and stays on the screen',
  tags: ['UI-01'],
  render: (args) => (
    <Corner>
      <Tooltip {...args} />
    </Corner>
  ),
  async play({ canvasElement }) {
    await focused(canvasElement);
    await waitFor(() => expect(isOnScreen(words(canvasElement))).toBe(true));
  },
};
export const OnDark: Story = {
  render: (args) => (
    <div className={dark}>
      <Tooltip {...args} />
    </div>
  ),
  play: ({ canvasElement }) => focused(canvasElement),
};
export const WithLongWords: Story = {
  args: { text: `The balance of every studio is asked for one after the other, and ${'x'.repeat(200)}` },
  play: ({ canvasElement }) => focused(canvasElement),
};
export const WithUrduWords: Story = {
  args: { text: 'بیلنس ایک منٹ پہلے پوچھا گیا تھا' },
  play: ({ canvasElement }) => focused(canvasElement),
};
export const InADialog: Story = {
  name: 'In a dialog, which the first Escape leaves open',
  tags: ['UI-01'],
  render: (args) => (
    <StoryPage open opener="Open">
      {(open, setOpen) => (
        <Dialog open={open} title="Wallet" onClose={() => setOpen(false)} words={{ close: 'Close' }}>
          <Inline gap={3}>
            <Tooltip {...args} />
          </Inline>
        </Dialog>
      )}
    </StoryPage>
  ),
  async play({ look }) {
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await focused(dialog);
    await look('open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(words(dialog)).not.toBeVisible());
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};
