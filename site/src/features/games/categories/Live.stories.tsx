import { liveTables } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../../testing/answers.ts';
import { page, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Live casino',
  ...pageAt('/live'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = () => page().findByLabelText(say('tables.filter'), { selector: 'search' });
const tables = () =>
  page()
    .queryAllByRole('article')
    .filter((card) => card.querySelector('a[href^="/game"]'));

export const OfTables: Story = {
  name: 'Of tables, the busiest in front',
  tags: ['CAT-07', 'CAT-02', 'NAV-04'],
  parameters: { visual: { extent: 'screen', modes: everyMode } },
  play: async () => {
    await bar();
    await waitFor(() => expect(tables().length).toBeGreaterThanOrEqual(12));
    await expect(page().getByRole('heading', { level: 1, name: say('nav.live') })).toBeVisible();
    await expect(page().getByRole('link', { name: say('tables.seat') })).toHaveAttribute(
      'href',
      expect.stringContaining('/game?'),
    );
    await expect(page().getByText(say('tables.note'))).toBeInTheDocument();
    await settled();
  },
};

export const Narrowed: Story = {
  name: 'Narrowed to what no table is, and back',
  tags: ['CAT-07'],
  parameters: { visual: { extent: 'screen', modes: ['desk'], looksLike: 'of-tables' } },
  play: async ({ look }) => {
    const filters = within(await bar());
    await userEvent.click(filters.getByRole('button', { name: new RegExp(`^${say('tables.kind.dice')}`) }));
    await waitFor(() => expect(query()).toBe('?game=dice'));
    await userEvent.selectOptions(filters.getByRole('combobox', { name: say('tables.language') }), 'HI');
    await userEvent.selectOptions(filters.getByRole('combobox', { name: say('tables.studio') }), 'OND');
    await waitFor(() => expect(query()).toBe('?game=dice&dealt=HI&studio=OND'));
    await page().findByText(say('tables.none'));
    await look('none');
    await userEvent.click(page().getByRole('link', { name: say('tables.clear') }));
    await waitFor(() => expect(query()).toBe(''));
    await settled();
  },
};

export const WithoutTables: Story = {
  name: 'Of a platform that tells no tables',
  tags: ['CAT-07', 'CAT-04'],
  parameters: { visual: { modes: [] } },
  beforeEach: ({ msw }) => msw.use(failing(liveTables)),
  play: async () => {
    await expect(await page().findByRole('region', { name: 'Croupelle' })).toBeInTheDocument();
    await expect(page().queryByText(say('tables.note'))).toBeNull();
    await settled();
  },
};
