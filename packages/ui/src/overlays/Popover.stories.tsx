import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Combobox } from '../fields/Combobox.tsx';
import { behavesAsPopup, type ExpectedPopup, isClosed, isOpen } from '../internal/behavesAsPopup.ts';
import { dark } from '../internal/storySurface.css.ts';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { Dialog } from './Dialog.tsx';
import { Popover } from './Popover.tsx';
import { Corner, isOnScreen } from './storyCorner.tsx';
import { StoryPage } from './storyPage.tsx';
import { apply, filters, rule } from './storyPopover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: (triggerProps) => (
      <Button iconStart={SlidersHorizontal} {...triggerProps}>
        Filters
      </Button>
    ),
    children: filters,
  },
  render: (args) => (
    <Inline gap={3}>
      <Popover {...args} />
      <Button>Export</Button>
    </Inline>
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (root: HTMLElement) => within(root).getByRole('button', { name: 'Filters' });
const panel = (root: HTMLElement) => within(root).getByRole('group', { name: 'Filters' });
const popup = (root: HTMLElement): ExpectedPopup => ({
  button: button(root),
  find: () => within(root).queryByRole('group'),
});

async function opened(root: HTMLElement) {
  await behavesAsPopup.opens(popup(root));
  await waitFor(() => expect(isOnScreen(panel(root))).toBe(true));
}

export const Closed: Story = {
  name: 'Closed, the button tied to its panel',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await expect(button(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    const id = button(canvasElement).getAttribute('aria-controls') ?? '';
    await expect(document.getElementById(id)).not.toBeVisible();
  },
};
export const Open: Story = { play: ({ canvasElement }) => opened(canvasElement) };
export const OpenFromTheEnd: Story = {
  args: { align: 'end' },
  render: (args) => (
    <Inline gap={3} justify="end">
      <Popover {...args} />
    </Inline>
  ),
  play: ({ canvasElement }) => opened(canvasElement),
};
export const InACorner: Story = {
  name: 'In a corner, where it turns up and stays on the screen',
  tags: ['UI-01'],
  render: (args) => (
    <Corner>
      <Popover {...args} />
    </Corner>
  ),
  async play({ canvasElement }) {
    await opened(canvasElement);
    const upper = () => panel(canvasElement).getBoundingClientRect().bottom;
    await waitFor(() => expect(upper()).toBeLessThan(button(canvasElement).getBoundingClientRect().top));
  },
};
export const OfWordsAlone: Story = {
  args: { children: <Text tone="secondary">{rule}</Text> },
  play: ({ canvasElement }) => opened(canvasElement),
};
export const OnDark: Story = {
  args: {
    trigger: (triggerProps) => (
      <Button surface="dark" {...triggerProps}>
        Filters
      </Button>
    ),
  },
  render: (args) => (
    <div className={dark}>
      <Popover {...args} />
    </div>
  ),
  play: ({ canvasElement }) => opened(canvasElement),
};
export const TallerThanTheScreen: Story = {
  name: 'Taller than the screen, so that it scrolls',
  tags: ['UI-01'],
  args: {
    children: (
      <Stack gap={3}>
        <Text>{rule.repeat(30)}</Text>
        <Button size="sm" data-close>
          Understood
        </Button>
      </Stack>
    ),
  },
  async play({ canvasElement }) {
    await opened(canvasElement);
    await expect(panel(canvasElement).scrollHeight).toBeGreaterThan(panel(canvasElement).clientHeight);
  },
};
export const WithLongWords: Story = {
  args: { children: <Text>{`${'x'.repeat(200)} ${rule}`}</Text> },
  play: ({ canvasElement }) => opened(canvasElement),
};
export const WithUrduWords: Story = {
  args: {
    children: (
      <p lang="ur" dir="rtl">
        منسوخ قرعہ اندازی پر لگائی گئی شرطیں پوری واپس آ جاتی ہیں اور ٹرن اوور میں شمار نہیں ہوتیں۔
      </p>
    ),
  },
  play: ({ canvasElement }) => opened(canvasElement),
};

/** Opened by Enter and closed by the space bar, the focus on the button. */
export const WithEnterAndSpace: Story = {
  name: 'Opened by Enter, closed by Space',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isOpen(popup(canvasElement));
    await userEvent.keyboard(' ');
    await isClosed(popup(canvasElement));
    await expect(button(canvasElement)).toHaveFocus();
  },
};
export const WithTab: Story = {
  name: 'Entered by Tab, and closed by leaving it',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await opened(canvasElement);
    await userEvent.tab();
    await expect(within(panel(canvasElement)).getByLabelText('Won')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(panel(canvasElement)).getByRole('button', { name: 'Apply' })).toHaveFocus();
    await userEvent.tab();
    await isClosed(popup(canvasElement));
    await expect(within(canvasElement).getByRole('button', { name: 'Export' })).toHaveFocus();
  },
};
export const WithEscape: Story = {
  name: 'Closed by Escape, the focus back on the button',
  tags: ['UI-01'],
  parameters: { visual: { looksLike: 'with-enter-and-space' } },
  async play({ canvasElement }) {
    await opened(canvasElement);
    await userEvent.click(within(panel(canvasElement)).getByLabelText('Won'));
    await behavesAsPopup.closesByEscape(popup(canvasElement));
  },
};
/** Closed by a press on something else, which then has the focus. */
export const PressedElsewhere: Story = {
  name: 'Closed by a press elsewhere',
  tags: ['UI-01'],
  parameters: { visual: { looksLike: 'with-tab' } },
  async play({ canvasElement }) {
    await opened(canvasElement);
    const other = within(canvasElement).getByRole('button', { name: 'Export' });
    await behavesAsPopup.closesByPressOutside(popup(canvasElement), other);
  },
};
export const ClosedFromWithin: Story = {
  name: 'Closed by its own button, the focus back on the first',
  tags: ['UI-01'],
  parameters: { visual: { looksLike: 'with-enter-and-space' } },
  async play({ canvasElement }) {
    apply.mockClear();
    await opened(canvasElement);
    await userEvent.click(within(panel(canvasElement)).getByRole('button', { name: 'Apply' }));
    await expect(apply).toHaveBeenCalledOnce();
    await isClosed(popup(canvasElement));
    await expect(button(canvasElement)).toHaveFocus();
  },
};
export const AroundAList: Story = {
  name: 'Around a list, which Escape closes first',
  tags: ['UI-01'],
  parameters: { visual: { modes: ['desk', 'phone-lumen'], looksLike: 'with-enter-and-space' } },
  args: {
    children: (
      <Combobox
        label="Studio"
        options={[{ value: 'ond', label: 'Ondravelle' }]}
        value=""
        onValueChange={fn()}
        words={{ nothing: 'No studio fits' }}
      />
    ),
  },
  async play({ canvasElement, look }) {
    await opened(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(within(canvasElement).getByRole('option')).toBeVisible());
    await look('open');
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).queryByRole('option')).toBeNull();
    await expect(panel(canvasElement)).toBeVisible();
    await behavesAsPopup.closesByEscape(popup(canvasElement));
  },
};
export const InADialog: Story = {
  name: 'In a dialog, which Escape leaves open while the panel closes',
  tags: ['UI-01'],
  render: (args) => (
    <StoryPage open opener="Open">
      {(open, setOpen) => (
        <Dialog open={open} title="Betting record" onClose={() => setOpen(false)} words={{ close: 'Close' }}>
          <Inline gap={3}>
            <Popover {...args} />
          </Inline>
        </Dialog>
      )}
    </StoryPage>
  ),
  async play() {
    const dialog = await within(document.body).findByRole('dialog');
    await opened(dialog);
    await behavesAsPopup.closesByEscape(popup(dialog));
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await opened(dialog);
  },
};
