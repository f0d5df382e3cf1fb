import { pairs } from '@baize/tokens/pairs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, within } from 'storybook/test';
import ContractOverviewPage from '../contract/Overview.mdx';
import WithdrawalsPage from '../contract/Withdrawals.mdx';
import AccessibilityPage from './Accessibility.mdx';
import AnatomyPage from './Anatomy of a brand.mdx';
import ArtPage from './Art.mdx';
import TokensPage from './Colour and tokens.mdx';
import ComponentsPage from './Components.mdx';
import { docsElements } from './elements.tsx';
import MotionPage from './Motion.mdx';
import ReleaseNotesPage from './Release notes.mdx';
import RightToLeftPage from './Right to left (RTL).mdx';
import DesignersPage from './Start/Designers.mdx';
import EngineersPage from './Start/Engineers.mdx';
import OperatorsPage from './Start/Operators.mdx';
import ReviewersPage from './Start/Reviewers.mdx';
import TypePage from './Type.mdx';
import WelcomePage from './Welcome.mdx';
import WritingPage from './Writing.mdx';

/** Renders the MDX pages as stories, so that axe checks them in every mode; hidden from the sidebar. */
const meta = {
  title: 'Pages of words',
  tags: ['!autodocs', '!dev'],
  parameters: { visual: { modes: [] } },
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

export const Welcome = read(WelcomePage);
export const Tokens = read(TokensPage);
export const TokensAsPairs: Story = {
  ...read(TokensPage),
  tags: ['UI-01'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Pairs' }));
    const rows = within(canvas.getByRole('table', { name: 'Pairs' })).getAllByRole('row');
    await expect(rows).toHaveLength(pairs.length + 1);
    const margin = (row: HTMLElement | undefined) => {
      const [light = 0, dark = 0, need = 1] = within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => Number(textContent));
      return Math.min(light, dark) / need;
    };
    await expect(margin(rows[1])).toBeGreaterThanOrEqual(1);
    await expect(margin(rows[1])).toBeLessThanOrEqual(margin(rows.at(-1)));
  },
};
export const TokensOfTwoBrands: Story = {
  ...read(TokensPage),
  tags: ['UI-01'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Difference' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Lotus' }));
    const table = await canvas.findByRole('table', { name: 'Difference to Lotus' });
    const count = within(table).getAllByRole('row').length - 1;
    await expect(count).toBeGreaterThan(20);
    await expect(canvas.getByText(new RegExp(`^${count} of \\d+ colours differ`))).toBeVisible();
  },
};
export const Components = read(ComponentsPage);
export const Type = read(TypePage);
export const Motion = read(MotionPage);
export const Art = read(ArtPage);
export const Writing = read(WritingPage);
export const RightToLeft = read(RightToLeftPage);
export const AnatomyOfABrand = read(AnatomyPage);
export const ContractOverview = read(ContractOverviewPage);
export const ContractGroup: Story = {
  ...read(WithdrawalsPage),
  tags: ['CTR-07'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Withdrawals' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for a withdrawal' })).toHaveAttribute('href', '#withdraw');
    await expect(canvas.getAllByText('Example, recorded')).toHaveLength(6);
  },
};
export const Accessibility: Story = {
  ...read(AccessibilityPage),
  tags: ['UI-02'],
  async play({ canvas }) {
    const tables = canvas.getAllByRole('table').slice(0, 2);
    const criteria = tables.flatMap((table) => within(table).getAllByRole('rowheader'));
    await expect(criteria).toHaveLength(55);
    await expect(canvas.getByText(/No person who uses a screen reader/)).toBeVisible();
  },
};
export const Designers = read(DesignersPage);
export const Engineers = read(EngineersPage);
export const Operators = read(OperatorsPage);
export const Reviewers = read(ReviewersPage);
export const ReleaseNotes: Story = {
  ...read(ReleaseNotesPage),
  tags: ['OPS-39'],
  async play({ canvas }) {
    const next = await canvas.findByRole('region', { name: 'Next release' });
    await expect(within(next).getAllByRole('article').length).toBeGreaterThan(0);
    await expect(within(next).getAllByText('brand document').length).toBeGreaterThan(0);
    await expect(within(next).queryByText(/touches:/)).toBeNull();
  },
};
