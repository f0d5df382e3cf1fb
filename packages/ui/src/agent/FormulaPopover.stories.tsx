import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { behavesAsPopup, type ExpectedPopup, isClosed } from '../internal/behavesAsPopup.ts';
import { Inline } from '../layout/Inline.tsx';
import { isOnScreen } from '../overlays/storyCorner.tsx';
import { FormulaPopover } from './FormulaPopover.tsx';
import { carryOver } from './storyContracts.tsx';

const meta = {
  title: 'Agent/FormulaPopover',
  component: FormulaPopover,
  args: { ...carryOver, label: 'Carry-over in', value: '−12,480.00', words: { close: 'Close' } },
} satisfies Meta<typeof FormulaPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

const figure = (root: HTMLElement) => within(root).getByRole('button', { name: /^Carry-over in/ });
const panel = (root: HTMLElement) => within(root).getByRole('group');
const popup = (root: HTMLElement): ExpectedPopup => ({
  button: figure(root),
  find: () => within(root).queryByRole('group'),
});

async function opened(root: HTMLElement) {
  await behavesAsPopup.opens(popup(root));
  await waitFor(() => expect(isOnScreen(panel(root))).toBe(true));
}

export const Closed: Story = {
  async play({ canvasElement }) {
    await expect(figure(canvasElement)).toHaveAccessibleName('Carry-over in −12,480.00');
    await expect(figure(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Open: Story = {
  name: 'Open, with every line of the sum, and closed by Escape',
  tags: ['AGT-11'],
  async play({ canvasElement, look }) {
    await opened(canvasElement);
    const lines = within(panel(canvasElement)).getAllByRole('definition');
    await expect(lines.map(({ textContent }) => textContent)).toEqual(['−12,480.00', '0.00', '−12,480.00']);
    await look('open');
    await behavesAsPopup.closesByEscape(popup(canvasElement));
  },
};
export const ClosedByItsCross: Story = {
  name: 'Closed by its cross, the focus back on the figure',
  tags: ['AGT-11'],
  parameters: { visual: { looksLike: 'open' } },
  async play({ canvasElement }) {
    await opened(canvasElement);
    await userEvent.click(within(panel(canvasElement)).getByRole('button', { name: 'Close' }));
    await isClosed(popup(canvasElement));
    await expect(figure(canvasElement)).toHaveFocus();
  },
};
export const AtTheEnd: Story = {
  render: (args) => (
    <Inline gap={3} justify="end">
      <FormulaPopover {...args} />
    </Inline>
  ),
  play: ({ canvasElement }) => opened(canvasElement),
};
export const OfLinesAlone: Story = {
  args: { note: undefined, link: undefined },
  play: ({ canvasElement }) => opened(canvasElement),
};
