import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { address, dialog, go, page, say, section } from '../../../testing/queries.ts';
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

/** Seats, stakes and states; joining opens the login. */
export const OfAVisitor: Story = {
  name: 'Of a visitor',
  tags: ['GAM-07', 'GAM-01'],
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    await waitFor(async () => expect(await rooms()).toHaveLength(8));
    // A room whose game rests is closed too.
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

/** A press takes the seat and opens its game. */
export const OfAMember: Story = {
  name: 'Of a member',
  tags: ['GAM-07'],
  parameters: { sandbox: { scenario: 'member' }, waiting: true, visual: { modes: [] } },
  play: async () => {
    await waitFor(async () => expect((await openOnes()).length).toBeGreaterThan(0));
    await userEvent.click((await openOnes())[0] as HTMLElement);
    await waitFor(() => expect(address().search).toMatch(/^\?vendor=KDR&room=KDR-R\d$/));
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    await expect(await page().findByRole('link', { name: say('play.lobby') })).toHaveAttribute(
      'href',
      '/pvp?vendor=KDR',
    );
    await settled();
  },
};

/** Said in their place and tried again; a studio without rooms shows none. */
export const Failed: Story = {
  name: 'When they fail',
  tags: ['CAT-04'],
  parameters: { sandbox: { scenario: 'rooms-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await page().findByText(say('rooms.failed'));
    const place = await section('rooms.title');
    await change({ faults: [] });
    await look('failed');
    await userEvent.click(within(place).getByRole('button', { name: say('frame.retry') }));
    await waitFor(async () => expect(await rooms()).toHaveLength(8));
    go('/pvp?vendor=RKW');
    await waitFor(() => expect(page().queryByRole('region', { name: say('rooms.title') })).toBeNull());
    await change({ faults: [{ call: 'roomList', kind: '500' }] });
    go('/pvp?vendor=TMS');
    await expect(await page().findByText(say('rooms.failed'))).toBeVisible();
    await settled();
  },
};
