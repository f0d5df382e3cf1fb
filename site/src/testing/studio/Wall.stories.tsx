import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { renderStudio, type StudioArgs } from './storyStudio.tsx';

/** Pages are played in frames, each in its own time: nothing to be compared by picture. */
const meta = {
  title: 'Tools/Brand studio/Wall of pages',
  args: { wall: true },
  parameters: { layout: 'padded', visual: { modes: [] } },
  render: renderStudio,
} satisfies Meta<StudioArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colour that a page of baize is to show wherever it presses for an action. */
const primary = 'rgb(24, 97, 66)';

/** Something in the page that is painted in the brand's first colour. */
function paintedIn({ contentDocument: page, contentWindow: view }: HTMLIFrameElement) {
  const elements = [...(page?.querySelectorAll<HTMLElement>('body *') ?? [])];
  const painted = elements.find((element) => view?.getComputedStyle(element).backgroundColor === primary);
  if (!painted) throw new Error('nothing of the page has the first colour yet');
  return painted;
}

const groundOf = (element: HTMLElement) => element.ownerDocument.defaultView?.getComputedStyle(element).backgroundColor;

/** What a person's typing does to a field, without the pauses that a play function makes. */
function fill(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Pages come a few at a time, once they are in view: what stands above them may still grow. */
async function framesOf(canvas: HTMLElement, count: number): Promise<HTMLIFrameElement[]> {
  const wall = within(canvas).getByRole('region', { name: 'Wall of pages' });
  const frames = () => [...canvas.querySelectorAll('iframe')];
  await waitFor(
    async () => {
      wall.scrollIntoView();
      await expect(frames()).toHaveLength(count);
    },
    { timeout: 60_000, interval: 500 },
  );
  return frames();
}

const elementsOf = ({ contentDocument }: HTMLIFrameElement) => contentDocument?.body.querySelectorAll('*').length ?? 0;

/** How many elements the page has once nothing more comes. */
async function elementsAtRest(frame: HTMLIFrameElement): Promise<number> {
  let last = 0;
  await waitFor(
    async () => {
      const before = last;
      last = elementsOf(frame);
      await expect(last).toBeGreaterThan(200);
      await expect(last).toBe(before);
    },
    { timeout: 60_000, interval: 1000 },
  );
  return last;
}

export const Dressed: Story = {
  name: 'An edit shows in a page within four frames, and draws nothing there anew',
  tags: ['BRD-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Page'), 'pages-login-and-registration--login-with-errors');
    await userEvent.selectOptions(canvas.getByLabelText('Look'), 'light-ltr');
    const [frame] = await framesOf(canvasElement, 1);
    if (!frame) throw new Error('there is no page');
    const drawn = await elementsAtRest(frame);
    const painted = paintedIn(frame);
    for (const [hex, rgb] of [
      ['#0b4f6c', 'rgb(11, 79, 108)'],
      ['#7a1f5c', 'rgb(122, 31, 92)'],
      ['#1f5c2e', 'rgb(31, 92, 46)'],
    ] as const) {
      fill(canvas.getByLabelText('Primary'), hex);
      for (let count = 0; count < 4; count += 1) await new Promise(requestAnimationFrame);
      await expect(groundOf(painted)).toBe(rgb);
      await canvas.findAllByText(new RegExp(`^${hex} stands as given`));
    }
    await expect(painted.isConnected).toBe(true);
    await expect(elementsOf(frame)).toBe(drawn);
  },
};

export const Compared: Story = {
  name: 'Beside another brand an edit shows in the edited one alone',
  tags: ['BRD-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const choose = (label: string, option: string) =>
      userEvent.selectOptions(canvas.getByLabelText(label), canvas.getByRole('option', { name: option }));
    await choose('Page', 'Login with an error');
    await choose('Look', 'Light, left to right');
    await userEvent.selectOptions(canvas.getByLabelText('Compare with'), 'baize');
    await canvas.findByText('baize, as released');
    const [edited, released] = await framesOf(canvasElement, 2);
    if (!edited || !released) throw new Error('there are no two pages');
    const painted = await waitFor(() => [edited, released].map(paintedIn), { timeout: 60_000 });
    fill(canvas.getByLabelText('Primary'), '#0b4f6c');
    await waitFor(() => expect(painted.map(groundOf)).toEqual(['rgb(11, 79, 108)', primary]));
  },
};

export const Forced: Story = {
  name: 'In forced colours pages show the system’s colours, and what stands out still does',
  tags: ['BRD-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Page'), 'pages-login-and-registration--login-with-errors');
    await userEvent.selectOptions(canvas.getByLabelText('Look'), 'light-ltr');
    await userEvent.selectOptions(canvas.getByLabelText('Seen by eyes'), 'forced');
    const [frame] = await framesOf(canvasElement, 1);
    const dialog = await waitFor(
      () => {
        const found = frame?.contentDocument?.querySelector<HTMLElement>('[role="dialog"]');
        if (!found) throw new Error('the page has no dialog yet');
        return found;
      },
      { timeout: 60_000 },
    );
    const styleOf = (element: Element | null) => {
      if (!element) throw new Error('there is no such element');
      return element.ownerDocument.defaultView?.getComputedStyle(element);
    };
    await waitFor(() => expect(styleOf(dialog)?.backgroundColor).toBe('rgb(255, 255, 255)'));
    const button = dialog.querySelector('button[type="submit"]');
    await expect(styleOf(button)?.backgroundColor).not.toBe(primary);
    await expect(styleOf(button)?.borderStyle).toBe('solid');
  },
};

export const Picked: Story = {
  name: 'What the pointer is on says which roles paint it, and a press edits one',
  tags: ['BRD-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Page'), 'pages-login-and-registration--login-with-errors');
    await userEvent.selectOptions(canvas.getByLabelText('Look'), 'light-ltr');
    const [frame] = await framesOf(canvasElement, 1);
    if (!frame) throw new Error('there is no page');
    const painted = await waitFor(() => paintedIn(frame), { timeout: 60_000 });
    const place = frame.getBoundingClientRect();
    const { x, y, height } = painted.getBoundingClientRect();
    const scale = place.width / frame.offsetWidth;
    const at = { clientX: place.x + (x + 6) * scale, clientY: place.y + (y + height / 2) * scale, bubbles: true };
    frame.parentElement?.parentElement?.dispatchEvent(new PointerEvent('pointermove', at));
    await expect(await canvas.findByText(/action\.primary \(ground\)/)).toBeVisible();
    frame.parentElement?.parentElement?.dispatchEvent(new MouseEvent('click', at));
    await waitFor(() => expect(canvas.getByLabelText('Role')).toHaveValue('action.primary'));
    // The page is as it was.
    await expect(groundOf(painted)).toBe(primary);
  },
};
