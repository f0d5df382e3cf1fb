import type { Meta, StoryObj } from '@storybook/react-vite';
import { strFromU8, unzipSync } from 'fflate';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { brandFiles } from './brandFiles.ts';
import type { SaveBrand } from './saving.ts';
import { renderStudio, type StudioArgs } from './storyStudio.tsx';

const meta = {
  title: 'Tools/Brand studio',
  args: { wall: false },
  parameters: { layout: 'padded', visual: { extent: 'screen', modes: ['desk', 'phone-lotus-dark-rtl'] } },
  render: renderStudio,
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
  name: 'Pairs that are too weak are named, the weakest first',
  tags: ['BRD-03'],
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
  name: 'What is no colour is refused, and the last one stays; undo and redo go through changes',
  tags: ['BRD-03'],
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
  name: 'A brand goes out as it came in; a file with a fault is refused with line and key',
  tags: ['BRD-03'],
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

export const OneRole: Story = {
  name: 'A role is set by hand, too weak a colour has one that passes beside it, and it is derived again',
  tags: ['BRD-03'],
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
  name: 'All of it goes out as a zip, and to a back office that keeps it',
  tags: ['BRD-03'],
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
