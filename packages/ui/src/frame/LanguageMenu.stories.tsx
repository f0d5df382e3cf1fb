import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { languages } from './internal/fixtures.ts';
import { OnCloth } from './internal/storyParts.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

const meta = {
  title: 'Frame/LanguageMenu',
  component: LanguageMenu,
  decorators: [
    (Story) => (
      <>
        <div style={{ position: 'relative', zIndex: 1 }}>
          <OnCloth>
            <div style={{ display: 'flex', padding: 8 }}>
              <Story />
            </div>
          </OnCloth>
        </div>
        <button type="button" style={{ marginBlockStart: 380 }}>
          After
        </button>
      </>
    ),
  ],
  args: { current: 'EN', items: languages, onSelect: fn(), words: { label: 'Language' } },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (root: HTMLElement) => within(root).getByRole('button', { name: /Language/ });

export const Closed: Story = {};

export const InUrdu: Story = { args: { current: 'UR' } };

export const OfTwoLanguages: Story = { args: { items: languages.slice(0, 2) } };

export const Open: Story = {
  name: 'HDR-01 opens by a press and marks the current language',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(trigger(canvasElement));
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: 'اردو' })).toHaveAttribute('lang', 'ur');
  },
};

export const ByKeyboard: Story = {
  name: 'HDR-01 opens with Down, closes with Escape and gives the focus back',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    trigger(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger(canvasElement)).toHaveFocus();
    await expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'English' })).toBeVisible();
  },
};

export const ByHover: Story = {
  name: 'HDR-01 opens under a resting mouse, stays while it is inside, and goes when it leaves',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const mouse = userEvent.setup();
    await mouse.hover(trigger(canvasElement));
    await expect(await canvas.findByRole('button', { name: 'English' })).toBeVisible();
    await mouse.hover(canvas.getByRole('button', { name: 'ไทย' }));
    await new Promise((done) => setTimeout(done, 300));
    await expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    await mouse.hover(canvas.getByRole('button', { name: 'After' }));
    await waitFor(() => expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const Left: Story = {
  name: 'HDR-01 closes when the focus moves on and when one presses elsewhere',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(trigger(canvasElement));
    canvas.getByRole('button', { name: 'After' }).focus();
    await waitFor(() => expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(trigger(canvasElement));
    await userEvent.click(canvas.getByRole('button', { name: 'After' }));
    await waitFor(() => expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const Chosen: Story = {
  name: 'HDR-01 gives the code of the chosen language and closes',
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
