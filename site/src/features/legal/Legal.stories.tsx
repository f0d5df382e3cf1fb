import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { page, say } from '../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../testing/StorySite.tsx';
import { change } from '../../testing/world.ts';

const meta = {
  title: 'Pages/Terms and privacy',
  ...pageAt('/terms'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const items = () => document.querySelectorAll('main li');

/** The operator’s own words, with somebody to ask below. */
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

export const OnItsWay: Story = {
  name: 'The terms on their way',
  tags: ['CAT-04'],
  parameters: { sandbox: { scenario: 'slow' }, waiting: true, visual: { modes: ['desk'] } },
};

/** Said, with the ways to get them. */
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

/** Why, and another try brings them. */
export const Failed: Story = {
  name: 'Terms that fail',
  tags: ['ERR-02'],
  parameters: { visual: { looksLike: 'terms' }, sandbox: { scenario: 'help-500' } },
  play: async ({ look }) => {
    await expect(await page().findByText(say('list.failed'))).toBeVisible();
    await change({ faults: [] });
    await look('failed');
    await userEvent.click(page().getByRole('button', { name: say('frame.retry') }));
    await page().findByRole('list');
    await settled();
    await expect(items()).toHaveLength(5);
  },
};
