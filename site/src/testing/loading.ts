import { expect, waitFor } from 'storybook/test';
import { page, say } from './queries.ts';
import { settled } from './StorySite.tsx';

export const loading = (scenario = 'member') => ({
  parameters: {
    sandbox: { scenario, latencyMs: 600_000 },
    waiting: true,
    visual: { modes: ['desk'] as const },
  },
  play: async () => {
    const waiting = () => document.querySelectorAll('[role="dialog"] [aria-busy="true"]').length;
    await waitFor(() => expect(waiting()).toBeGreaterThan(0));
    await expect(page().queryByText(say('list.failed'))).toBeNull();
    await settled();
  },
});
