import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { strFromU8, unzipSync } from 'fflate';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { BrandStudio } from './BrandStudio.tsx';
import { brandFiles } from './brandFiles.ts';
import { readBrandText, readHash } from './brandText.ts';
import { type SaveBrand, saveAtParent } from './saving.ts';

const firstOf = ({ globals }: Pick<StoryContext, 'globals'>) => {
  const base = String(globals.brand ?? 'baize');
  const linked = readHash(window.location.hash);
  const text = linked !== null && readBrandText(linked).kind === 'brand' ? linked : brandFiles.get(base);
  return { base, weave: base, text: text ?? '' };
};

interface StudioArgs {
  wall: boolean;
  onSave?: SaveBrand;
}

/** A back office that frames the studio says in the address who it is: `&saveTo=https://office.example`. */
function parentOf(search: string): SaveBrand | undefined {
  const origin = new URLSearchParams(search).get('saveTo');
  return origin && window.parent !== window ? saveAtParent(origin) : undefined;
}

const meta = {
  title: 'Tools/Brand studio',
  args: { wall: false },
  parameters: { layout: 'padded', visual: { extent: 'screen', modes: ['desk', 'phone-lotus-dark-rtl'] } },
  render: ({ wall, onSave }, context) => {
    const first = firstOf(context);
    return (
      <BrandStudio key={first.base} first={first} wall={wall} onSave={onSave ?? parentOf(window.location.search)} />
    );
  },
} satisfies Meta<StudioArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pages are played in frames, each in its own time: nothing to be compared by picture. */
export const Studio: Story = {
  name: 'Studio',
  args: { wall: true },
  parameters: { visual: { modes: [] } },
};

export const WithoutPages: Story = {};

export const Weak: Story = {
  name: 'BRD-03 pairs that are too weak are named, the weakest first',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('All 316 pairs can be read.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'AAA' }));
    await expect(await canvas.findByText(/^\d+ of 316 pairs are too weak\.$/)).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Pairs, weakest first' });
    await expect(within(table).getAllByText(/too weak$/).length).toBeGreaterThan(5);
  },
};

