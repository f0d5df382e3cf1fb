import { stopAllPlay } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../testing/answers.ts';
import { dialog, page, say } from '../../testing/queries.ts';
import { everyMode, settled, siteAt } from '../../testing/StorySite.tsx';

const site = siteAt('/nowhere');
const staged = site.parameters;
const under = (scenario: string, visual: object = { modes: [] }) => ({
  ...staged,
  waiting: true,
  sandbox: { ...staged.sandbox, scenario: `member+${scenario}` },
  visual: { extent: 'screen' as const, ...visual },
});

const meta = {
  title: 'Pages/Safety',
  ...site,
  beforeEach: [
    site.beforeEach,
    () => () => {
      localStorage.removeItem('stop');
      localStorage.removeItem('touchedAt');
    },
  ],
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const game = { address: '/game?id=100001' };
const press = (name: string) =>
  page()
    .findByRole('button', { name })
    .then((found) => userEvent.click(found));
const heading = (name: string) => page().findByRole('heading', { name });
const stopped = () => heading(say('safety.stopped', { hours: 24 }));

export const Stopped: Story = {
  name: 'rest.panic: one press in the bar stops all play',
  tags: ['JUR-27', 'JUR-03'],
  parameters: under('jurisdiction-de+duties-done', { modes: everyMode }),
  play: async () => {
    await press(say('safety.stop', { hours: 24 }));
    await expect(await stopped()).toBeVisible();
    await expect(page().queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(page().queryByText(say('safety.stopped.telling'), { exact: false })).toBeNull());
    await expect(page().getByRole('link', { name: say('safety.withdraw') })).toBeVisible();
    await settled();
  },
};

export const StoppedInAGame: Story = {
  name: 'It stops beside a game, also while the call fails',
  tags: ['JUR-27'],
  args: game,
  parameters: under('jurisdiction-de+duties-done'),
  play: async ({ msw }) => {
    msw.use(failing(stopAllPlay, { status: 503 }));
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    await press(say('safety.stop.long', { hours: 24 }));
    await stopped();
    await expect(document.querySelector('iframe')).toBeNull();
    await expect(page().getByText(say('safety.stopped.telling'), { exact: false })).toBeVisible();
    await settled();
    await expect(page().getByText(say('safety.stopped.telling'), { exact: false })).toBeVisible();
    await expect(page().queryByRole('alert')).toBeNull();
  },
};

/** The other tab wrote the stop: this one needs no call to shut. */
export const StoppedElsewhere: Story = {
  name: 'A stop in another tab shuts this one',
  tags: ['JUR-27'],
  args: game,
  parameters: under('jurisdiction-de+duties-done'),
  play: async () => {
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    const from = Date.now();
    const stop = { account: 'demo.member', from, until: from + 86_400_000, told: true };
    localStorage.setItem('stop', JSON.stringify(stop));
    dispatchEvent(new StorageEvent('storage', { key: 'stop' }));
    await stopped();
    await expect(document.querySelector('iframe')).toBeNull();
    await settled();
  },
};

export const PauseComing: Story = {
  name: 'The pause is announced below the game',
  tags: ['JUR-28'],
  args: game,
  parameters: under('jurisdiction-de+duties-done+played-58'),
  play: async () => {
    const [words = ''] = say('safety.pause.notice', { minutes: 5, left: '#' }).split('#');
    await expect(await page().findByText(words, { exact: false }, { timeout: 4_000 })).toBeVisible();
    await settled();
  },
};

export const PauseRunning: Story = {
  name: 'session.breakAfter: the pause stands in place of the game',
  tags: ['JUR-28', 'JUR-03'],
  args: game,
  parameters: under('jurisdiction-de+duties-done+played-60', { modes: [] }),
  play: async () => {
    await expect(await heading(say('safety.pause'))).toBeVisible();
    await expect(page().getByText(/^[45]:\d\d$/)).toBeVisible();
    await expect(page().getByRole('link', { name: say('safety.withdraw') })).toBeVisible();
    await expect(document.querySelector('iframe')).toBeNull();
    await settled();
  },
};

export const SummaryDue: Story = {
  name: 'login.summary: only its own answer closes it',
  tags: ['JUR-30', 'JUR-03'],
  parameters: under('jurisdiction-de', { modes: everyMode }),
  play: async ({ look }) => {
    const name = say('safety.summary', { days: 30 });
    const box = await page().findByRole('dialog', { name });
    await within(box).findByText(say('safety.summary.withdrawn'));
    await userEvent.keyboard('{Escape}');
    await expect(box).toBeVisible();
    await expect(within(box).queryByRole('button', { name: say('frame.close') })).toBeNull();
    await settled();
    await look('open');
    await userEvent.click(within(box).getByRole('button', { name: say('safety.summary.seen') }));
    await waitFor(() => expect(page().queryByRole('dialog', { name })).toBeNull());
    await settled();
  },
};

/** Looks that could make one answer look stronger than the other. */
const weightOf = (button: HTMLElement) => {
  const { width, height } = button.getBoundingClientRect();
  const { color, backgroundColor, boxShadow, borderColor, fontSize, fontWeight } = getComputedStyle(button);
  return {
    width: Math.round(width),
    height: Math.round(height),
    color,
    backgroundColor,
    boxShadow,
    borderColor,
    fontSize,
    fontWeight,
  };
};

export const LimitsAtTheStart: Story = {
  name: 'limit.atStart: both answers weigh the same',
  tags: ['JUR-19', 'JUR-38', 'JUR-03'],
  args: game,
  parameters: { ...under('jurisdiction-gb', { modes: everyMode, widths: 'both' }) },
  play: async ({ look }) => {
    const box = await dialog('safety.start.title');
    for (const field of within(box).getAllByRole('textbox')) await expect(field).toHaveValue('');
    const set = within(box).getByRole('button', { name: say('safety.start.set') });
    const without = within(box).getByRole('button', { name: say('safety.start.without') });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await expect(weightOf(set)).toEqual(weightOf(without));
    await settled();
    await look('open');
    await userEvent.click(without);
    const second = await dialog('safety.start.again');
    const [back, on] = within(second).getAllByRole('button');
    if (!back || !on) throw new Error('two answers are missing');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await expect(weightOf(back)).toEqual(weightOf(on));
    await userEvent.click(within(second).getByRole('button', { name: say('safety.start.without') }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    await settled();
  },
};

export const LimitRequired: Story = {
  name: 'limit.startKinds: where required, no way without',
  tags: ['JUR-19'],
  args: { address: '/nowhere?modal=member&centre=depositv2' },
  parameters: under('jurisdiction-missing'),
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: say('safety.summary.seen') }));
    const box = await dialog('safety.start.required');
    await expect(within(box).queryByRole('button', { name: say('safety.start.without') })).toBeNull();
    await userEvent.type(within(box).getAllByRole('textbox')[0] as HTMLElement, '50');
    await userEvent.click(within(box).getByRole('button', { name: say('safety.start.set') }));
    await waitFor(() => expect(page().queryByRole('dialog', { name: say('safety.start.required') })).toBeNull());
    await expect(await page().findByRole('radio', { name: /Tallyscan/ })).toBeVisible();
    await settled();
  },
};

