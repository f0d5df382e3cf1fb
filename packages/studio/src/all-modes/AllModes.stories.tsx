import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyRootIn } from '../../../../.storybook/storybookInternals.ts';
import { AllModes } from './AllModes.tsx';
import { axes } from './frames.ts';

interface ModesArgs {
  of: string;
}

const meta = {
  title: 'Tools/All modes',
  args: { of: 'lottery-drawcard--with-a-bonus-ball' },
  // Frames load at their own pace, so there is no screenshot.
  parameters: { layout: 'fullscreen', visual: { modes: [] } },
  render: ({ of }) => <AllModes key={of} story={of} />,
} satisfies Meta<ModesArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {};

const patience = { timeout: 60_000 };

const framesIn = (root: ParentNode) => [...root.querySelectorAll('iframe')];

async function dressOf(frame: HTMLIFrameElement | undefined) {
  let root: HTMLElement | undefined;
  await waitFor(async () => {
    root = frame?.contentDocument?.documentElement;
    await expect(storyRootIn(frame?.contentDocument)?.childElementCount).toBeGreaterThan(0);
  }, patience);
  return { ...root?.dataset, dir: root?.dir };
}

async function leaveOut(canvas: ReturnType<typeof within>, axis: string, ...labels: string[]) {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${axis}:`) }));
  for (const name of labels) await userEvent.click(await canvas.findByRole('menuitemcheckbox', { name }));
  await userEvent.keyboard('{Escape}');
}

/** A story stands in every brand, theme, direction and width, and comes when it is scrolled to. */
export const Dressed: Story = {
  name: 'In every mode',
  tags: ['UI-06'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(`${axes.brand.length * 2 * 2 * 2} modes`)).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
      axes.brand.map(({ label }) => label),
    );
    const lookAtFirst = () => canvas.getAllByRole('link')[0]?.scrollIntoView();
    lookAtFirst();
    await waitFor(() => expect(framesIn(canvasElement).length).toBeGreaterThan(0), patience);
    await expect(framesIn(canvasElement).length).toBeLessThanOrEqual(3);
    await leaveOut(canvas, 'Brand', ...axes.brand.slice(2).map(({ label }) => label));
    await leaveOut(canvas, 'Theme', 'Light');
    await leaveOut(canvas, 'Direction', 'Left to right');
    await leaveOut(canvas, 'Width', '1440');
    await expect(canvas.getByText('2 modes')).toBeVisible();
    lookAtFirst();
    await waitFor(() => expect(framesIn(canvasElement)).toHaveLength(2), patience);
    const [first, second] = framesIn(canvasElement);
    for (const [frame, brand] of [
      [first, axes.brand[0]?.id],
      [second, axes.brand[1]?.id],
    ] as const) {
      await expect(frame?.getAttribute('src')).toContain(`id=${args.of}&`);
      await expect(frame?.width).toBe('390');
      await expect(await dressOf(frame)).toMatchObject({ brand, theme: 'dark', dir: 'rtl' });
    }
  },
};

/** Arrow keys walk from mode to mode, and what is chosen away leaves a word. */
export const Walked: Story = {
  name: 'Walked by arrow keys',
  tags: ['UI-06'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const link = (name: RegExp) => canvas.getByRole('link', { name });
    const [one, two] = axes.brand.map(({ label }) => label);
    link(new RegExp(`^${one}, Light, Left to right, 390`)).focus();
    await userEvent.keyboard(getComputedStyle(canvasElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(link(new RegExp(`^${two}, Light, Left to right, 390`))).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const under = link(new RegExp(`^${two}, Light, Left to right, 1440`));
    await expect(under).toHaveFocus();
    await expect(under.getAttribute('href')).toContain(`globals=brand:${axes.brand[1]?.id};theme:light;language:EN`);
    await userEvent.keyboard(' ');
    await expect(link(new RegExp(`^${two}, Light, Left to right, 390`))).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Width' }));
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['390', '1440']);
    await leaveOut(canvas, 'Width', '390', '1440');
    await expect(canvas.getByText('Choose one of each')).toBeVisible();
  },
};

const badge = 'actions-badge--with-an-icon';

export const InStorybook: Story = {
  name: 'The toolbar of Storybook leads from a story to all its modes',
  tags: ['UI-06'],
  render: () => <iframe title="Storybook" src={`./?path=/story/${badge}`} width={1200} height={800} />,
  async play({ canvasElement }) {
    const [storybook] = framesIn(canvasElement);
    const page = () => within(storybook?.contentDocument?.body as HTMLElement);
    const link = await waitFor(() => page().getByRole('link', { name: 'All modes' }), patience);
    link.click();
    await waitFor(async () => {
      const preview = storybook?.contentDocument?.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
      const shown = within(preview?.contentDocument?.body as HTMLElement);
      await expect(shown.getByRole('heading', { name: 'All modes' })).toBeInTheDocument();
      await expect(shown.getByText(/^Actions › Badge › With an icon$/i)).toBeInTheDocument();
    }, patience);
  },
};
