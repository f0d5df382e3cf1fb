import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../testing/failsAndRetries.ts';
import { dialog, page, query, say } from '../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../testing/StorySite.tsx';
import { change } from '../../testing/world.ts';

const meta = {
  title: 'Pages/PointMall',
  tags: ['PTS-01'],
  ...pageAt('/pointMall'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = { sandbox: { scenario: 'member' } };
const cards = () => [...document.querySelectorAll<HTMLElement>('main article')];
const shows = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));
const passwordIn = (place: HTMLElement) =>
  within(place).findByLabelText(say('money.password'), { selector: 'input', exact: false });

export const OfAMember: Story = {
  name: 'Of a member',
  tags: ['PTS-01', 'NAV-14'],
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    await shows(8);
    await settled();
    await expect(page().getByRole('heading', { level: 1, name: say('points.title') })).toBeVisible();
    await expect(page().getByRole('region', { name: say('home.banner') })).toBeVisible();
    await expect(within(cards()[0] as HTMLElement).getByRole('button')).toBeEnabled();
    await expect(page().getAllByRole('button', { name: new RegExp(say('points.tooDear')) })[0]).toBeDisabled();
    await settled();
    await userEvent.click(page().getByRole('checkbox', { name: say('points.within') }));
    await waitFor(() => expect(query()).toContain('within=1'));
    await waitFor(() =>
      expect(page().queryAllByRole('button', { name: new RegExp(say('points.tooDear')) })).toEqual([]),
    );
    await userEvent.click(page().getByRole('radio', { name: say('points.kind.bonus') }));
    await shows(2);
    await expect(query()).toContain('kind=bonus');
    // A second click after the router handled the first one but before React rendered it; both must count.
    page()
      .getByRole('radio', { name: say('points.kind.all') })
      .click();
    for (let turn = 0; turn < 20; turn++) await null;
    const affordable = page().getByRole('checkbox', { name: say('points.within') });
    affordable.focus();
    affordable.click();
    await shows(8);
    await settled();
  },
};

export const OfAVisitor: Story = {
  name: 'Of a visitor',
  play: async () => {
    await shows(8);
    await expect(page().queryByRole('checkbox')).toBeNull();
    await userEvent.click(page().getByRole('tab', { name: say('points.tab.records') }));
    await expect(await page().findByText(say('visitor.text'))).toBeVisible();
    await userEvent.click(page().getByRole('tab', { name: say('points.tab.rules') }));
    const rules = await page().findByRole('list', { name: say('points.tab.rules') });
    await expect(within(rules).getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(page().getByRole('tab', { name: say('points.tab.rates') }));
    await waitFor(() => expect(page().getAllByRole('row')).toHaveLength(7));
    await expect(page().getByText(say('points.rates.min'))).toBeVisible();
    await settled();
  },
};

export const WhileLoading: Story = {
  name: 'While everything is on its way',
  tags: ['CAT-04'],
  parameters: {
    sandbox: { latencyMs: 600_000 },
    waiting: true,
    visual: { modes: ['desk'] },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(1));
    await expect(page().queryByText(say('list.failed'))).toBeNull();
    await settled();
  },
};

/** With every point that came and went, by type, page after page. */
export const WithTheDetail: Story = {
  name: 'With the detail of the points',
  args: { address: '/pointMall?tab=detail' },
  parameters: member,
  play: async () => {
    const rows = () => page().getAllByRole('row').length;
    await waitFor(() => expect(rows()).toBe(11));
    await settled();
    await userEvent.click(page().getByRole('link', { name: say('frame.next') }));
    await waitFor(() => expect(query()).toContain('page=2'));
    await waitFor(() => expect(rows()).toBe(11));
    await settled();
  },
};

export const WithTheRecords: Story = {
  name: 'With the redemptions',
  tags: ['PTS-02'],
  args: { address: '/pointMall?tab=records&status=rejected' },
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    await waitFor(() => expect(page().getAllByRole('row')).toHaveLength(2));
    const status = say('points.filter.applied', {
      field: say('points.record.status'),
      value: say('points.status.rejected'),
    });
    await settled();
    await userEvent.click(page().getByRole('button', { name: say('lobby.filter.remove', { name: status }) }));
    await waitFor(() => expect(query()).not.toContain('status'));
    await settled();
    await expect(page().getAllByRole('row')).toHaveLength(5);
    const heads = within(page().getByRole('table', { name: say('points.tab.records') }))
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    await expect(heads).toEqual([
      say('points.record.reference'),
      say('points.record.time'),
      say('points.kind'),
      say('points.record.name'),
      say('points.record.quantity'),
      say('points.record.points'),
      say('points.record.amount'),
      say('points.record.status'),
      say('points.record.remark'),
    ]);
    for (const status of ['in-progress', 'approved', 'rejected'] as const) {
      const cells = await within(page().getByRole('table')).findAllByText(say(`points.status.${status}`));
      await expect(cells.length).toBeGreaterThan(0);
    }
    await settled();
  },
};

