import type { Meta, StoryObj } from '@storybook/react-vite';
import { strFromU8, unzipSync } from 'fflate';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { brandFiles } from './brandFiles.ts';
import type { SaveBrand } from './saving.ts';
import { inPopover, openRole } from './storyActions.ts';
import { renderStudio, type StudioArgs } from './storyStudio.tsx';
import { firstWall } from './wallPages.ts';

const meta = {
  title: 'Tools/Brand studio',
  args: { wall: null },
  parameters: { layout: 'fullscreen', visual: { extent: 'screen', modes: ['desk', 'phone-lotus-dark-rtl'] } },
  render: renderStudio,
} satisfies Meta<StudioArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pages play in frames at their own pace, so there is no screenshot. */
export const Studio: Story = {
  name: 'Studio',
  args: { wall: firstWall, keeps: true },
  parameters: { visual: { modes: [] } },
};

export const WithoutPages: Story = {};

export const Weak: Story = {
  name: 'Pairs that are too weak are named, the weakest first',
  tags: ['BRD-03'],
  parameters: { visual: { modes: ['desk'] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^(\d+) of \1 pass AA$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'AAA' }));
    await expect(await canvas.findByText(/^\d+ of \d+ too weak$/)).toBeVisible();
    const lane = canvas.getByRole('listbox', { name: 'Pairs in light, weakest first' });
    const [first, second] = within(lane).getAllByRole('option');
    const left = (mark: HTMLElement | undefined) => mark?.getBoundingClientRect().x ?? 0;
    await expect(left(first)).toBeLessThanOrEqual(left(second));
    await userEvent.click(canvas.getByRole('button', { name: 'As a list' }));
    const table = canvas.getByRole('table', { name: 'Pairs, weakest first' });
    await expect(within(table).getAllByText(/too weak$/).length).toBeGreaterThan(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByText(/Export waits until they pass/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** Arrows walk along the pairs, Enter opens the role of one, Escape leads back. */
export const Walked: Story = {
  name: 'Pairs walked by keyboard',
  tags: ['BRD-03'],
  parameters: { visual: { modes: [] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const lane = await canvas.findByRole('listbox', { name: 'Pairs in dark, weakest first' });
    lane.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    const active = within(lane).getByRole('option', { selected: true });
    await expect(lane).toHaveAttribute('aria-activedescendant', active.id);
    const [role] = (active.getAttribute('aria-label') ?? '').split(' ');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('region', { name: `The role ${role}` })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('searchbox', { name: 'Find a role or a hex' })).toBeVisible();
  },
};

/** Text that is no colour is refused, and the last one stays; undo and redo go through changes. */
export const Refused: Story = {
  name: 'Colour refused',
  tags: ['BRD-03'],
  parameters: { visual: { modes: ['desk'] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Primary' });
    await userEvent.clear(field);
    await userEvent.type(field, '#0b4f6c');
    await expect(await canvas.findByText(/^action\.primary, light/)).toBeVisible();
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('#0b4f6c stays'));
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.click(button('Undo'));
    await expect(button('Undo')).toBeDisabled();
    await expect(field).toHaveValue(JSON.parse(brandFiles.get('baize') ?? '{}').colours.primary);
    await userEvent.click(button('Redo'));
    await expect(field).toHaveValue('#0b4f6c');
    field.blur();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(button('Undo')).toBeDisabled();
  },
};

const fileOf = (link: HTMLElement) => decodeURIComponent((link.getAttribute('href') ?? '').replace(/^[^,]*,/, ''));

/** A brand goes out as it came in; a file with a fault is refused with line and key. */
export const Exported: Story = {
  name: 'Exported and imported',
  tags: ['BRD-03'],
  parameters: { visual: { modes: ['desk'] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const other = brandFiles.get('lumen') ?? '';
    const bring = async (text: string) => {
      await inPopover(canvasElement, 'Import');
      const file = new File([text], 'brand.json', { type: 'application/json' });
      await userEvent.upload(canvas.getByLabelText('Import a brand.json'), file);
    };
    const exported = async () => {
      await inPopover(canvasElement, 'Export');
      return fileOf(await canvas.findByRole('link', { name: 'Brand file' }));
    };
    await bring(other);
    await canvas.findByText('Lumen is taken.');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await exported()).toBe(other));
    await expect(fileOf(canvas.getByRole('link', { name: 'CSS' }))).toContain('--bz-action-primary');
    await userEvent.keyboard('{Escape}');
    await bring(other.replace('"primary"', '"primry"'));
    await expect(await canvas.findByText(/^Line \d+: unknown key "primry": did you mean "primary"/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lumen' })).toBeVisible();
  },
};

/** A role is set by hand, too weak a colour has one that passes beside it, and it is derived again. */
export const OneRole: Story = {
  name: 'One role edited',
  tags: ['BRD-03'],
  parameters: { visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await openRole(canvasElement, 'text.link');
    const field = canvas.getByRole('textbox', { name: 'Colour of the role' });
    const derived = (field as HTMLInputElement).value;
    await userEvent.clear(field);
    await userEvent.type(field, '#f26419');
    await expect(await canvas.findByText(/Too weak at \d+ of its \d+ pairs\.$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Use it' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Use it' })).toBeNull());
    await expect(canvas.getByText('Edited')).toBeVisible();
    const graph = canvas.getByRole('slider', { name: 'Lightness on the graph' });
    const before = Number(graph.getAttribute('aria-valuenow'));
    graph.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(Number(graph.getAttribute('aria-valuenow'))).toBeLessThan(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field).toHaveValue(derived);
    await userEvent.click(canvas.getByRole('button', { name: 'Pin' }));
    await expect(canvas.getByText('Edited')).toBeVisible();
    await expect(field).toHaveValue(derived);
  },
};

/** All of it goes out as a zip, and to a back office that keeps it. */
export const HandedOut: Story = {
  name: 'Handed out',
  tags: ['BRD-03'],
  args: { onSave: fn<SaveBrand>() },
  parameters: { visual: { modes: ['desk'] } },
  async play({ canvasElement, args: { onSave } }) {
    const canvas = within(canvasElement);
    const made = spyOn(URL, 'createObjectURL');
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await inPopover(canvasElement, 'Export');
    await userEvent.click(await canvas.findByRole('button', { name: 'All as a zip' }));
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

/** Two brands side by side: colours too near for an eye, and all that differs. Pages load at their own pace: no picture. */
export const Compared: Story = {
  name: 'Two brands compared',
  tags: ['BRD-03'],
  parameters: { visual: { modes: [] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await inPopover(canvasElement, 'Compare');
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'lotus' }));
    await expect(await canvas.findByText(/^\d+ of \d+ colours differ/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Deutan' }));
    const table = canvas.getAllByRole('table')[1] as HTMLElement;
    const lotus = within(table);
    await expect(lotus.getByRole('columnheader', { name: 'Deutan' })).toBeVisible();
    // These two colours of Lotus are close for every kind of sight.
    await expect(lotus.getByRole('row', { name: /warning, accent 2\.9 / })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Swap sides' }));
    const sides = canvas.getAllByText(/^(edited here|as released)$/).map((side) => side.textContent);
    await expect(sides).toEqual(['as released', 'edited here']);
  },
};
