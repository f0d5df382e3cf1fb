import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { docsElements } from '../docs/elements.tsx';
import MatrixPage from './All rules and profiles.mdx';
import GbPage from './gb.mdx';
import NonePage from './none.mdx';
import ChangesPage from './What changes next.mdx';

/** Renders the pages as stories, so that axe checks them; hidden from the sidebar. */
const meta = {
  title: 'Compliance/Pages',
  tags: ['!autodocs', '!dev'],
  globals: { day: '2026-07-01' },
  parameters: { visual: { modes: [], widths: 'both' } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const read = (Page: ComponentType<{ components?: object }>): Story => ({
  render: () => (
    <main>
      <Page components={docsElements} />
    </main>
  ),
});

export const Profile: Story = {
  ...read(GbPage),
  name: 'A profile before a change that is announced',
  tags: ['JUR-39'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Great Britain' })).toBeVisible();
    const row = canvas.getByRole('rowheader', { name: /limit\.depositMeaning/ }).closest('tr') as HTMLElement;
    await expect(within(row).getByText(/from 30 Sep(t)? 2026: gross/)).toBeVisible();
    await expect(within(row).getByRole('link', { name: /limit\.depositMeaning/ })).toHaveAttribute(
      'href',
      expect.stringContaining('gross'),
    );
    await expect(canvas.getByRole('link', { name: 'Report to sign' })).toHaveAttribute('download', 'gb-2026-07-01.md');
    await expect(canvas.getByText('each is proved')).toBeVisible();
  },
};

/** The toolbar's day is past the change. */
export const AfterTheChange: Story = {
  ...read(GbPage),
  name: 'The same profile once the change holds',
  tags: ['JUR-39', 'JUR-05'],
  globals: { day: '2026-09-30' },
  async play({ canvas }) {
    const row = canvas.getByRole('rowheader', { name: /limit\.depositMeaning/ }).closest('tr') as HTMLElement;
    await expect(within(row).getByText('gross')).toBeVisible();
    await expect(within(row).getByText('postponed from 2026-06-30')).toBeVisible();
  },
};

export const Empty: Story = {
  ...read(NonePage),
  name: 'A profile without rules',
  async play({ canvas }) {
    await expect(canvas.getByText(/^The profile says nothing/)).toBeVisible();
    await expect(canvas.getByText('No change is known.')).toBeVisible();
  },
};

export const Changes: Story = {
  ...read(ChangesPage),
  name: 'Coming changes of all profiles',
  tags: ['JUR-39'],
  async play({ canvas }) {
    await expect(canvas.getByRole('rowheader', { name: /^30 Sep(t)? 2026$/ })).toBeVisible();
  },
};

/** Arrows walk past the heads of groups, Enter opens a cell, Escape gives the focus back, R and P hold. */
export const Matrix: Story = {
  ...read(MatrixPage),
  name: 'The matrix by keyboard',
  tags: ['JUR-39'],
  async play({ canvas, canvasElement }) {
    const cell = (id: string) => canvasElement.querySelector<HTMLElement>(`[data-cell="${id}"]`) as HTMLElement;
    const phone = matchMedia('(max-width: 639.98px)').matches;
    if (phone) await userEvent.selectOptions(canvas.getByLabelText('Profile'), 'gb');
    const start = cell('game.cycleMs gb');
    start.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(cell('slot.stakeMax gb')).toHaveFocus();
    if (!phone) {
      await userEvent.keyboard('{ArrowRight}');
      await expect(cell('slot.stakeMax se')).toHaveFocus();
      await userEvent.keyboard('p');
      await expect(canvas.getByRole('columnheader', { name: 'se' })).toHaveAttribute('data-held');
      await userEvent.keyboard('{ArrowLeft}');
    }
    await userEvent.keyboard('r');
    await expect(cell('slot.stakeMax gb').closest('tr')).toHaveAttribute('data-held');
    await userEvent.keyboard('{Enter}');
    const aside = await canvas.findByRole('complementary', { name: 'slot.stakeMax, gb' });
    await expect(within(aside).getByRole('heading', { name: 'GBP 2 below 25, GBP 5' })).toBeVisible();
    await waitFor(() => expect(aside).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(cell('slot.stakeMax gb')).toHaveFocus();
  },
};
