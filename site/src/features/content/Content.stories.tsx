import { contentEntries } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../testing/answers.ts';
import { page, say } from '../../testing/queries.ts';
import { everyMode, settled, siteAt } from '../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Content',
  ...siteAt('/p/welcome'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const headings = async () => {
  await page().findAllByRole('heading', { level: 2 });
  return page().getAllByRole('heading', { level: 2 });
};

/** Text, steps, a row and questions, each of its own kind. */
export const Landing: Story = {
  name: 'A landing page of closed blocks',
  tags: ['OPS-09'],
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    await expect((await headings()).length).toBeGreaterThanOrEqual(3);
    await settled();
    await expect(page().getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const Offer: Story = {
  name: 'A landing page with an offer and its limits',
  tags: ['OPS-09', 'RSP-06'],
  args: { address: '/p/first-deposit' },
  parameters: { visual: { modes: ['desk', 'phone-lumen'] } },
  play: async () => {
    await expect(await page().findByRole('link', { name: new RegExp(say('promotion.open')) })).toHaveAttribute(
      'href',
      expect.stringContaining('p-newbie'),
    );
    await settled();
  },
};

/** Under the strictest rules an offer has no page, whatever was planned. */
export const Forbidden: Story = {
  name: 'A landing page that a rule forbids',
  tags: ['OPS-17'],
  args: { address: '/p/first-deposit' },
  parameters: { sandbox: { scenario: 'jurisdiction-missing' }, visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByRole('heading', { name: say('notFound.title') })).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'An address without content',
  tags: ['OPS-09', 'NAV-11'],
  args: { address: '/p/nothing' },
  parameters: { visual: { modes: [] } },
  play: async () => {
    await expect(await page().findByRole('heading', { name: say('notFound.title') })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Content that fails',
  tags: ['OPS-08', 'ERR-02'],
  parameters: { sandbox: { scenario: 'content-500' }, visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByText(say('list.failed'))).toBeVisible();
    await expect(page().getByRole('button', { name: say('frame.retry') })).toBeVisible();
  },
};

/** The row is for players of one segment. */
export const Row: Story = {
  name: 'A row of home for one segment',
  tags: ['OPS-03'],
  args: { address: '/' },
  parameters: { sandbox: { scenario: 'member' }, visual: { modes: [] } },
  play: async () => {
    const rows = page();
    await userEvent.click(document.body);
    window.scrollTo(0, document.body.scrollHeight);
    await expect(await rows.findByRole('heading', { name: 'New slots, early birds first' })).toBeInTheDocument();
  },
};

const words = {
  EN: { title: 'Over the holidays', text: 'Hours of the desk.', content: '<p>The desk is closed on one day.</p>' },
  UR: { title: 'چھٹیوں میں', text: 'ڈیسک کے اوقات', content: '<p>ڈیسک ایک دن بند ہے۔</p>' },
};

/** The article stands under the heading that the platform has. */
export const Article: Story = {
  name: 'A scheduled article of the help centre',
  tags: ['OPS-01', 'HLP-01'],
  args: { address: '/help?article=holiday-hours' },
  parameters: { visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  beforeEach: ({ msw }) => {
    msw.use(answering(contentEntries, [{ id: 'holiday-hours', kind: 'article', slot: 'help:service', words }]));
  },
  play: async () => {
    await expect(await page().findByText(/closed on one day|ایک دن بند/)).toBeVisible();
    await expect(page().getAllByRole('button', { expanded: true })).toHaveLength(1);
    await settled();
  },
};

export const Post: Story = {
  name: 'A scheduled post of the blog',
  tags: ['OPS-01', 'BLG-01'],
  args: { address: '/blog/holiday-story' },
  parameters: { visual: { modes: ['desk'] } },
  beforeEach: ({ msw }) => {
    const from = '2026-01-02T00:00:00Z';
    msw.use(answering(contentEntries, [{ id: 'holiday-story', kind: 'post', slot: 'blog', from, words }]));
  },
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: 'Over the holidays' })).toBeVisible();
    await expect(page().getByText('The desk is closed on one day.')).toBeVisible();
    await settled();
  },
};

export const Agree: Story = {
  name: 'Terms that have changed',
  tags: ['OPS-10'],
  args: { address: '/?modal=agree' },
  parameters: { sandbox: { scenario: 'terms-changed' }, visual: { modes: everyMode } },
  play: async ({ look }) => {
    const dialog = within(await page().findByRole('dialog', { name: say('agree.title') }));
    await dialog.findByRole('button', { name: say('agree.yes') });
    await expect(dialog.getByRole('link', { name: say('agree.withdraw') })).toBeVisible();
    await look('asked');
    await userEvent.click(dialog.getByRole('button', { name: say('agree.yes') }));
    await expect(await page().findByText(say('agree.done'))).toBeVisible();
  },
};

export const OlderTerms: Story = {
  name: 'An older version of the terms',
  tags: ['OPS-10'],
  args: { address: '/terms?version=4.1' },
  parameters: { visual: { modes: ['desk', 'phone-lumen'] } },
  play: async () => {
    await expect(await page().findByText(say('versions.old', { version: '4.1' }))).toBeVisible();
    await expect(page().getByRole('link', { name: say('versions.current') })).toHaveAttribute('href', '/terms');
    await settled();
  },
};
