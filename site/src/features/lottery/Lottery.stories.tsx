import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { pass } from '../../testing/fakeTime.ts';
import { dialog, page, query, say } from '../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../testing/StorySite.tsx';
import { change, typed } from '../../testing/world.ts';

const meta = {
  title: 'Pages/Lottery',
  ...pageAt('/lottery?gameCode=SVH-1&vendor=SVH&playType=2D'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => page().findByRole('button', { name });
const slip = async () =>
  page().findByRole('region', { name: new RegExp(`${say('lottery.slip')}|${say('lottery.review.title')}`) });
const row = async (at: number) => {
  const board = await page().findByRole('group', { name: say('lottery.board') });
  const found = within(board).getAllByRole('toolbar')[at];
  if (!found) throw new Error(`the board has no row ${at}`);
  return found;
};
/** Matches a message with any text in its variable parts. */
const like = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*'));

async function addLine() {
  await userEvent.click(within(await row(0)).getByRole('button', { name: '1' }));
  (await row(0)).querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  await userEvent.keyboard('4');
  await userEvent.click(within(await row(1)).getByRole('button', { name: '7' }));
  const stake = await page().findByRole('textbox', { name: say('lottery.stake') });
  await userEvent.clear(stake);
  await userEvent.type(stake, typed('play', 2));
  await userEvent.click(await button(say('lottery.add', { bets: 2 })));
}

async function review() {
  await addLine();
  await userEvent.click(await button(say('lottery.review')));
  await waitFor(async () => expect(within(await slip()).getByRole('heading')).toHaveFocus());
}

const place = async () => userEvent.click(await button(like(say('lottery.place', { amount: '…' }))));

export const OfAMember: Story = {
  name: 'Of a member',
  tags: ['GAM-09', 'CAT-03', 'NAV-05'],
  parameters: { sandbox: { scenario: 'member' }, visual: { extent: 'usual', modes: everyMode } },
  play: async () => {
    await page().findByRole('heading', { level: 1, name: /3D 1-min/ });
    await userEvent.click(await button(say('lottery.add', { bets: 0 })));
    await expect(page().getByText(say('lottery.pick.missing'))).toBeVisible();
    await expect(page().getByText(say('lottery.stake.missing'))).toBeVisible();
    await addLine();
    const panel = await slip();
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(1);
    await expect(panel).toHaveTextContent('14 · 7');
    await expect(panel).toHaveTextContent(/4(\.00)?/);
    await expect(panel).toHaveTextContent(/19,?0/);
    await settled();
  },
};

export const WithAPlacedBet: Story = {
  name: 'With a placed bet',
  tags: ['GAM-09', 'FLT-034', 'FLT-123'],
  parameters: { sandbox: { scenario: 'member' } },
  play: async () => {
    await review();
    await expect(await slip()).toHaveTextContent(like(say('lottery.place', { amount: '…' })));
    const send = await button(like(say('lottery.place', { amount: '…' })));
    await userEvent.dblClick(send);
    await page().findByText(like(say('lottery.taken', { amount: '…', name: '…', issue: '…', id: '…' })));
    await userEvent.click(page().getByRole('radio', { name: say('lottery.records.bets') }));
    await waitFor(() => expect(query()).toContain('records=bets'));
    const records = await page().findByRole('table', { name: say('lottery.records.bets') });
    await within(records).findByText(say('lottery.status.unsettled'));
    await expect(within(records).getAllByText(say('lottery.status.unsettled'))).toHaveLength(1);
    pass(60_000);
    await waitFor(() => expect(within(records).queryByText(say('lottery.status.unsettled'))).toBeNull(), {
      timeout: 8000,
    });
    await expect(
      within(records).getByText(new RegExp(`${say('lottery.status.won')}|${say('lottery.status.lost')}`)),
    ).toBeVisible();
    await settled();
  },
};

export const WithClosedBets: Story = {
  name: 'With closed bets',
  tags: ['FLT-105', 'FLT-107', 'FLT-125'],
  parameters: { sandbox: { scenario: 'member' } },
  play: async () => {
    await review();
    pass(50_000);
    const voice = () =>
      page()
        .getAllByRole('status')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(voice()).toContain(say('lottery.voice.left', { seconds: 5 })), { timeout: 4000 });
    pass(6000);
    await page().findByText(say('lottery.why.closed'), {}, { timeout: 4000 });
    await expect(await button(like(say('lottery.place', { amount: '…' })))).toBeDisabled();
    pass(4000);
    await page().findByText(like(say('lottery.missed', { issue: '…' })), {}, { timeout: 8000 });
    await expect(await button(say('lottery.review'))).toBeEnabled();
    await settled();
  },
};

/** Checks the result and never resends. */
export const WithAnUnknownResult: Story = {
  name: 'With an unknown result',
  tags: ['FLT-029', 'FLT-031'],
  parameters: { sandbox: { scenario: 'member' } },
  play: async () => {
    await review();
    await change({
      faults: [
        { call: 'placeBet', kind: 'html', times: 3 },
        { call: 'moneyFate', kind: '500' },
      ],
    });
    await place();
    const checking = like(say('lottery.checking', { amount: '…', name: '…', issue: '…' }));
    await page().findByText(checking, {}, { timeout: 8000 });
    await expect(page().getByText(say('lottery.why.open'))).toBeVisible();
    await expect(JSON.parse(localStorage.getItem('moneyIntents') ?? '[]')).toMatchObject([
      { bet: { code: 'SVH-1', total: expect.stringMatching(/^4/) } },
    ]);
    await change({ faults: [] });
    await page().findByText(like(say('lottery.notTaken', { name: '…', issue: '…' })), {}, { timeout: 8000 });
    await expect(localStorage.getItem('moneyIntents')).toBeNull();
    await settled();
    (await slip()).scrollIntoView({ block: 'start' });
  },
};

export const OfAVisitor: Story = {
  name: 'Of a visitor',
  tags: ['GAM-01', 'SES-01'],
  args: { address: '/vnlottery' },
  play: async () => {
    await page().findByRole('table', { name: say('lottery.records.vn') });
    const heart = (await page().findAllByRole('button', { name: like(say('game.favourite', { title: '…' })) }))[0];
    await userEvent.click(heart as HTMLElement);
    const form = await dialog('login.title');
    await expect(localStorage.getItem('LOTTFAV')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeVisible());
    await userEvent.click(await button(say('lottery.sign.B')));
    await userEvent.type(await page().findByRole('textbox', { name: say('lottery.stake') }), typed('play', 2));
    await userEvent.click(await button(say('lottery.add', { bets: 1 })));
    await expect(await button(say('lottery.signIn'))).toBeEnabled();
    await expect(within(await slip()).getAllByRole('listitem')).toHaveLength(1);
    await settled();
  },
};

export const OnItsWay: Story = {
  parameters: { sandbox: { latencyMs: 600_000 }, waiting: true },
};

export const Failed: Story = {
  name: 'Failed',
  tags: ['ERR-01', 'FLT-053'],
  args: { address: '/lottery?gameCode=NOPE-1' },
  play: async ({ look }) => {
    await page().findByText(say('lottery.unknown'));
    await userEvent.click(await button(say('lottery.list.popular')));
    await waitFor(() => expect(query()).not.toContain('NOPE'));
    await page().findByRole('group', { name: say('lottery.board') });
    // Requests still in flight would fail as well.
    await settled();
    await change({
      faults: ['popularLotteries', 'vnGames', 'drawHistory', 'runningDraw'].map((call) => ({
        call,
        kind: '500' as const,
      })),
    });
    await userEvent.click(page().getByRole('radio', { name: say('lottery.list.vn') }));
    await waitFor(
      () => expect(page().getAllByText(like(say('error.server', { reference: '…' }))).length).toBeGreaterThan(0),
      { timeout: 8000 },
    );
    await change({ faults: [] });
    await look('failed');
    await userEvent.click((await page().findAllByRole('button', { name: say('frame.retry') }))[0] as HTMLElement);
    await waitFor(() => expect(page().getAllByRole('link', { name: /5D|3D|4D/ }).length).toBeGreaterThan(5));
    await change({ faults: [{ call: 'drawHistory', kind: '500' }] });
    await userEvent.click(await page().findByRole('link', { name: say('frame.next') }));
    await page().findByText(say('list.failed'), {}, { timeout: 8000 });
    await settled();
  },
};

/** Network state for the story below; survives a change in the toolbar. */
let online = true;
const connect = (on: boolean) => {
  online = on;
  dispatchEvent(new Event(on ? 'online' : 'offline'));
};

export const Offline: Story = {
  name: 'Offline',
  tags: ['ERR-03', 'FLT-071'],
  parameters: { sandbox: { scenario: 'member' } },
  beforeEach: () => {
    const onLine = spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
    return () => onLine.mockRestore();
  },
  play: async () => {
    connect(true);
    await review();
    connect(false);
    await page().findByText(say('lottery.why.offline'));
    await expect(await button(like(say('lottery.place', { amount: '…' })))).toBeDisabled();
    connect(true);
    await waitFor(async () => expect(await button(like(say('lottery.place', { amount: '…' })))).toBeEnabled());
    connect(false);
    await page().findByText(say('lottery.why.offline'));
    await settled();
  },
};
