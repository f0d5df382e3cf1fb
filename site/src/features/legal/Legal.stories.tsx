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

export const Terms: Story = {
  name: 'REG-08 SAF-02 the terms: the operator’s own words, with somebody to ask below',
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: say('legal.terms') })).toBeVisible();
    await page().findByRole('link', { name: say('feedback.title') });
    await settled();
    await expect(items()).toHaveLength(5);
  },
};

export const Privacy: Story = {
  name: 'REG-08 the privacy notice, at its own address',
  args: { address: '/privacy' },
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: say('legal.privacy') })).toBeVisible();
    await settled();
    await expect(items()).toHaveLength(3);
  },
};

export const OnItsWay: Story = {
  name: 'CAT-04 the terms on their way',
  parameters: { sandbox: { scenario: 'slow' }, waiting: true, visual: { modes: ['desk'] } },
};

export const NotPublished: Story = {
  name: 'CAT-04 terms that nobody has published: said, with the ways to get them',
  parameters: { sandbox: { scenario: 'empty' }, visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByText(say('legal.missing'))).toBeVisible();
    await expect(page().getByRole('link', { name: say('help.title') })).toHaveAttribute('href', '/help');
    await settled();
  },
};

export const Failed: Story = {
  name: 'ERR-02 terms that fail: why, and another try brings them',
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
