import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { dialog, go, page, say, section } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Rooms',
  ...pageAt('/pvp?vendor=KDR'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const rooms = async () => within(await section('rooms.title')).findAllByRole('article');
const joins = async () => within(await section('rooms.title')).queryAllByRole('button', { name: /.{5,}/ });
const openOnes = async () => (await joins()).filter((button) => button.textContent === say('rooms.join'));

export const OfAVisitor: Story = {
  name: 'Of a visitor',
  tags: ['GAM-07', 'GAM-01'],
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    await waitFor(async () => expect(await rooms()).toHaveLength(8));
    // A room whose game is in maintenance is closed too.
    for (const state of ['full', 'closed'] as const)
      await expect(page().getAllByText(say(`rooms.state.${state}`)).length).toBeGreaterThan(0);
    const open = await openOnes();
    await expect(open.length).toBeGreaterThan(0);
    await expect(open.length).toBeLessThanOrEqual(6);
    await userEvent.click(open[0] as HTMLElement);
    await dialog('login.title');
    go('/pvp?vendor=KDR');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await settled();
  },
};

export const Failed: Story = {
  name: 'When they fail',
  tags: ['CAT-04'],
  parameters: { sandbox: { scenario: 'rooms-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await failsAndRetries({ look, root: await section('rooms.title'), failed: 'rooms.failed' });
    await waitFor(async () => expect(await rooms()).toHaveLength(8));
    go('/pvp?vendor=RKW');
    await waitFor(() => expect(page().queryByRole('region', { name: say('rooms.title') })).toBeNull());
    await change({ faults: [{ call: 'roomList', kind: '500' }] });
    go('/pvp?vendor=TMS');
    await expect(await page().findByText(say('rooms.failed'))).toBeVisible();
    await settled();
  },
};