export const Refused: Story = {
  name: 'BRD-03 what is no colour is refused, and the last one stays; undo and redo go through changes',
  parameters: { visual: { modes: ['desk'] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Primary');
    await userEvent.clear(field);
    await userEvent.type(field, '#0b4f6c');
    await expect(await canvas.findByText(/^#0b4f6c stands as given at action\.primary.*light/)).toBeVisible();
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('#0b4f6c stays'));
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.click(button('Undo'));
    await expect(button('Undo')).toBeDisabled();
    await expect(field).toHaveValue(JSON.parse(brandFiles.get('baize') ?? '{}').colours.primary);
    await userEvent.click(button('Redo'));
    await expect(field).toHaveValue('#0b4f6c');
  },
};

const fileOf = (link: HTMLElement) => decodeURIComponent((link.getAttribute('href') ?? '').replace(/^[^,]*,/, ''));

export const Exported: Story = {
  name: 'BRD-03 a brand goes out as it came in; a file with a fault is refused with line and key',
  parameters: { visual: { modes: ['desk'] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Import a brand.json');
    const bring = (text: string) =>
      userEvent.upload(input, new File([text], 'brand.json', { type: 'application/json' }));
    const other = brandFiles.get('lumen') ?? '';
    await bring(other);
    await waitFor(() => expect(fileOf(canvas.getByRole('link', { name: 'Brand file' }))).toBe(other));
    await expect(fileOf(canvas.getByRole('link', { name: 'CSS' }))).toContain('--bz-action-primary');
    await bring(other.replace('"primary"', '"primry"'));
    await expect(await canvas.findByText(/^Line \d+: unknown key "primry": did you mean "primary"/)).toBeVisible();
    await expect(fileOf(canvas.getByRole('link', { name: 'Brand file' }))).toBe(other);
  },
};

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

/** Pages come a few at a time. */
async function framesOf(canvas: HTMLElement, count: number): Promise<HTMLIFrameElement[]> {
  within(canvas).getByRole('region', { name: 'Wall of pages' }).scrollIntoView();
  const frames = () => [...canvas.querySelectorAll('iframe')];
  await waitFor(() => expect(frames()).toHaveLength(count), { timeout: 60_000 });
  return frames();
}

export const Dressed: Story = {
  name: 'BRD-03 an edit shows in four pages within four frames, and draws nothing there anew',
  args: { wall: true },
  parameters: { visual: { modes: [] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(
      canvas.getByLabelText('Page'),
      canvas.getByRole('option', { name: 'Login with an error' }),
    );
    const frames = await framesOf(canvasElement, 4);
    // Two pages are light; both have drawn their button first.
    const painted = await waitFor(() => frames.slice(0, 2).map(paintedIn), { timeout: 60_000 });
    const drawn = frames.map(({ contentDocument }) => contentDocument?.body.querySelectorAll('*').length);
    for (const [hex, rgb] of [
      ['#0b4f6c', 'rgb(11, 79, 108)'],
      ['#7a1f5c', 'rgb(122, 31, 92)'],
      ['#1f5c2e', 'rgb(31, 92, 46)'],
    ] as const) {
      fill(canvas.getByLabelText('Primary'), hex);
      // A page in each frame.
      for (const _ of frames) await new Promise(requestAnimationFrame);
      const grounds = painted.map(groundOf);
      await expect(grounds).toEqual([rgb, rgb]);
      await canvas.findByText(new RegExp(`^${hex} stands as given`));
    }
    for (const element of painted) await expect(element.isConnected).toBe(true);
    await expect(frames.map(({ contentDocument }) => contentDocument?.body.querySelectorAll('*').length)).toEqual(
      drawn,
    );
  },
};

export const Compared: Story = {
  name: 'BRD-03 beside another brand an edit shows in the edited one alone',
  args: { wall: true },
  parameters: { visual: { modes: [] } },
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

export const Picked: Story = {
  name: 'BRD-03 what the pointer is on says which roles paint it, and a press edits one',
  args: { wall: true },
  parameters: { visual: { modes: [] } },
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

export const OneRole: Story = {
  name: 'BRD-03 a role is set by hand, too weak a colour has one that passes beside it, and it is derived again',
  parameters: { visual: { modes: ['desk'] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Role'), 'text.link');
    const field = canvas.getByLabelText('Colour of the role');
    const derived = (field as HTMLInputElement).value;
    await userEvent.clear(field);
    await userEvent.type(field, '#f26419');
    await userEvent.click(await canvas.findByRole('button', { name: /^Use #\w{6}, which passes$/ }));
    await expect(await canvas.findByText('All 316 pairs can be read.')).toBeVisible();
    await expect(canvas.getByText('Set by hand')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Derive it again' }));
    await expect(field).toHaveValue(derived);
  },
};

export const HandedOut: Story = {
  name: 'BRD-03 all of it goes out as a zip, and to a back office that keeps it',
  args: { onSave: fn<SaveBrand>() },
  parameters: { visual: { modes: ['desk'] } },
  async play({ canvasElement, args: { onSave } }) {
    const canvas = within(canvasElement);
    const made = spyOn(URL, 'createObjectURL');
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'All as a zip' }));
    await waitFor(() => expect(made).toHaveBeenCalled());
    const zip = made.mock.calls[0]?.[0] as Blob;
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    await expect(strFromU8(files['brand.json'] ?? new Uint8Array())).toBe(brandFiles.get('baize'));
    const sheet = await createImageBitmap(new Blob([files['export/contact-sheet.png'] ?? new Uint8Array()]));
    await expect(sheet.width).toBeGreaterThan(1000);
    if (!onSave) throw new Error('nobody keeps brands');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ brand: brandFiles.get('baize'), weakPairs: 0 }),
    );
  },
};
