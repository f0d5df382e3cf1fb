import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Section } from './Section.tsx';

const words = { previous: 'Previous page', next: 'Next page' };

const Row = ({ count }: { count: number }) => (
  <ul style={{ display: 'flex', gap: 12 }}>
    {Array.from({ length: count }, (_, index) => (
      <li key={index.toString()} style={{ flex: 'none' }}>
        <a
          href={`#${index}`}
          style={{ display: 'grid', placeItems: 'center', inlineSize: 160, blockSize: 90, border: '1px solid' }}
        >
          Item {index + 1}
        </a>
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Content/Section',
  component: Section,
  args: { title: 'Hot slots', seeAll: { label: 'See all 1,280', href: '/rng' }, words, children: 'What it heads.' },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithALink: Story = {};
export const WithoutALink: Story = { args: { seeAll: undefined } };
export const WithALongTitle: Story = {
  args: { title: 'Everything that was played most in the last seven days by all who play here' },
};
export const WithARowThatFits: Story = {
  args: { scroll: true, children: <Row count={2} /> },
  play: ({ canvasElement }) => expect(within(canvasElement).queryByRole('button')).toBeNull(),
};
export const WithARowThatOverflows: Story = {
  name: 'With a row that arrows turn by a page and that ends',
  tags: ['CAT-03'],
  args: { scroll: true, children: <Row count={16} /> },
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const row = canvasElement.querySelector('ul')?.parentElement;
    if (window.innerWidth < 900) {
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(row?.scrollWidth).toBeGreaterThan(row?.clientWidth ?? 0);
      return;
    }
    const next = await canvas.findByRole('button', { name: words.next });
    await expect(canvas.getByRole('button', { name: words.previous })).toBeDisabled();
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByRole('button', { name: words.previous })).toBeEnabled());
    await waitFor(async () => {
      row?.scrollTo({ left: document.documentElement.dir === 'rtl' ? -9_999 : 9_999, behavior: 'instant' });
      await expect(next).toBeDisabled();
    });
    row?.scrollTo({ left: 0, behavior: 'instant' });
    await waitFor(() => expect(next).toBeEnabled());
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: 'a' } },
};
export const Focused: Story = {
  async play() {
    await userEvent.tab();
  },
};
