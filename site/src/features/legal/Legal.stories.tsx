import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failsAndRetries } from '../../testing/failsAndRetries.ts';
import { page, say } from '../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Terms and privacy',
  ...pageAt('/terms'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const items = () => document.querySelectorAll('main li');

export const Terms: Story = {
  name: 'The terms',
  tags: ['REG-08', 'SAF-02'],
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: say('legal.terms') })).toBeVisible();
    await page().findByRole('link', { name: say('feedback.title') });
    await settled();
    await expect(items()).toHaveLength(5);
  },
};

export const Privacy: Story = {
  name: 'The privacy notice, at its own address',
  tags: ['REG-08'],
  args: { address: '/privacy' },
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: say('legal.privacy') })).toBeVisible();
    await settled();
    await expect(items()).toHaveLength(3);
  },
};

export const NotPublished: Story = {
  name: 'Terms that nobody has published',
  tags: ['CAT-04'],
  parameters: { sandbox: { scenario: 'empty' }, visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByText(say('legal.missing'))).toBeVisible();
    await expect(page().getByRole('link', { name: say('help.title') })).toHaveAttribute('href', '/help');
    await settled();
  },
};

export const Failed: Story = {
  name: 'Terms that fail',
  tags: ['ERR-02'],
  parameters: { visual: { looksLike: 'terms' }, sandbox: { scenario: 'help-500' } },
  play: async ({ look }) => {
    await failsAndRetries({ look, failed: 'list.failed' });
    await page().findByRole('list');
    await settled();
    await expect(items()).toHaveLength(5);
  },
};
