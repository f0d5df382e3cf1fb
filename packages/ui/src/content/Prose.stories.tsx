import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { Prose } from './Prose.tsx';

/** Skips the sanitiser, because these texts are our own. */
const vouch = (html: string) => html as unknown as TrustedHTML;

const meta = {
  title: 'Content/Prose',
  component: Prose,
  decorators: [sized(600)],
  args: {
    html: vouch(
      '<p>Transfers from all listed banks now credit in about <b>two minutes</b>.</p><ul><li>Send the receipt</li><li>Ask <a href="#service">customer service</a></li></ul>',
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AFewWords: Story = {};

export const AWideTable: Story = {
  args: {
    html: vouch(
      `<table tabindex="0"><tbody><tr>${Array.from({ length: 12 }, (_, day) => `<td>Draw&nbsp;of&nbsp;day&nbsp;${day + 1}</td>`).join('')}</tr></tbody></table>`,
    ),
  },
};

export const TryingToEscape: Story = {
  name: 'Keeps what would cover the page in its box',
  tags: ['NTC-04'],
  args: {
    html: vouch('<p style="position: fixed; inset: 0">Everything is mine.</p><p>So it says.</p>'),
  },
  async play({ canvasElement }) {
    const box = canvasElement.querySelector('p')?.parentElement?.getBoundingClientRect();
    const fixed = canvasElement.querySelector('p')?.getBoundingClientRect();
    await expect(fixed?.bottom).toBeLessThanOrEqual((box?.bottom ?? 0) + 1);
    await expect(document.elementFromPoint(5, window.innerHeight - 5)?.tagName).not.toBe('P');
  },
};
