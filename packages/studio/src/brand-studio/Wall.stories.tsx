import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { whenDrawn } from '../kit/whenDrawn.ts';
import { inPopover } from './storyActions.ts';
import { renderStudio, type StudioArgs } from './storyStudio.tsx';

const login = 'pages-login-and-registration--login-with-errors';

const meta = {
  title: 'Tools/Brand studio/Wall of pages',
  args: { wall: { pages: [login], screen: '390' } },
  parameters: { layout: 'fullscreen', visual: { modes: [] } },
  render: renderStudio,
} satisfies Meta<StudioArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const primary = 'rgb(24, 97, 66)';

function submitIn({ contentDocument: page }: HTMLIFrameElement) {
  const submit = page?.querySelector<HTMLElement>('[role="dialog"] button[type="submit"]');
  if (!submit) throw new Error('the page has no dialog yet');
  return submit;
}

/** Several pages update one after another, possibly on a slow machine. */

const groundOf = (element: HTMLElement) => element.ownerDocument.defaultView?.getComputedStyle(element).backgroundColor;

/** Sets a field like typing would, without the delays of play functions. */
function fill(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Waits for the frames, which load a few at a time once in view. */
async function framesOf(canvas: HTMLElement, count: number): Promise<HTMLIFrameElement[]> {
  const frames = () => [...canvas.querySelectorAll('iframe')];
  await waitFor(() => expect(frames()).toHaveLength(count), { timeout: 90_000, interval: 500 });
  return frames();
}

/** An edit shows in a page within two frames, and draws nothing there anew. */
export const Dressed: Story = {
  name: 'Page dressed by an edit',
  tags: ['BRD-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [frame] = await framesOf(canvasElement, 4);
    if (!frame) throw new Error('there is no page');
    await expect(await whenDrawn(frame)).toBe(true);
    const painted = await waitFor(() => submitIn(frame), { timeout: 60_000 });
    await waitFor(() => expect(groundOf(painted)).toBe(primary));
    const drawn = fn();
    const changes = new MutationObserver(drawn);
    changes.observe(painted.closest('[role="dialog"]') as Element, { childList: true, subtree: true });
    // The page plays to its error state; wait until it stops rendering.
    const invalid = () => frame.contentDocument?.querySelector('[aria-invalid="true"]');
    await waitFor(() => expect(invalid()).toBeTruthy(), { timeout: 60_000 });
    await waitFor(
      async () => {
        drawn.mockClear();
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await expect(drawn).not.toHaveBeenCalled();
      },
      { timeout: 60_000 },
    );
    // A page that nobody uses is a still: its timers wait until the pointer is on it.
    const ticked = fn();
    frame.contentWindow?.setTimeout(ticked, 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(ticked).not.toHaveBeenCalled();
    await fireEvent.pointerOver(frame);
    await waitFor(() => expect(ticked).toHaveBeenCalledOnce());
    for (const [hex, rgb] of [
      ['#0b4f6c', 'rgb(11, 79, 108)'],
      ['#7a1f5c', 'rgb(122, 31, 92)'],
      ['#1f5c2e', 'rgb(31, 92, 46)'],
    ] as const) {
      fill(canvas.getByRole('textbox', { name: 'Primary' }), hex);
      for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame);
      await expect(groundOf(painted)).toBe(rgb);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Primary' })).toHaveValue(hex));
    }
    await expect(painted.isConnected).toBe(true);
    await expect(drawn).not.toHaveBeenCalled();
    changes.disconnect();
    // Pages have separate storage, so that a visitor's page does not sign out a player's beside it.
    frame.contentWindow?.sessionStorage.setItem('kept', 'here');
    await expect(sessionStorage.getItem('kept')).toBeNull();
  },
};

export const Compared: Story = {
  name: 'Beside another brand an edit shows in the edited one alone',
  tags: ['BRD-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await inPopover(canvasElement, 'Compare');
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'baize' }));
    const [edited, released] = await framesOf(canvasElement, 2);
    if (!edited || !released) throw new Error('there are no two pages');
    const painted = await waitFor(() => [edited, released].map(submitIn), { timeout: 60_000 });
    await waitFor(() => expect(painted.map(groundOf)).toEqual([primary, primary]));
    await userEvent.click(canvas.getByRole('button', { name: 'Shuffle' }));
    await waitFor(() => expect(groundOf(painted[0] as HTMLElement)).not.toBe(primary));
    await expect(groundOf(painted[1] as HTMLElement)).toBe(primary);
  },
};

