import { blogPosts } from '@baize/gateway';
import { LoadFrame, Skeleton, Text } from '@baize/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { startTransition, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useText } from '../core/language/useText.ts';
import { page } from '../testing/queries.ts';
import { StorySite, settled, siteAt } from '../testing/StorySite.tsx';
import { loadOf } from './load.ts';
import { useEndpoint } from './useEndpoint.ts';

function Demo() {
  const text = useText();
  const [asked, setAsked] = useState<number | null>(null);
  const [last, setLast] = useState(0);
  const answer = useEndpoint(blogPosts, asked === null ? null : { page: asked, pageSize: 1, language: 'EN' });
  const another = () => {
    setLast(last + 1);
    setAsked(last + 1);
  };
  return (
    <main>
      <button type="button" onClick={another}>
        Open another
      </button>
      <button type="button" onClick={() => startTransition(() => setAsked(null))}>
        Leave
      </button>
      <button type="button" onClick={() => startTransition(() => setAsked(last))}>
        Open again
      </button>
      {asked !== null && (
        <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="line" />}>
          <Text>Page {asked} is here</Text>
        </LoadFrame>
      )}
    </main>
  );
}

const meta = {
  title: 'Pages/Reads',
  ...siteAt('/nowhere'),
  render: () => (
    <StorySite>
      <Demo />
    </StorySite>
  ),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => page().getByRole('button', { name }).click();

const here = (place: number) => page().queryByText(`Page ${place} is here`);
const waiting = () => document.querySelector('main [aria-busy="true"]');

export const LeftAndOpenedAgain: Story = {
  name: 'A read that is left and opened again before its answer came',
  tags: ['FLT-075', 'NAV-19'],
  parameters: { visual: { modes: [] } },
  play: async ({ msw }) => {
    msw.use(
      http.get(blogPosts.path, async () => {
        await delay(40);
      }),
    );
    const missing: number[] = [];
    for (let place = 1; place <= 3; place++) {
      press('Open another');
      await waitFor(() => expect(waiting()).not.toBeNull());
      press('Leave');
      await waitFor(() => expect(waiting()).toBeNull());
      press('Open again');
      await waitFor(() => expect(here(place)).toBeVisible()).catch(() => missing.push(place));
    }
    await expect(missing).toEqual([]);
    await settled();
  },
};
