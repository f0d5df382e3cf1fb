import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '../../../testing/loading.ts';
import { page, query, say } from '../../../testing/queries.ts';
import { bodyRows, dropFilter, filterBy, pickDays, recordTable } from '../../../testing/recordQueries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

const address = '/nowhere?modal=member&centre=personalHistoryCopy';

const meta = {
  title: 'Pages/Member/Bets',
  ...pageAt(address),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = { sandbox: { scenario: 'member' } };
const bets = () => recordTable('member.page.personalHistoryCopy');

const positionOf = (first: number) =>
  say('records.position', { first: '@', last: '#', total: '%' })
    .replace('@', `\u2066${first}\u2069`)
    .replace('#', '.+')
    .replace('%', '.+');

export const OfAMember: Story = {
  name: 'Of a member',
  tags: ['MEM-08', 'MEM-17', 'FLT-077'],
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    const table = await bets();
    await expect(bodyRows(table)).toHaveLength(10);
    await settled();
    const total = () => table.querySelector('tfoot')?.textContent ?? '';
    const ofSeven = total();
    await userEvent.click(page().getByRole('link', { name: say('frame.next') }));
    await waitFor(() => expect(query()).toContain('c-page=2'));
    await settled();
    await expect(total()).toBe(ofSeven);
    await userEvent.click(page().getByRole('link', { name: say('frame.next') }));
    await pickDays('records.days.30');
    await waitFor(() => expect(query()).toContain('c-days=30'));
    await expect(query()).not.toContain('r-page');
    await settled();
    await expect(page().getByText(new RegExp(positionOf(1)))).toBeVisible();
    await expect(total()).not.toBe(ofSeven);
    await filterBy('records.status', 'lost');
    await settled();
    const rows = bodyRows(await bets());
    await expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) await expect(within(row).getByText(say('records.bet.lost'))).toBeVisible();
    await dropFilter('records.status', 'records.bet.lost');
    await waitFor(() => expect(query()).not.toContain('r-status'));
    await pickDays('records.days.7');
    await settled();
    await expect(total()).toBe(ofSeven);
  },
};

export const WithDatesOfOnesOwn: Story = {
  name: 'With days of one’s own',
  tags: ['MEM-08'],
  args: { address: `${address}&c-first=2026-03-01&c-last=2026-03-05` },
  parameters: { ...member, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async () => {
    await bets();
    const days = page().getByRole('textbox', { name: say('records.days') });
    await expect(days).toHaveValue('2026-03-01 – 2026-03-05');
    await userEvent.clear(days);
    await userEvent.type(days, '2027-01-01');
    await userEvent.tab();
    await expect(await page().findByText(say('records.range.problem.future'))).toBeVisible();
    await expect(query()).toContain('c-first=2026-03-01');
    // A single day is already a valid range, so its address arrives while the user types on.
    await Promise.all(['2020-01-01', '2020-01-01 – 2020'].map((value) => fireEvent.input(days, { target: { value } })));
    await waitFor(() => expect(query()).toContain('c-last=2020-01-01'));
    await settled();
    await expect(days).toHaveValue('2020-01-01 – 2020');
    await fireEvent.input(days, { target: { value: '2020-01-01 – 2020-01-02' } });
    await waitFor(() => expect(query()).toContain('c-last=2020-01-02'));
    await expect(await page().findByText(say('records.empty'))).toBeVisible();
    await settled();
    await userEvent.click(page().getByRole('button', { name: say('records.empty.reset') }));
    await waitFor(() => expect(bodyRows(page().getByRole('table'))).toHaveLength(10));
    await expect(query()).not.toContain('r-first');
    await settled();
  },
};

export const WithOneBetOpen: Story = {
  name: 'With one bet open',
  tags: ['MEM-08'],
  args: { address: `${address}&c-open=B999999999` },
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    await expect(await page().findByText(say('records.detail.missing'))).toBeVisible();
    await userEvent.click(page().getByRole('link', { name: say('records.detail.close') }));
    const link = within(await bets()).getAllByRole('link')[3] as HTMLElement;
    const reference = link.textContent ?? '';
    await settled();
    await userEvent.click(link);
    await expect(await page().findByRole('heading', { level: 3 })).toHaveTextContent(reference);
    await expect(query()).toContain(`c-open=${reference}`);
    await expect(await page().findByText(say('records.payout'))).toBeVisible();
    const back = page().getByRole('link', { name: say('records.detail.close') });
    await expect(back).toHaveFocus();
    await settled();
    await userEvent.click(back);
    await bets();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(reference));
    await userEvent.click(document.activeElement as HTMLElement);
    await page().findByRole('heading', { level: 3 });
    await settled();
  },
};

export const WhileLoading: Story = { name: 'While everything is on its way', tags: ['MEM-17'], ...loading() };

export const WhenItFails: Story = {
  name: 'When it fails, or a network wants a sign-in first',
  tags: ['MEM-17', 'ERR-02', 'FLT-074'],
  parameters: { sandbox: { scenario: 'member+records-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    const retry = await page().findByRole('button', { name: say('frame.retry') });
    await expect(page().getByText(say('records.failed'))).toBeVisible();
    await settled();
    await change({ faults: [{ call: 'bettingRecords', kind: 'html' }] });
    await look('failed');
    await userEvent.click(retry);
    await page().findByText(say('error.captive-portal'));
    await change({ faults: [] });
    await userEvent.click(page().getByRole('button', { name: say('frame.retry') }));
    await bets();
    await change({ faults: [{ call: 'bettingRecords', kind: '500' }] });
    await userEvent.click(await page().findByRole('button', { name: say('records.export') }));
    await expect(await page().findByText(new RegExp(say('records.export.failed')))).toBeVisible();
    await expect(bodyRows(page().getByRole('table'))).toHaveLength(10);
    await settled();
  },
};