export const Before: Story = {
  name: 'While Space is held, pages show the brand as it was released',
  tags: ['BRD-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [frame] = await framesOf(canvasElement, 4);
    if (!frame) throw new Error('there is no page');
    const painted = await waitFor(() => submitIn(frame), { timeout: 60_000 });
    const field = canvas.getByRole('textbox', { name: 'Primary' });
    fill(field, '#0b4f6c');
    await waitFor(() => expect(groundOf(painted)).toBe('rgb(11, 79, 108)'));
    field.blur();
    const page = canvasElement.ownerDocument.body;
    await fireEvent.keyDown(page, { key: ' ' });
    await waitFor(() => expect(groundOf(painted)).toBe(primary));
    await fireEvent.keyUp(page, { key: ' ' });
    await waitFor(() => expect(groundOf(painted)).toBe('rgb(11, 79, 108)'));
  },
};

/** In forced colours pages show the system’s colours, and what stands out still does. */
export const Forced: Story = {
  name: 'In forced colours',
  tags: ['BRD-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await inPopover(canvasElement, 'Normal sight');
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Forced colours' }));
    const [frame] = await framesOf(canvasElement, 4);
    if (!frame) throw new Error('there is no page');
    const button = await waitFor(() => submitIn(frame), { timeout: 60_000 });
    const dialog = button.closest('[role="dialog"]');
    const styleOf = (element: Element | null) => {
      if (!element) throw new Error('there is no such element');
      return element.ownerDocument.defaultView?.getComputedStyle(element);
    };
    await waitFor(() => expect(styleOf(dialog)?.backgroundColor).toBe('rgb(255, 255, 255)'));
    await expect(styleOf(button)?.backgroundColor).not.toBe(primary);
    await expect(styleOf(button)?.borderStyle).toBe('solid');
  },
};

/** A page opens large, what the pointer is on says which roles paint it, and a press edits one. */
export const Picked: Story = {
  name: 'Page opened and role edited',
  tags: ['BRD-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [frame] = await framesOf(canvasElement, 4);
    if (!frame) throw new Error('there is no page');
    const painted = await waitFor(() => submitIn(frame), { timeout: 60_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Open Login with an error, Light, left to right, 390' }));
    await expect(await canvas.findByRole('button', { name: 'Wall' })).toBeVisible();
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBeGreaterThan(250));
    // The page was restyled, not rerendered.
    await expect(painted.isConnected).toBe(true);
    const screen = frame.parentElement?.parentElement;
    if (!screen) throw new Error('the page has no place');
    const place = frame.getBoundingClientRect();
    const { x, y, height } = painted.getBoundingClientRect();
    const scale = place.width / frame.offsetWidth;
    const at = { clientX: place.x + (x + 6) * scale, clientY: place.y + (y + height / 2) * scale, bubbles: true };
    screen.dispatchEvent(new PointerEvent('pointermove', at));
    await expect(await canvas.findByText(/^action\.primary \(ground\)/)).toBeVisible();
    screen.dispatchEvent(new MouseEvent('click', at));
    await expect(await canvas.findByRole('region', { name: 'The role action.primary' })).toBeVisible();
    await expect(groundOf(painted)).toBe(primary);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(await canvas.findByText('Pages')).toBeVisible();
  },
};