/** When it fails: it says so and is tried again; without a reward it says that. */
export const WhenItFails: Story = {
  name: 'Failed, then without a reward',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'member+points-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await failsAndRetries({ look, failed: 'list.failed', empty: 'points.none' });
    await settled();
  },
};

export const WhileRedeeming: Story = {
  name: 'While redeeming',
  tags: ['PTS-01', 'FLT-036'],
  args: { address: '/pointMall?modal=redeem&reward=rounds' },
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    const box = await dialog('points.redeem.title');
    await settled();
    const inside = within(box);
    const quantity = await inside.findByLabelText(say('points.record.quantity'), { exact: false });
    const send = () => inside.getByRole('button', { name: new RegExp(say('points.redeem')) });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '6');
    await expect(inside.getByText(say('points.wrong.most', { most: 5 }))).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    await userEvent.type(await passwordIn(box), '111111');
    await userEvent.click(box.querySelector('button[type="submit"]') ?? send());
    await expect(await inside.findByText(say('money.password.left', { left: 4 }))).toBeVisible();
    await change({ rewardsDearer: true });
    await userEvent.clear(await passwordIn(box));
    await userEvent.type(await passwordIn(box), '246810');
    await userEvent.keyboard('{Enter}');
    await expect(await inside.findByText(say('points.changed'))).toBeVisible();
    await waitFor(() =>
      expect(inside.getByRole('button', { name: say('points.redeem.confirm', { points: '1,760' }) })).toBeEnabled(),
    );
    await settled();
    await userEvent.click(inside.getByRole('button', { name: say('points.redeem.confirm', { points: '1,760' }) }));
    await expect(await inside.findByText(say('points.status.approved'))).toBeVisible();
    await change({ rewardsDearer: false });
    await settled();
  },
};

export const WhileConverting: Story = {
  name: 'While converting',
  tags: ['PTS-01', 'FLT-036'],
  args: { address: '/pointMall?modal=convert' },
  parameters: member,
  play: async () => {
    const box = await dialog('points.convert.title');
    const inside = within(box);
    const points = await inside.findByRole('textbox', { name: new RegExp(say('points.detail.points')) });
    const send = () => userEvent.click(box.querySelector<HTMLElement>('button[type="submit"]') ?? box);
    await userEvent.type(points, '50');
    await expect(inside.getByText(say('points.wrong.below', { points: '100' }))).toBeVisible();
    await userEvent.clear(points);
    await userEvent.type(points, '1200');
    await userEvent.type(await passwordIn(box), '246810');
    const receive = () => inside.getByText(say('points.convert.receive')).closest('div')?.textContent;
    await waitFor(() => expect(receive()).toMatch(/1,?2/));
    await settled();
    await change({ pointRate: 200 });
    await send();
    await expect(await inside.findByText(say('points.changed'))).toBeVisible();
    await waitFor(() => expect(receive()).toContain('6'));
    await settled();
    await send();
    await expect(await inside.findByText(say('points.status.approved'))).toBeVisible();
    await change({ pointRate: 100 });
    await settled();
  },
};

export const WhileNobodyKnows: Story = {
  name: 'While nobody knows whether it went through',
  tags: ['FLT-029'],
  args: { address: '/pointMall?modal=redeem&reward=rounds' },
  parameters: { ...member, visual: { modes: ['desk'] } },
  play: async () => {
    const box = await dialog('points.redeem.title');
    await userEvent.type(await passwordIn(box), '246810');
    await change({ faults: [{ call: 'redeemPointReward', kind: 'reset' }] });
    await userEvent.keyboard('{Enter}');
    const what = say('points.redeem.what', { name: 'Free rounds × 50', quantity: 1 });
    await waitFor(() => expect(within(box).getByText(/× 1/)).toBeVisible(), { timeout: 8000 });
    await expect(within(box).queryByRole('textbox')).toBeNull();
    await expect(what).toContain('1');
    await waitFor(() => expect(within(box).getByText(/^R\d{10}$/)).toBeVisible(), { timeout: 8000 });
    await change({ faults: [] });
    await settled();
  },
};
