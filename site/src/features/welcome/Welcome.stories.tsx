import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { page, say } from '../../testing/queries.ts';
import { everyMode, pageAt, settled, siteAt } from '../../testing/StorySite.tsx';
import { change } from '../../testing/world.ts';

const meta = {
  title: 'Pages/Welcome',
  ...pageAt('/welcome'),
  parameters: {
    ...pageAt('/welcome').parameters,
    sandbox: { scenario: 'vip' },
    visual: { extent: 'screen', modes: ['desk'] },
  },
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates a registration after a game was chosen. */
function registered(account = 'demo.vip', offer: string | null = null) {
  const game = { id: 'g-1', title: 'Amber Dragon', picture: '/art/games/OMB/OMB-1.svg' };
  localStorage.setItem('firstSteps', JSON.stringify({ account, game, offer }));
  return () => localStorage.removeItem('firstSteps');
}

const card = (title: Parameters<typeof say>[0]) => page().findByRole('region', { name: say(title) });
const press = async (place: HTMLElement, id: Parameters<typeof say>[0]) =>
  userEvent.click(await within(place).findByRole('button', { name: say(id) }));

export const OfANewPlayer: Story = {
  name: 'Of a new player',
  tags: ['REG-14'],
  ...siteAt('/welcome'),
  parameters: {
    ...siteAt('/welcome').parameters,
    sandbox: { scenario: 'vip' },
    visual: { extent: 'screen', modes: everyMode },
  },
  beforeEach: () => registered(),
  play: async () => {
    await within(await card('welcome.limits')).findByRole('button', { name: say('welcome.limits.use') });
    const offers = await within(await card('welcome.offer')).findAllByRole('radio');
    await expect(offers.at(-1)).toBeChecked();
    await expect(await page().findByRole('link', { name: say('game.play', { title: 'Amber Dragon' }) })).toBeVisible();
    await settled();
  },
};

export const LimitsRefused: Story = {
  name: 'Limits that are not taken',
  tags: ['REG-14', 'RSP-03'],
  parameters: { visual: { modes: [] } },
  play: async () => {
    const limits = await card('welcome.limits');
    await change({ faults: [{ call: 'setPlayLimit', kind: '500' }] });
    await press(limits, 'welcome.limits.use');
    await within(limits).findByText(/\S/, { selector: '[role=alert] *, [role=alert]' });
    await change({ faults: [] });
    await press(limits, 'welcome.limits.use');
    await within(limits).findByText(say('welcome.done'));
    await expect(await within(limits).findAllByRole('definition')).toHaveLength(3);
  },
};

/** With everything done nothing waits any more, and the offer that was kept is still kept. */
export const AllDone: Story = {
  name: 'All done',
  tags: ['REG-14'],
  parameters: { sandbox: { scenario: 'pending' }, visual: { modes: [] } },
  beforeEach: () => registered('demo.pending', 'p-newbie'),
  play: async () => {
    await press(await card('welcome.limits'), 'welcome.limits.use');
    for (const title of ['welcome.limits', 'welcome.deposit'] as const)
      await within(await card(title)).findByText(say('welcome.done'));
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('firstSteps') ?? '')).toMatchObject({ done: true, offer: 'p-newbie' }),
    );
  },
};
