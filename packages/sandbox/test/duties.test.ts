import { isResting } from '@baize/domain';
import {
  confirmLoginSummary,
  goWithoutLimits,
  loginSummary,
  playSession,
  setPlayLimit,
  stopAllPlay,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { reels, sitDown, spin } from './gameTable.fixture.ts';
import { accountOf, hour, launch, minute, play } from './play.fixture.ts';
import { errorOf, noon, type Visit, visit } from './visit.ts';

/** A player under a rule alone, with a clock that the test moves. */
function under(tighten: Record<string, unknown>, scenario = 'member') {
  let at = noon;
  const seen = visit({ now: () => at, scenario });
  seen.sandbox.world.settings.tighten = tighten;
  const account = accountOf(seen, 'demo.member');
  return {
    seen,
    account,
    pass: (ms: number) => {
      at += ms;
      seen.sandbox.world.signIn(account.username);
    },
  };
}

const refusal = async (seen: Visit) => (await errorOf(launch(seen)).catch(() => null))?.code ?? 'ok';
const stakes = async (seen: Visit, ticket: string) =>
  (await spin(seen, { launch: ticket, bets: reels('1.00') })).answer;
const session = ({ client }: Visit) => client.call(playSession, {});

describe('the panic button', () => {
  test('JUR-27 JUR-12 rest.panic: one call stops every game and launch for its hours, and is refused where there is no button', async () => {
    const { seen, account, pass } = under({ 'rest.panic': 24 });
    const [first, second] = [await sitDown(seen), await sitDown(seen, 'OMB-2')];
    expect(await seen.client.call(stopAllPlay, {})).toEqual({ kind: 'break', from: noon, until: noon + 24 * hour });
    for (const { setup } of [first, second])
      expect(await stakes(seen, setup.launch)).toMatchObject({ ok: false, code: 'on-a-break' });
    expect(await refusal(seen)).toBe('on-a-break');
    pass(24 * hour - 1);
    expect(isResting(account.rest, noon + 24 * hour - 1)).toBe(true);
    pass(1);
    expect(await refusal(visit({ scenario: 'member' }))).toBe('ok');
    expect((await errorOf(under({}).seen.client.call(stopAllPlay, {}))).code).toBe('not-allowed');
  });

  test('JUR-27 a longer rest stays', async () => {
    const { seen, account } = under({ 'rest.panic': 24 });
    account.rest = { kind: 'exclusion', from: noon, until: null };
    expect((await seen.client.call(stopAllPlay, {})).until).toBeNull();
  });
});

describe('the forced break', () => {
  const rule = { 'session.breakAfter': { minutes: 60, breakMinutes: 5 } };

  test('JUR-28 JUR-12 session.breakAfter: after an hour of play no round begins in any game for five minutes, then one does', async () => {
    const { seen } = under(rule, 'member+played-58');
    const { setup } = await sitDown(seen);
    expect((await session(seen)).pause).toEqual({ from: noon + 2 * minute, until: noon + 7 * minute });
    expect((await stakes(seen, setup.launch)).ok).toBe(true);
    const due = under(rule, 'member+played-60').seen;
    const refused = { code: 'break-due', stop: { kind: 'pause', until: noon + 5 * minute } };
    due.sandbox.world.settings.tighten = {};
    const opened = await sitDown(due);
    due.sandbox.world.settings.tighten = rule;
    expect(await stakes(due, opened.setup.launch)).toMatchObject(refused);
    expect(await refusal(due)).toBe('break-due');
  });

  test('JUR-28 who rests as long as the pause before it is due has none', async () => {
    const { seen, pass } = under(rule, 'member+played-58');
    pass(5 * minute);
    expect((await session(seen)).pause).not.toBeNull();
    pass(2 * minute);
    expect((await session(seen)).pause).toBeNull();
    play(seen, 'demo.member', '1');
    expect((await session(seen)).pause?.from).toBe(noon + 67 * minute);
  });
});

test('JUR-12 session.oneOperator: who has just played elsewhere waits, and is told until when', async () => {
  const { seen, account } = under({ 'session.oneOperator': 5 }, 'member+playing-elsewhere');
  expect((await session(seen)).elsewhereUntil).toBe(noon + 5 * minute);
  expect(await refusal(seen)).toBe('playing-elsewhere');
  account.playedElsewhereAt = noon - 5 * minute;
  expect(await refusal(seen)).toBe('ok');
});

test('JUR-30 JUR-12 login.summary: nothing is launched until it is acknowledged, and again after its hours and each login', async () => {
  const { seen, pass } = under({ 'login.summary': { days: 30, hours: 24 } });
  play(seen, 'demo.member', '10', '4');
  expect((await session(seen)).summaryDays).toBe(30);
  expect(await refusal(seen)).toBe('summary-needed');
  const summary = await seen.client.call(loginSummary, {});
  expect(Number(summary.staked)).toBeGreaterThanOrEqual(10);
  expect(summary).toMatchObject({ days: 30, from: noon - 30 * 24 * hour });
  await seen.client.call(confirmLoginSummary, {});
  expect((await session(seen)).summaryDays).toBeNull();
  expect(await refusal(seen)).toBe('ok');
  pass(minute);
  expect(await refusal(seen)).toBe('summary-needed');
});

describe('limits at the start', () => {
  const asked = (ask: string) => ({ 'limit.atStart': ask, 'limit.startKinds': ['deposit'] });
  const limit = { kind: 'deposit', period: 'week', amount: '100' } as const;

  test('JUR-19 JUR-12 limit.atStart, limit.startKinds: required limits block every launch, and going without is refused', async () => {
    const { seen } = under(asked('required'));
    expect((await session(seen)).limitsDue).toEqual({ isRequired: true, kinds: ['deposit'] });
    expect(await refusal(seen)).toBe('limits-needed');
    expect((await errorOf(seen.client.call(goWithoutLimits, {}))).code).toBe('not-allowed');
    await seen.client.call(setPlayLimit, limit);
    expect(await refusal(seen)).toBe('ok');
  });

  test.each(['limit', 'without'])('JUR-19 where they are asked for, either answer (%s) is enough', async (answer) => {
    const { seen } = under(asked('askedWithOptOut'));
    expect(await refusal(seen)).toBe('limits-needed');
    if (answer === 'limit') await seen.client.call(setPlayLimit, limit);
    else await seen.client.call(goWithoutLimits, {});
    expect(await refusal(seen)).toBe('ok');
    expect((await session(seen)).limitsDue).toBeNull();
  });

  test('JUR-19 where they are only offered nothing is asked', async () => {
    expect((await session(under(asked('offered')).seen)).limitsDue).toBeNull();
  });
});

test('JUR-10 JUR-12 under a profile that is missing all of it is asked for, and can be answered', async () => {
  const { seen } = under({});
  seen.sandbox.world.settings.jurisdiction = 'missing';
  expect(await refusal(seen)).toBe('limits-needed');
  await seen.client.call(setPlayLimit, { kind: 'deposit', period: 'month', amount: '20' });
  expect(await refusal(seen)).toBe('summary-needed');
  await seen.client.call(confirmLoginSummary, {});
  expect(await refusal(seen)).toBe('ok');
  expect(await seen.client.call(stopAllPlay, {})).toMatchObject({ kind: 'break' });
});