export const PlayingElsewhere: Story = {
  name: 'session.oneOperator: wait after playing elsewhere',
  tags: ['JUR-12', 'JUR-03'],
  args: game,
  parameters: under('jurisdiction-de+duties-done+playing-elsewhere'),
  play: async () => {
    await expect(await page().findByText(say('safety.elsewhere'))).toBeVisible();
    await expect(document.querySelector('iframe')).toBeNull();
    await settled();
  },
};

export const Idle: Story = {
  name: 'login.idleMinutes: a warning, and a touch stays',
  tags: ['JUR-29', 'JUR-03'],
  parameters: under('idle-logout'),
  play: async () => {
    await page().findByRole('region', { name: say('session.bar') });
    await waitFor(() => expect(localStorage.getItem('touchedAt')).not.toBeNull());
    localStorage.setItem('touchedAt', String(Date.now() - 61_000));
    dispatchEvent(new StorageEvent('storage', { key: 'touchedAt' }));
    const box = await page().findByRole('alertdialog', { name: say('expiry.title') });
    await settled();
    await expect(box).toBeVisible();
    await userEvent.click(within(box).getByRole('button', { name: say('expiry.stay') }));
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await settled();
  },
};

export const LicenceAndHelp: Story = {
  name: 'seal, registers: they stand at the foot of a page',
  tags: ['JUR-32', 'JUR-03'],
  parameters: under('jurisdiction-gb+duties-done', { modes: everyMode }),
  play: async () => {
    const line = await page().findByRole('region', { name: say('safety.line') });
    await expect(within(line).getByRole('link', { name: /Example Gaming Ltd .* 00000/ })).toBeVisible();
    await expect(within(line).getAllByRole('link').length).toBeGreaterThan(2);
    await settled();
  },
};

export const LicenceWithoutFooter: Story = {
  name: 'seal: it stands on pages without a footer too',
  tags: ['JUR-32'],
  args: { address: '/help' },
  parameters: under('jurisdiction-gb+duties-done'),
  play: async () => {
    const line = await page().findByRole('region', { name: say('safety.line') });
    await expect(within(line).getByRole('link', { name: /Example Gaming Ltd .* 00000/ })).toBeVisible();
    await settled();
  },
};
