import { confirmRealityCheck, playSession } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../testing/answers.ts';
import { pass } from '../../testing/fakeTime.ts';
import { dialog, go, page, query, say } from '../../testing/queries.ts';
import { currentStory, everyMode, settled, siteAt } from '../../testing/StorySite.tsx';

const staged = siteAt('').parameters;

const meta = {
  title: 'Pages/Session',
  ...siteAt('/nowhere'),
  parameters: { ...staged, sandbox: { ...staged.sandbox, scenario: 'member' } },
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates playing time; the page notices it as a tab that becomes visible again. */
async function play(minutes: number): Promise<void> {
  await page().findByRole('region', { name: say('session.bar') });
  await settled();
  pass(minutes * 60_000);
  // The page learns the platform's time from its responses.
  await dueAt();
  document.dispatchEvent(new Event('visibilitychange'));
}
const check = async () => (await currentStory().services().client.call(playSession, {})).realityCheck;
const dueAt = async () => (await check())?.dueAt ?? 0;
const interval = async () => (await check())?.minutes ?? 0;

export const RealityCheckDue: Story = {
  name: 'session.realityMinutes: the check when its time is up',
  tags: ['RSP-02', 'FLT-105'],
  parameters: { visual: { extent: 'screen', modes: everyMode } },
  play: async () => {
    const minutes = await interval();
    await play(minutes - 1);
    await settled();
    await expect(page().queryByRole('alertdialog')).toBeNull();
    await play(2);
    const box = await dialog('control.check', 'alertdialog');
    const played = { hours: Math.floor((minutes + 1) / 60), minutes: (minutes + 1) % 60 };
    await expect(box).toHaveAccessibleDescription(say('control.check.played', played));
    for (const figure of ['staked', 'won', 'net'] as const)
      await expect(within(box).getByText(say(`control.check.${figure}`))).toBeVisible();
    const bets = within(box).getByRole('link', { name: say('member.page.personalHistoryCopy') });
    await expect(bets).toHaveAttribute('href', '/nowhere?modal=member&centre=personalHistoryCopy');
    await settled();
  },
};

export const RealityCheckAnswered: Story = {
  name: 'Answered by going on',
  tags: ['RSP-02'],
  parameters: { visual: { extent: 'screen', modes: [] } },
  play: async ({ msw }) => {
    const minutes = await interval();
    await play(minutes + 1);
    const box = await dialog('control.check', 'alertdialog');
    msw.use(failing(confirmRealityCheck, { once: true }));
    await userEvent.click(within(box).getByRole('button', { name: say('control.check.continue') }));
    await waitFor(() => expect(box).not.toBeInTheDocument());
    const before = await dueAt();
    await play(1);
    await waitFor(async () => expect(await dueAt()).toBe(before + (minutes + 2) * 60_000));
    await expect(page().queryByRole('alertdialog')).toBeNull();
    await settled();
  },
};

export const RealityCheckLeft: Story = {
  name: 'Looked at and left',
  tags: ['RSP-02'],
  parameters: { visual: { extent: 'screen', modes: [] } },
  play: async () => {
    await play((await interval()) + 1);
    let box = await dialog('control.check', 'alertdialog');
    await userEvent.click(within(box).getByRole('link', { name: say('member.page.personalHistoryCopy') }));
    await waitFor(() => expect(query()).toContain('centre=personalHistoryCopy'));
    await waitFor(() => expect(box).not.toBeInTheDocument());
    go(-1);
    await dialog('control.check', 'alertdialog');
    go('/nowhere?modal=member&centre=playControl');
    const below = await page().findByRole('dialog', { name: say('member.page.playControl') });
    await waitFor(() => expect(below.closest('[inert]')).not.toBeNull());
    box = await dialog('control.check', 'alertdialog');
    await userEvent.click(within(box).getByRole('button', { name: say('control.check.leave') }));
    await waitFor(() => expect(currentStory().services().session.get().token).toBeNull());
    await settled();
  },
};
