import { languages as catalogue } from '@baize/messages/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { behavesAsPopup, type ExpectedPopup, isOpen } from '../internal/behavesAsPopup.ts';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { languages } from './internal/fixtures.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

const meta = {
  title: 'Frame/LanguageMenu',
  component: LanguageMenu,
  decorators: [
    (Story) => (
      <>
        <div style={{ position: 'relative', zIndex: 1 }}>
          <DarkSurface>
            <div style={{ display: 'flex', padding: 8 }}>
              <Story />
            </div>
          </DarkSurface>
        </div>
        <button type="button" style={{ marginBlockStart: 380 }}>
          After
        </button>
      </>
    ),
  ],
  args: { label: 'Language', selected: 'EN', items: languages, onSelect: fn() },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = catalogue.map(({ code, tag, name, direction }) => ({
  code,
  tag,
  name,
  dir: direction,
  flag: `/flags/${code}.svg`,
}));

const trigger = (root: HTMLElement) => within(root).getByRole('button', { name: /Language/ });
const popup = (root: HTMLElement): ExpectedPopup => ({
  button: trigger(root),
  find: () => within(root).queryByRole('list'),
});

export const Closed: Story = {};

export const InUrdu: Story = { args: { selected: 'UR' } };

export const OfTwoLanguages: Story = {
  parameters: { visual: { looksLike: 'closed' } },
  args: { items: languages.slice(0, 2) },
};

export const WithoutFlags: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { items: languages.map(({ flag, ...item }) => item) },
  async play({ canvasElement }) {
    await userEvent.click(trigger(canvasElement));
    await expect(within(canvasElement).getByRole('button', { name: 'English' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Open: Story = {
  name: 'Opens by a press and marks the current language',
  tags: ['HDR-01'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(trigger(canvasElement));
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: 'اردو' })).toHaveAttribute('lang', 'ur');
  },
};

/** Each under its own name and in its own direction, scrolling inside. */
export const OfThirtyFiveLanguages: Story = {
  name: 'Thirty-five languages',
  tags: ['I18-02'],
  args: { items: all, selected: 'UR' },
  async play({ canvasElement }) {
    await userEvent.click(trigger(canvasElement));
    const list = within(canvasElement).getByRole('list');
    await expect(within(list).getAllByRole('button')).toHaveLength(35);
    for (const { name, tag, dir } of all) {
      const choice = within(list).getByRole('button', { name });
      await expect(choice).toHaveAttribute('lang', tag);
      await expect(choice).toHaveAttribute('dir', dir);
    }
    const panel = list.parentElement;
    await expect(panel?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(panel?.scrollHeight).toBeGreaterThan(panel?.clientHeight ?? 0);
  },
};

export const WalkedByArrows: Story = {
  name: 'Walked by the arrows, round the ends, and by Home and End',
  tags: ['HDR-01'],
  args: { items: all },
  async play({ canvasElement }) {
    const choice = (name: string) => within(canvasElement).getByRole('button', { name });
    trigger(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(choice('English')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(choice('Kiswahili')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(choice('اردو')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(choice('Kiswahili')).toHaveFocus();
    const panel = choice('Kiswahili').closest('ul')?.parentElement?.getBoundingClientRect();
    await expect(choice('Kiswahili').getBoundingClientRect().bottom).toBeLessThanOrEqual((panel?.bottom ?? 0) + 1);
    await userEvent.keyboard('{Home}');
    await expect(choice('English')).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  name: 'Opens with Down, closes with Escape and gives the focus back',
  tags: ['FLT-120', 'HDR-01'],
  parameters: { visual: { looksLike: 'open' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    trigger(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveFocus();
    await behavesAsPopup.closesByEscape(popup(canvasElement));
    await userEvent.keyboard('{Enter}');
    await isOpen(popup(canvasElement));
  },
};

/** Opens under a resting mouse, stays while it is inside, and goes when it leaves. */
export const ByHover: Story = {
  name: 'Opened by a resting mouse',
  tags: ['FLT-120', 'HDR-01'],
  parameters: { visual: { looksLike: 'closed' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const mouse = userEvent.setup();
    await mouse.hover(trigger(canvasElement));
    await expect(await canvas.findByRole('button', { name: 'English' })).toBeVisible();
    // The way down leads through no gap, so a slow mouse does not leave.
    const { left, bottom } = trigger(canvasElement).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, bottom + 4)).toContainElement(trigger(canvasElement));
    await mouse.hover(canvas.getByRole('button', { name: 'ไทย' }));
    await new Promise((done) => setTimeout(done, 300));
    await expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    await mouse.hover(canvas.getByRole('button', { name: 'After' }));
    await waitFor(() => expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** Closes when the focus moves on and when one presses elsewhere. */
export const Left: Story = {
  name: 'Closed when left',
  tags: ['HDR-01'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(trigger(canvasElement));
    canvas.getByRole('button', { name: 'After' }).focus();
    await waitFor(() => expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'false'));
    await behavesAsPopup.opens(popup(canvasElement));
    await behavesAsPopup.closesByPressOutside(popup(canvasElement), canvas.getByRole('button', { name: 'After' }));
  },
};

export const Chosen: Story = {
  name: 'Gives the code of the chosen language and closes',
  tags: ['HDR-01'],
  args: { onSelect: fn() },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(trigger(canvasElement));
    await userEvent.click(canvas.getByRole('button', { name: 'اردو' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('UR');
    await waitFor(() => expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'false'));
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: 'button' } },
};
export const Focused: Story = {
  parameters: { visual: { looksLike: 'chosen' } },
  async play() {
    await userEvent.tab();
  },
};

export const LeftAsItOpens: Story = {
  name: 'Closes when the mouse leaves in the moment in which it opens',
  tags: ['FLT-120', 'HDR-01'],
  parameters: { visual: { looksLike: 'closed', modes: ['desk'] } },
  async play({ canvasElement }) {
    const button = trigger(canvasElement);
    const mouse = (type: string) =>
      button.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }),
      );
    mouse('pointerover');
    // Fires right after the timer that opens it, before any render.
    await new Promise<void>((done) => {
      setTimeout(() => {
        mouse('pointerout');
        done();
      }, 120);
    });
    await new Promise((done) => setTimeout(done, 400));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
