import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../actions/Link.tsx';
import { useStoryBrand } from '../internal/storyBrand.ts';
import { Article, type ArticleProps } from './Article.tsx';

function BrandArticle({ picture, ...props }: ArticleProps) {
  return <Article {...props} picture={picture.map(useStoryBrand().banner)} />;
}

const meta = {
  title: 'Content/Article',
  component: Article,
  render: (args) => <BrandArticle {...args} />,
  args: {
    back: <Link href="#blog">All posts</Link>,
    title: 'Limits before luck',
    date: 'November 5, 2024',
    lead: 'Why the best time to set a limit is before the first round.',
    picture: ['/art/banners/table.svg'],
    children: <p>A limit set in a calm hour is kept in a loud one.</p>,
  },
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithItsPicture: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Limits before luck' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '#blog');
  },
};
export const WithAWordThatIsTooLong: Story = { args: { title: 'unbroken'.repeat(12), lead: 'unbroken'.repeat(20) } };
